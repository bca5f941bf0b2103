// What the form holds and what Save makes of it: typed values, stored values, and the server's answer.

import { member } from '../../../model/guards.ts';
import { asText, rejectedNames, validatePluginConfig, type ConfigMessage } from '../parameters/values.ts';
import type { Panel } from './panel.ts';
import type { FormValues } from './visibility.ts';

/** What was typed since the last save, by setting, as the host keeps it until then. */
export type Drafts = ReadonlyMap<string, unknown>;

export const NO_DRAFTS: Drafts = new Map();

export function withDraft(drafts: Drafts, key: string, value: unknown): Drafts {
  return new Map([...drafts, [key, value]]);
}

/** A value that a control hands over, as it is kept: the settings page makes a text of everything. */
export function draftOf(panel: Panel, value: unknown): unknown {
  if (panel.mode === 'direct') return value;
  return Array.isArray(value) ? value.map((one) => asText(one ?? '')).join(', ') : asText(value ?? '');
}

/** Settings that count as configured; the settings page knows no empty ones. */
export function setKeys(panel: Panel, stored: FormValues): ReadonlySet<string> {
  const keys = Object.keys(stored);
  if (panel.mode === 'direct') return new Set(keys);
  return new Set(keys.filter((key) => asText(member(stored, key) ?? '').trim() !== ''));
}

/**
 * The values that the form works on: what is typed over what is stored. The settings page takes lists apart at their
 * commas, and is never told a stored secret.
 */
export function valuesOf(panel: Panel, stored: FormValues, drafts: Drafts, schema: unknown): FormValues {
  if (panel.mode === 'direct') return Object.fromEntries([...Object.entries(stored), ...drafts]);
  const set = setKeys(panel, stored);
  return Object.fromEntries(
    panel.parameters.flatMap(({ key, sensitive }): [string, unknown][] => {
      const typed = drafts.get(key);
      const value = typed ?? (set.has(key) && !sensitive ? member(stored, key) : undefined);
      if (value === undefined) return [];
      const isList = member(member(member(schema, 'properties'), key), 'type') === 'array';
      return [[key, isList && typeof value === 'string' ? itemsOf(value) : value]];
    }),
  );
}

function itemsOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Nothing is stored as soon as there is one message: the server answers 422. */
export interface SaveResult {
  readonly stored: FormValues;
  readonly refused: readonly ConfigMessage[];
}

/** Stored values after Save; the form's own errors do not hold it back, and an empty text never replaces a value. */
export function saved(panel: Panel, stored: FormValues, drafts: Drafts): SaveResult {
  const refused = panel.mode === 'host' ? refusals(panel.parameters, drafts) : [];
  if (refused.length > 0) return { stored, refused };
  const filled = [...drafts].filter(([, value]) => typeof value !== 'string' || value.trim() !== '');
  return { stored: Object.fromEntries([...Object.entries(stored), ...filled]), refused };
}

/** Only what is submitted is looked at. */
function refusals(parameters: Parameters<typeof rejectedNames>[0], drafts: Drafts): ConfigMessage[] {
  const blocked = rejectedNames(parameters, drafts.keys());
  if (blocked.length > 0) return blocked;
  const submitted = parameters.filter(({ key }) => drafts.has(key));
  const texts = new Map([...drafts].map(([key, value]) => [key, asText(value)]));
  return [...validatePluginConfig(submitted, texts).errors];
}
