// Whether a renamed member brings worse problems to light than the one that the renaming mends.

import type { Finding, Severity } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { last, parent, split, valueAt } from '../../../text/pointer.ts';
import { check } from '../check.ts';
import { rules } from '../sentences.ts';

const RANK: Readonly<Record<Severity, number>> = { advice: 0, changed: 1, refused: 2 };

/** Tries the renamings of a repair on the smallest part of the document that the checks need for them. */
export function harmless(repair: ValueFix, finding: Finding, value: unknown): boolean {
  const changes = repair.changes.filter((change) => change.op === 'rename');
  const [first] = changes;
  if (!first) return true;
  const limit = rank(finding.code);
  if (limit === RANK.refused) return true;
  const part = narrow(value, split(first.pointer));
  if (part === undefined) return false;
  const before = worstByCode(part);
  for (const { pointer, key } of changes) renameIn(part, pointer, key);
  return [...worstByCode(part)].every(([code, worst]) => worst <= limit || worst <= (before.get(code) ?? -1));
}

/** A copy with only the tool, and in it only the field and argument, that the path leads through, if any. */
function narrow(value: unknown, [tools, id, block, list, name]: readonly string[]): unknown {
  if (!isObject(value)) return undefined;
  if (id === undefined) return copy({ ...value, ...(Object.hasOwn(value, 'tools') ? { tools: {} } : {}) });
  if (tools !== 'tools' && tools !== 'functions') return copy({ ...value, tools: {} });
  const whole = member(member(value, tools), id);
  const inside = (block === 'schema' && list === 'fields') || (block === 'ui' && list === 'args');
  const tool = inside && name !== undefined ? narrowTool(whole, name) : whole;
  const rest = {
    ns: member(value, 'ns'),
    title: member(value, 'title'),
    tagValues: member(value, 'tagValues'),
  };
  return copy({ ...rest, [tools]: { [id]: tool } });
}

function narrowTool(tool: unknown, name: string): unknown {
  const field: unknown = valueAt(tool, `/schema/fields`);
  const arg: unknown = valueAt(tool, `/ui/args`);
  return {
    title: member(tool, 'title'),
    schema: { fields: only(field, name) },
    ui: { prefix: '', args: only(arg, name) },
  };
}

function only(holder: unknown, name: string): Record<string, unknown> {
  const kept = member(holder, name);
  return kept === undefined ? {} : { [name]: kept };
}

function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function renameIn(value: unknown, pointer: string, key: string): void {
  const holder = valueAt(value, parent(pointer));
  if (!isObject(holder)) return;
  const content = member(holder, last(pointer));
  delete holder[last(pointer)];
  Object.defineProperty(holder, key, {
    value: content,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function worstByCode(value: unknown): Map<string, number> {
  const found = check({ text: '', value, strict: true, path: '' });
  return new Map(found.map(({ code }) => [code, rank(code)]));
}

function rank(code: string): number {
  return Math.max(
    ...Object.values(rules[code]?.severity ?? {}).map((severity) => (severity ? RANK[severity] : 0)),
  );
}
