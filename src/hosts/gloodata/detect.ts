// Tells an info document from the text alone: `ns` is a name that no other host uses.

import { isObject, member } from '../../model/guards.ts';
import type { Detection, Look } from '../../model/host.ts';

/** Scores a text; null where nothing speaks for Gloodata. */
export function detect({ value, keys }: Look): Detection | null {
  const ns = keys.has('ns');
  const tools = member(value, 'tools');
  if (ns && isObject(tools)) return { score: 1, reason: 'has `ns` and `tools` as an object' };
  if (ns && isObject(member(value, 'functions'))) {
    return { score: 0.9, reason: 'has `ns` and `functions`, the old name of `tools`, as an object' };
  }
  if (hasGloodataTool(tools)) {
    return { score: 0.9, reason: 'has `tools` as an object whose tools have `schema.fields` or `ui.args`' };
  }
  if (ns && (tools !== undefined || keys.has('tools'))) return { score: 0.8, reason: 'has `ns` and `tools`' };
  if (ns && keys.has('title')) return { score: 0.6, reason: 'has `ns` and `title`' };
  if (ns && keys.size <= 2) return { score: 0.35, reason: 'begins with `ns`' };
  return null;
}

function hasGloodataTool(tools: unknown): boolean {
  if (!isObject(tools)) return false;
  return Object.values(tools).some(
    (tool) =>
      isObject(member(member(tool, 'schema'), 'fields')) || isObject(member(member(tool, 'ui'), 'args')),
  );
}
