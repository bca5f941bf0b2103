// The names of the engines of hosts, as they were measured there.

import language from './names/language.txt?raw';
import web from './names/node-18.txt?raw';
import later from './names/node-22.txt?raw';

/** Major version of a host's Node.js; a vm context has no globals of the web. */
export type NodeRealm = 'node-18' | 'node-22' | 'node-22-vm';

/** Owner (`Array#` for its prototype, `Array.` for itself, `-` for the globals) → names. */
export type EngineNames = ReadonlyMap<string, ReadonlySet<string>>;

const known = new Map<string, EngineNames>();

/** All names of one engine. */
export function namesOf(engine: NodeRealm): EngineNames {
  const more = engine === 'node-18' ? web : later;
  const names = known.get(more) ?? read([language, more]);
  known.set(more, names);
  return names;
}

/** The globals of all engines. */
export const globalNames = (): readonly string[] =>
  [language, web, later].flatMap((list) => /^- (.*)$/m.exec(list)?.[1]?.split(' ') ?? []);

/** What Node.js 22 has of the language and 18 has not. */
export const laterNames = (): EngineNames => read([later]);

function read(lists: readonly string[]): EngineNames {
  const names = new Map<string, Set<string>>();
  for (const line of lists.join('\n').split('\n')) {
    const [owner = '', ...more] = line.split(' ');
    names.set(owner, new Set([...(names.get(owner) ?? []), ...more]));
  }
  return names;
}
