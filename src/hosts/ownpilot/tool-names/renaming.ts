// Renames a tool together with its mentions in the prompt, descriptions, triggers and the code of other tools.

import { member } from '../../../model/guards.ts';
import type { Change, Fix } from '../../../model/finding.ts';
import { join } from '../../../lang/json/pointer.ts';
import { fix } from '../../kit/rule.ts';
import { splices } from '../code/in-code.ts';
import { calls, plainString } from '../../../lang/javascript/nodes.ts';
import { parseCode } from '../../../lang/javascript/parse.ts';
import { listItems, toolNames, toolsOf } from '../shape.ts';

/**
 * The fix that renames a tool; `pointer` is that of its `name`. Mentions stay as they are where two tools have
 * the old name.
 */
export function renameTool(manifest: unknown, pointer: string, from: string, to: string): Fix[] {
  const own: Change = { op: 'set', pointer, value: to };
  // Where two tools share a name, a mention may mean either of them.
  const unique = toolNames(manifest).filter((name) => name === from).length === 1;
  const elsewhere = unique && from !== '' ? mentions(manifest, from, to) : [];
  const title = `Change to "${to}"`;
  return elsewhere.length === 0 ? fix(title, own) : fix(`${title} everywhere`, own, ...elsewhere);
}

function mentions(manifest: unknown, from: string, to: string): Change[] {
  const tools = toolsOf(manifest);
  const triggers = listItems(member(manifest, 'triggers'), '/triggers');
  return [
    ...inText(member(manifest, 'system_prompt'), '/system_prompt', from, to),
    ...tools.flatMap(({ value, pointer }) => [
      ...inText(member(value, 'description'), join(pointer, 'description'), from, to),
      ...inCode(member(value, 'code'), join(pointer, 'code'), from, to),
    ]),
    ...triggers.flatMap(({ value, pointer }) =>
      inAction(member(value, 'action'), join(pointer, 'action'), from, to),
    ),
  ];
}

function inAction(action: unknown, pointer: string, from: string, to: string): Change[] {
  const parts = [
    { value: action, pointer },
    { value: member(action, 'payload'), pointer: join(pointer, 'payload') },
  ];
  return parts.flatMap((part) => [
    ...['prompt', 'message'].flatMap((key) =>
      inText(member(part.value, key), join(part.pointer, key), from, to),
    ),
    ...['tool', 'toolName'].flatMap((key): Change[] =>
      member(part.value, key) === from ? [{ op: 'set', pointer: join(part.pointer, key), value: to }] : [],
    ),
  ]);
}

/** A plain word such as `search` also means itself, so it counts only where it is marked as a name. */
function inText(text: unknown, pointer: string, from: string, to: string): Change[] {
  if (typeof text !== 'string') return [];
  const name = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const plain = /^[a-z]+$/.test(from);
  const pattern = plain
    ? new RegExp(`(?<=[\`"'])${name}(?=[\`"'])`, 'g')
    : new RegExp(`(?<![\\w.-])${name}(?![\\w-])`, 'g');
  const places = Array.from(text.matchAll(pattern), ({ index }) => index);
  return splices(
    pointer,
    places.map((start) => ({ from: start, to: start + from.length, insert: to })),
  );
}

/** Names that the code passes to `utils.callTool`. */
function inCode(text: unknown, pointer: string, from: string, to: string): Change[] {
  const code = typeof text === 'string' && text.includes(from) ? parseCode(text) : null;
  if (!code) return [];
  const edits = calls(code, 'utils').flatMap(({ path, args: [name] }) =>
    path === 'utils.callTool' && name?.name === 'String' && plainString(code, name) === from
      ? [{ from: name.from + 1, to: name.to - 1, insert: to }]
      : [],
  );
  return splices(pointer, edits);
}
