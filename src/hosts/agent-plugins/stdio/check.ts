// Checks servers that clients start: command, arguments, environment and folder.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { isMisspelt } from '../names.ts';
import { serversOf, TRANSPORTS } from '../servers/entries.ts';
import * as rules from './rules.ts';

/** Findings on servers of the type `stdio`, and on those that mean to be. */
export function checkStdio({ value }: SourceDocument): Finding[] {
  return serversOf(value)
    .filter(({ transport }) => transport === 'stdio')
    .flatMap(({ pointer, server }) => [
      ...checkCommand(pointer, server),
      ...checkArgs(join(pointer, 'args'), member(server, 'args')),
      ...checkEnv(join(pointer, 'env'), member(server, 'env')),
      ...checkFolder(join(pointer, 'cwd'), member(server, 'cwd')),
    ]);
}

function checkCommand(holder: string, server: Readonly<Record<string, unknown>>): Finding[] {
  const command = member(server, 'command');
  if (command === undefined)
    return isMisspelt(server, 'command', TRANSPORTS.stdio) ? [] : [rules.commandMissing.at(holder, 'key')];
  const pointer = join(holder, 'command');
  if (typeof command !== 'string')
    return [rules.commandType.at(pointer, 'value', { type: typeName(command) })];
  if (command.trim() === '') return [rules.commandType.at(pointer, 'value', { type: 'an empty string' })];
  if (/\$\{|^\$|%\w+%/.test(command)) return [rules.commandPlaceholder.at(pointer, 'value', { command })];
  const isPath = command.startsWith('./');
  // A path may have spaces, but not before what looks like an option.
  if (isPath ? /\s-/.test(command) : /\s/.test(command))
    return [rules.commandNotOneToken.at(pointer, 'value', { command })];
  if (isPath ? rules.leadsOut(command) : /[/\\]/.test(command))
    return [rules.commandPath.at(pointer, 'value', { command })];
  return /^\.\.?$|\/\.{0,2}$/.test(command)
    ? [rules.commandFolder.at(pointer, 'value', { command })]
    : checkNul(pointer, command);
}

function checkArgs(pointer: string, args: unknown): Finding[] {
  if (args === undefined) return [];
  if (!Array.isArray(args)) return [rules.argsType.at(pointer, 'value', { type: typeName(args) })];
  return args.flatMap((arg: unknown, i) => {
    const at = join(pointer, i);
    return typeof arg === 'string'
      ? checkText(at, arg)
      : [rules.argType.at(at, 'value', { type: typeName(arg) })];
  });
}

const RESERVED: readonly string[] = ['PLUGIN_ROOT', 'PLUGIN_DATA'];

function checkEnv(pointer: string, env: unknown): Finding[] {
  if (env === undefined) return [];
  if (!isObject(env)) return [rules.envType.at(pointer, 'value', { type: typeName(env) })];
  return Object.entries(env).flatMap(([name, text]) => {
    const at = join(pointer, name);
    if (RESERVED.includes(name)) return [rules.envReserved.at(at, 'key', { name })];
    return typeof text === 'string'
      ? checkText(at, text)
      : [rules.envText.at(at, 'value', { name, type: typeName(text) })];
  });
}

function checkFolder(pointer: string, cwd: unknown): Finding[] {
  if (cwd === undefined) return [];
  if (typeof cwd !== 'string') return [rules.cwdType.at(pointer, 'value', { type: typeName(cwd) })];
  const [, below] = /^(?:\.(?=\/)|\$\{PLUGIN_ROOT\}(?=\/|$)|\$\{PLUGIN_DATA\}(?=\/|$))(.*)$/s.exec(cwd) ?? [];
  if (below === undefined || rules.leadsOut(below)) return [rules.cwdPath.at(pointer, 'value', { cwd })];
  return checkText(pointer, cwd);
}

function checkText(pointer: string, text: string): Finding[] {
  const found = rules.strangePlaceholder(text);
  const part = found && text.slice(found.from, found.to);
  return [
    ...checkNul(pointer, text),
    ...(part ? [rules.placeholderUnknown.at(pointer, found, { text: part })] : []),
  ];
}

function checkNul(pointer: string, text: string): Finding[] {
  return text.includes('\0') ? [rules.nulCharacter.at(pointer, 'value')] : [];
}
