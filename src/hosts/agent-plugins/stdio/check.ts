// Checks servers that clients start: command, arguments, environment and folder.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { serversOf } from '../servers/entries.ts';
import { leadsOut, strangePlaceholder } from './paths.ts';
import {
  argsType,
  argType,
  commandMissing,
  commandNotOneToken,
  commandPath,
  commandPlaceholder,
  commandType,
  cwdPath,
  cwdType,
  envReserved,
  envText,
  envType,
  placeholderUnknown,
} from './rules.ts';

/** Findings on servers of the type `stdio`, and on those that mean to be. */
export function checkStdio({ value }: SourceDocument): Finding[] {
  return serversOf(value)
    .filter(({ transport }) => transport === 'stdio')
    .flatMap(({ pointer, server }) => [
      ...checkCommand(pointer, member(server, 'command')),
      ...checkArgs(join(pointer, 'args'), member(server, 'args')),
      ...checkEnv(join(pointer, 'env'), member(server, 'env')),
      ...checkFolder(join(pointer, 'cwd'), member(server, 'cwd')),
    ]);
}

function checkCommand(holder: string, command: unknown): Finding[] {
  if (command === undefined) return [commandMissing.at(holder, 'key')];
  const pointer = join(holder, 'command');
  if (typeof command !== 'string') return [commandType.at(pointer, 'value', { type: typeName(command) })];
  if (command.trim() === '') return [commandType.at(pointer, 'value', { type: 'an empty string' })];
  if (/\$\{|^\$|%\w+%/.test(command)) return [commandPlaceholder.at(pointer, 'value', { command })];
  const isPath = command.startsWith('./');
  // A path may have spaces, but not before what looks like an option.
  if (isPath ? /\s-/.test(command) : /\s/.test(command))
    return [commandNotOneToken.at(pointer, 'value', { command })];
  return (isPath ? leadsOut(command) : /[/\\]/.test(command))
    ? [commandPath.at(pointer, 'value', { command })]
    : [];
}

function checkArgs(pointer: string, args: unknown): Finding[] {
  if (args === undefined) return [];
  if (!Array.isArray(args)) return [argsType.at(pointer, 'value', { type: typeName(args) })];
  return args.flatMap((arg: unknown, i) => {
    const at = join(pointer, i);
    return typeof arg === 'string'
      ? placeholdersIn(at, arg)
      : [argType.at(at, 'value', { type: typeName(arg) })];
  });
}

const RESERVED: readonly string[] = ['PLUGIN_ROOT', 'PLUGIN_DATA'];

function checkEnv(pointer: string, env: unknown): Finding[] {
  if (env === undefined) return [];
  if (!isObject(env)) return [envType.at(pointer, 'value', { type: typeName(env) })];
  return Object.entries(env).flatMap(([name, text]) => {
    const at = join(pointer, name);
    if (RESERVED.includes(name)) return [envReserved.at(at, 'key', { name })];
    return typeof text === 'string'
      ? placeholdersIn(at, text)
      : [envText.at(at, 'value', { name, type: typeName(text) })];
  });
}

function checkFolder(pointer: string, cwd: unknown): Finding[] {
  if (cwd === undefined) return [];
  if (typeof cwd !== 'string') return [cwdType.at(pointer, 'value', { type: typeName(cwd) })];
  const [, below] = /^(?:\.(?=\/)|\$\{PLUGIN_ROOT\}(?=\/|$)|\$\{PLUGIN_DATA\}(?=\/|$))(.*)$/s.exec(cwd) ?? [];
  if (below === undefined || leadsOut(below)) return [cwdPath.at(pointer, 'value', { cwd })];
  return placeholdersIn(pointer, cwd);
}

function placeholdersIn(pointer: string, text: string): Finding[] {
  const found = strangePlaceholder(text);
  return found ? [placeholderUnknown.at(pointer, found, { text: text.slice(found.from, found.to) })] : [];
}
