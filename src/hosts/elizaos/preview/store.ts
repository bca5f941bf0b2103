// The form's values: typed ones, stored ones, and the result of Save.

import { member } from '../../../model/guards.ts';
import { asText, rejectedNames, validatePluginConfig, type ConfigMessage } from '../parameters/values.ts';
import type { Panel } from './panel.ts';
import type { FormValues } from './visibility.ts';

/** The values typed since the last Save, by setting, as the host keeps them. */
export type Drafts = ReadonlyMap<string, unknown>;

export const NO_DRAFTS: Drafts = new Map();

/** The typed values with one more. */
export function withDraft(drafts: Drafts, key: string, value: unknown): Drafts {
  return new Map([...drafts, [key, value]]);
}

/** A control's value as it is kept: the settings page makes a text of every value. */
export function draftOf(panel: Panel, value: unknown): unknown {
  if (panel.mode === 'direct') return value;
  return Array.isArray(value) ? value.map((one) => asText(one ?? '')).join(', ') : asText(value ?? '');
}

/** Keys of the settings that count as configured; for the settings page an empty value does not. */
export function setKeys(panel: Panel, stored: FormValues): ReadonlySet<string> {
  const keys = Object.keys(stored);
  if (panel.mode === 'direct') return new Set(keys);
  return new Set(keys.filter((key) => asText(member(stored, key) ?? '').trim() !== ''));
}

/**
 * The form's values: stored ones, replaced by typed ones. The settings page splits lists at their commas, and does
 * not receive stored secrets.
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

/** The result of Save. With any message in `refused` nothing is stored: the server answers 422. */
export interface SaveResult {
  readonly stored: FormValues;
  readonly refused: readonly ConfigMessage[];
}

/** Presses Save. The form's own errors do not prevent it, and an empty text never replaces a value. */
export function saved(panel: Panel, stored: FormValues, drafts: Drafts): SaveResult {
  const refused = panel.mode === 'host' ? refusals(panel.parameters, drafts) : [];
  if (refused.length > 0) return { stored, refused };
  const filled = [...drafts].filter(([, value]) => typeof value !== 'string' || value.trim() !== '');
  return { stored: Object.fromEntries([...Object.entries(stored), ...filled]), refused };
}

/** The server's reasons to refuse; it checks only submitted values. */
function refusals(parameters: Parameters<typeof rejectedNames>[0], drafts: Drafts): ConfigMessage[] {
  const blocked = rejectedNames(parameters, drafts.keys());
  if (blocked.length > 0) return blocked;
  const submitted = parameters.filter(({ key }) => drafts.has(key));
  const texts = new Map([...drafts].map(([key, value]) => [key, asText(value)]));
  return [...validatePluginConfig(submitted, texts).errors];
}
