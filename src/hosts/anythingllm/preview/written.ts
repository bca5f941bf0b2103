// The requests of the switch and of Save, and what the server then changes in plugin.json (imported.js:112-130).

import { isObject, member } from '../../../model/guards.ts';
import type { Change } from '../../../model/finding.ts';
import { parent } from '../../../lang/json/pointer.ts';
import { cut } from '../../kit/words.ts';
import { memberName } from '../parts.ts';
import { inputsOf, type Texts } from './form.ts';
import type { Panel } from './panel.ts';

export interface SentState {
  /** The last state of the switch that was sent; null before the first. */
  readonly active: boolean | null;
  /** The texts that the last successful Save sent; null before the first. */
  readonly saved: Texts | null;
}

export interface UpdateRequest {
  readonly updates: Readonly<Record<string, unknown>>;
}

/** The switch sends only itself. */
export function toggleRequest(active: boolean): UpdateRequest {
  return { updates: { active } };
}

/** Save sends the whole manifest as the page holds it, every field with a `value`, and `imported` true. */
export function saveRequest(panel: Panel, active: boolean | null, typed: Texts): UpdateRequest {
  const { manifest } = panel;
  const setup = withValues(member(manifest, 'setup_args'), inputsOf(panel, typed));
  const held = active === null ? manifest : { ...manifest, active };
  return { updates: { ...held, imported: true, ...(setup === undefined ? {} : { setup_args: setup }) } };
}

/** These writes as changes of the source text. */
export function changesOf(panel: Panel, { active, saved }: SentState): Change[] {
  const changes: Change[] = [];
  const set = (pointer: string, before: unknown, value: unknown): void => {
    if (JSON.stringify(before) !== JSON.stringify(value)) changes.push({ op: 'set', pointer, value });
  };
  const { manifest } = panel;
  if (active !== null) set('/active', member(manifest, 'active'), active);
  if (saved === null) return changes;
  const inputs = inputsOf(panel, saved);
  for (const { key, pointer } of panel.fields) {
    if (!Object.hasOwn(inputs, key)) continue;
    set(`${pointer}/value`, member(entryOf(member(manifest, 'setup_args'), key), 'value'), inputs[key]);
  }
  set('/imported', member(manifest, 'imported'), true);
  return changes;
}

/** A changed member with its new value. */
export interface Line {
  readonly name: string;
  readonly value: string;
}

/** One line per change; what is typed into a password field is not shown. */
export function linesOf({ fields }: Panel, changes: readonly Change[]): Line[] {
  const hidden = new Set(
    fields.filter(({ type }) => type.toLowerCase() === 'password').map(({ pointer }) => pointer),
  );
  return changes.map((change) => {
    const value = change.op === 'set' ? cut(JSON.stringify(change.value)) : '';
    return {
      name: memberName(change.pointer),
      value: hidden.has(parent(change.pointer)) && value !== '""' ? '••••' : value,
    };
  });
}

function entryOf(setup: unknown, key: string): unknown {
  return Array.isArray(setup) ? (setup as unknown[])[Number(key)] : member(setup, key);
}

function withValues(setup: unknown, inputs: Readonly<Record<string, unknown>>): unknown {
  const filled = (entry: unknown, key: string): unknown =>
    isObject(entry) && Object.hasOwn(inputs, key) ? { ...entry, value: inputs[key] } : entry;
  if (Array.isArray(setup)) return setup.map((entry, i) => filled(entry, String(i)));
  if (!isObject(setup)) return setup;
  return Object.fromEntries(Object.entries(setup).map(([key, entry]) => [key, filled(entry, key)]));
}
