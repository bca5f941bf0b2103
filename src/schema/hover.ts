// Shows what a host's schema says about the key or value under the mouse pointer.

import { getLocation } from 'jsonc-parser';
import type { JsonSchema } from '../model/host.ts';
import { MAX_DEPTH, nestingDepth } from '../text/depth.ts';
import type { Hover } from '../model/assist.ts';
import { membersOf, schemasAt, typeWords } from './walk.ts';

/** Title and text for an offset (UTF-16 units); null where the schema says nothing. */
export function hover(text: string, offset: number, root: JsonSchema): Hover | null {
  if (nestingDepth(text) > MAX_DEPTH) return null;
  const { path, previousNode: node } = getLocation(text, offset);
  if (!node || offset < node.offset || offset > node.offset + node.length) return null;
  const schemas = schemasAt(root, path);
  const description = schemas.find((s) => s.description)?.description;
  if (description === undefined) return null;
  const key = path.at(-1);
  const required =
    typeof key === 'string' && membersOf(root, schemasAt(root, path.slice(0, -1))).get(key)?.required;
  const type = schemas.map(typeWords).find((words) => words !== '') ?? '';
  const title = [nameOf(path), type, required ? 'required' : ''].filter(Boolean).join(' · ');
  return { from: node.offset, to: node.offset + node.length, title, text: description };
}

/** The last name of a path with its index: `tools[0]`. */
function nameOf(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  if (typeof last !== 'number') return last ?? 'manifest';
  return `${String(path.at(-2) ?? '')}[${String(last)}]`;
}
