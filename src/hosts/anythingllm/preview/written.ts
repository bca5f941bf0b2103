// The requests of the switch and of Save, and plugin.json after the server has applied them (imported.js:112-130).

import { isObject, member } from '../../../model/guards.ts';
import type { Change } from '../../../model/host.ts';
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

/** The manifest after these writes. */
export function fileAfter(panel: Panel, { active, saved }: SentState): Readonly<Record<string, unknown>> {
  const { updates } = saved === null ? { updates: {} } : saveRequest(panel, active, saved);
  return { ...panel.manifest, ...updates, ...(active === null ? {} : { active }) };
}

/** The same writes as changes of the source text. */
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
