// Manifests whose strings try to become code wherever they are written to.

import { isObject } from '../../src/model/guards.ts';
import { setMember } from '../../src/convert/values/set-member.ts';

/** An identifier in JavaScript and Python that no maker of legal names lets through. */
export const MARK = 'Ж';

/** What ends a literal, a comment, a scalar or a block in some language, each followed by the mark. */
export const TERMINATORS: readonly string[] = [
  `\u2028${MARK}()//`,
  `\u2029${MARK}()//`,
  `\n${MARK}()\n`,
  `\r${MARK}()\r`,
  `\u0085${MARK}()`,
  `\v${MARK}()`,
  `\f${MARK}()`,
  `\0${MARK}`,
  `*/${MARK}()/*`,
  `"${MARK}"`,
  `";${MARK}();"`,
  `';${MARK}();'`,
  `\`;${MARK}();\``,
  `\${${MARK}()}`,
  `\\${MARK}`,
  `\\"${MARK}();//`,
  `"""\n${MARK}()\n"""`,
  `'''\n${MARK}()\n'''`,
  `\nEOF\n${MARK}\n`,
  `\n---\n${MARK}: 1\n---\n`,
  `\n...\n${MARK}: 1\n`,
  `: ${MARK}`,
  ` #${MARK}`,
  `\n# ${MARK}\n`,
  `\n${MARK}\n===\n`,
  `\n\`\`\`\n${MARK}\n`,
  `\`\`${MARK}\``,
  `</script><script>${MARK}()</script>`,
  `<!--${MARK}-->`,
  `[${MARK}](https://${MARK}.example)`,
  `\u202e${MARK}\u2066`,
  `\ufeff${MARK}`,
  `\ud800${MARK}`,
  `\n/* --- end of the tool’s own code --- */\n${MARK}()`,
  `{{${MARK}}}`,
  `%${MARK}%$(${MARK})`,
];

export const ALL_TERMINATORS = TERMINATORS.join('');

/** Members that say how the rest is read. */
const STRUCTURE: readonly string[] = ['type', 'schema', 'kind', 'file', 'pluginType', 'jsonrpc'];
/** Members whose own members are named by the author. */
const FREE: readonly string[] = [
  'properties',
  'params',
  'setup_args',
  'fields',
  'args',
  'uiHints',
  'pluginParameters',
];

/** Every text with the terminator before it, names of the author's members included; tool code stays. */
export function hostileOf(value: unknown, terminator: string, parent = ''): unknown {
  if (typeof value === 'string') return terminator + value;
  if (Array.isArray(value)) return value.map((item) => hostileOf(item, terminator));
  if (!isObject(value)) return value;
  const free = FREE.includes(parent) || Object.values(value).every(isObject);
  const out = {};
  for (const [key, held] of Object.entries(value)) {
    const stays = key === 'code' || (STRUCTURE.includes(key) && typeof held === 'string');
    setMember(
      out,
      free ? terminator + key : key,
      stays ? held : hostileOf(held, terminator, free ? '' : key),
    );
  }
  return out;
}

/** The manifest once for every text and every name in it, each time with that one hostile. */
export function* oneByOne(value: unknown, terminator: string): Generator<unknown> {
  if (typeof value === 'string') yield terminator + value;
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      for (const made of oneByOne(item, terminator)) yield value.with(i, made);
    }
  }
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    yield withMember(value, key, terminator + key, value[key]);
    if (key === 'code') continue;
    for (const made of oneByOne(value[key], terminator)) yield withMember(value, key, key, made);
  }
}

function withMember(value: object, key: string, name: string, held: unknown): unknown {
  const out = {};
  for (const [other, kept] of Object.entries(value)) {
    if (other === key) setMember(out, name, held);
    else setMember(out, other, kept);
  }
  return out;
}
