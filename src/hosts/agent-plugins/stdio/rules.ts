// Rules on servers that clients start: command, arguments, environment and folder.

import { parent, join, valueAt } from '../../../lang/json/pointer.ts';
import { asText, fix, remove, setTo } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { section, SKIPS, skipping, SERVERS, define } from '../evidence.ts';

const PATHS = [section('4.1'), section('7.2.1')];

export const commandMissing = skipping('agent-plugins/command-missing', {
  message: () => '`command` is missing: it names the program that is the server.',
});

export const commandType = skipping<{ type: string }>('agent-plugins/command-type', {
  message: ({ type }) => `\`command\` must be a string with the name of one program, but this is ${type}.`,
});

export const commandNotOneToken = skipping<{ command: string }>('agent-plugins/command-not-one-token', {
  message: ({ command }) =>
    `${quote(command)} is more than the name of a program: arguments belong in \`args\`, and no shell reads this.`,
  fix: ({ pointer, args }, { value }) => split(value, pointer, wordsOfCommand(args.command) ?? []),
});

export const commandPlaceholder = define.broken<{ command: string }>('agent-plugins/command-placeholder', {
  message: ({ command }) =>
    `Clients replace nothing in \`command\`, so they look for a program named ${quote(command)}. A path in the plugin begins with \`./\`. ${/[/\\\s]/.test(command) ? SKIPS : 'The server does not start.'}`,
  evidence: [section('7.2.1'), section('9.2')],
  fix: ({ pointer, args }) => setTo(pointer, belowPlugin(args.command)),
});

export const commandPath = skipping<{ command: string }>('agent-plugins/command-path', {
  message: ({ command }) =>
    `${quote(command)} is neither the name of a program nor a path in the plugin, which begins with \`./\` and stays inside of it.`,
  evidence: PATHS,
  fix: ({ pointer, args }) => setTo(pointer, belowPlugin(args.command)),
});

export const commandFolder = define.broken<{ command: string }>('agent-plugins/command-folder', {
  message: ({ command }) => `${quote(command)} is a folder, not a program. No client can start this server.`,
  evidence: SERVERS,
});

export const nulCharacter = define.broken('agent-plugins/nul-character', {
  message: () =>
    'The text has a NUL character, which no program can receive. No client can start this server.',
  evidence: SERVERS,
  fix: ({ pointer }, _, held) =>
    setTo(pointer, String(held).replaceAll('\0', ''), 'Remove the NUL character'),
});

export const argsType = skipping<{ type: string }>('agent-plugins/args-type', {
  message: ({ type }) => `\`args\` must be a list of strings, but this is ${type}.`,
  fix: ({ pointer }, _, held) => {
    const words = typeof held === 'string' ? wordsOfCommand(held) : undefined;
    return words ? setTo(pointer, words) : remove(pointer);
  },
});

export const argType = skipping<{ type: string }>('agent-plugins/arg-type', {
  message: ({ type }) => `Each of the \`args\` must be a string, but this is ${type}.`,
  fix: asText,
});

export const envType = skipping<{ type: string }>('agent-plugins/env-type', {
  message: ({ type }) => `\`env\` must be an object of strings, but this is ${type}.`,
  fix: ({ pointer }) => remove(pointer),
});

export const envText = skipping<{ name: string; type: string }>('agent-plugins/env-text', {
  message: ({ name, type }) => `The value of ${code(name)} must be a string, but this is ${type}.`,
  fix: asText,
});

export const envReserved = skipping<{ name: string }>('agent-plugins/env-reserved', {
  message: ({ name }) => `Clients set ${code(name)} themselves, and \`env\` must not have it.`,
  evidence: [section('9.2'), section('7.2.2')],
  fix: ({ pointer }) => remove(pointer),
});

export const cwdType = skipping<{ type: string }>('agent-plugins/cwd-type', {
  message: ({ type }) => `\`cwd\` must be a string, but this is ${type}.`,
  fix: ({ pointer }) => remove(pointer),
});

export const cwdPath = skipping<{ cwd: string }>('agent-plugins/cwd-path', {
  message: ({ cwd }) =>
    `${quote(cwd)} is not a folder that a server may start in: those begin with \`./\`, \`\${PLUGIN_ROOT}\` or \`\${PLUGIN_DATA}\` and stay below it. Without \`cwd\` it is the plugin's own folder.`,
  evidence: PATHS,
  fix: ({ pointer, args }) => [...setTo(pointer, belowPlugin(args.cwd)), ...remove(pointer)],
});

export const placeholderUnknown = define.changed<{ text: string }>('agent-plugins/placeholder-unknown', {
  message: ({ text }) =>
    `Clients replace only \`\${PLUGIN_ROOT}\` and \`\${PLUGIN_DATA}\`, so the server gets ${code(text)} as it is.`,
  evidence: [section('9.2')],
});

/** The first word stays the command, the others come before the arguments that are there. */
function split(
  root: unknown,
  pointer: string,
  [command, ...words]: readonly string[],
): ReturnType<typeof fix> {
  if (command === undefined) return [];
  const at = join(parent(pointer), 'args');
  const args = valueAt(root, at);
  if (args !== undefined && !Array.isArray(args)) return [];
  return fix(
    'Move all but the first word to "args"',
    { op: 'set', pointer, value: command },
    { op: 'set', pointer: at, value: [...words, ...((args ?? []) as unknown[])] },
  );
}

/** The two names that clients replace in `args`, `env` and `cwd`, and nowhere else. */
const PLACEHOLDERS: readonly string[] = ['${PLUGIN_ROOT}', '${PLUGIN_DATA}'];

/** Whether the steps of a path lead out of the folder that it starts in. */
export function leadsOut(path: string): boolean {
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth -= 1;
    else if (step !== '' && step !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** A command line as its words; undefined where quotes or operators of a shell make that uncertain. */
function wordsOfCommand(line: string): [command: string, ...args: string[]] | undefined {
  if (/["'`\\;&|<>$(){}*?]/.test(line)) return undefined;
  const [command, ...args] = line.trim().split(/\s+/);
  return command === undefined || command === '' ? undefined : [command, ...args];
}

/** A path as `./…` below the plugin; undefined where it is elsewhere or has placeholders of other kinds. */
function belowPlugin(path: string): string | undefined {
  const below = path
    .replace(/^\$\{PLUGIN_ROOT\}/, '.')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/+)+/, '');
  if (below === '' || below === '.') return './';
  return /^[/~]|^[A-Za-z]:|\$/.test(below) || leadsOut(below) ? undefined : `./${below}`;
}

/** Text like a placeholder that clients do not replace: `${HOME}`, `$TOKEN`, `${input:key}`. */
export function strangePlaceholder(text: string): { from: number; to: number } | null {
  for (const match of text.matchAll(/\$\{[^{}\s]{1,100}\}|\$[A-Z][A-Z0-9_]{1,60}|%[A-Z][A-Z0-9_]{1,60}%/g)) {
    if (!PLACEHOLDERS.includes(match[0])) return { from: match.index, to: match.index + match[0].length };
  }
  return null;
}
