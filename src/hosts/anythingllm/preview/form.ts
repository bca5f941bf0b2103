// The state of the settings form: its values, whether Save shows, and the errors of saving.

import { asText } from '../hub-id/hub-id.ts';
import type { Field } from './fields.ts';
import type { Panel } from './panel.ts';

/** Texts by key; own members only, keys come from the manifest. */
export type Texts = Readonly<Record<string, string>>;

/** Nothing was typed. */
export const NO_TEXTS: Texts = {};

/** A key's text; undefined where nothing was typed. */
export function textOf(texts: Texts, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/**
 * The texts after an edit. A text that equals the manifest's value is not kept, so the field follows the source. An
 * edit to the text that is shown already gives the same texts, because React reports changes only.
 */
export function withText(panel: Panel, texts: Texts, key: string, text: string): Texts {
  const shown = panel.fields.find((field) => field.key === key)?.shown;
  if (text === (textOf(texts, key) ?? shown)) return texts;
  const others = Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key));
  const unchanged =
    panel.tracked && panel.fields.some((field) => field.key === key && field.initial === text);
  return unchanged ? others : { ...texts, [key]: text };
}

/** The values of the form by key, as the page compares and saves them. Typed values are always strings. */
export function inputsOf({ fields, tracked }: Panel, texts: Texts): Readonly<Record<string, unknown>> {
  // Without first values the form holds its fields in the order in which they were edited.
  const edited = Object.keys(texts).flatMap((key) => fields.filter((field) => field.key === key));
  const held = tracked ? fields : edited;
  return Object.fromEntries(held.map(({ key, initial }) => [key, textOf(texts, key) ?? initial]));
}

/**
 * Whether Save is shown. After each edit the page compares the form with its memory (`held`), which an earlier Save
 * has changed even if it failed.
 */
export function isChanged(panel: Panel, typed: Texts, held: Texts): boolean {
  const stored = inputsOf(panel, panel.tracked ? held : NO_TEXTS);
  return JSON.stringify(inputsOf(panel, typed)) !== JSON.stringify(stored);
}

export interface Attempt {
  /** The toasts, in the order of the keys; nothing is saved where there is one. */
  readonly errors: readonly string[];
  /** The page's memory afterwards: valid values are stored there even where others are refused. */
  readonly held: Texts;
}

/** Presses Save, which checks all fields, even those not edited (ImportedSkillConfig/index.jsx:66-101). */
export function attempt(panel: Panel, typed: Texts, held: Texts): Attempt {
  const errors: string[] = [];
  const memory = new Map(Object.entries(held));
  const rules = new Map(panel.fields.map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(inputsOf(panel, typed))) {
    const field = rules.get(key);
    const error = field && errorOf(field, value);
    if (error !== undefined) errors.push(error);
    else if (Object.hasOwn(typed, key)) memory.set(key, typed[key] ?? '');
    else memory.delete(key);
  }
  return { errors, held: Object.fromEntries(memory) };
}

function errorOf({ key, required, wanted }: Field, value: unknown): string | undefined {
  if (required && !value) return `${key} is required to have a value.`;
  return typeof value === wanted ? undefined : `${key} must be of type ${asText(wanted)}.`;
}

/** The texts that still differ from the manifest. */
export function unsaid(panel: Panel, texts: Texts): Texts {
  const initials = new Map(panel.fields.map((field) => [field.key, field.initial]));
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => initials.get(key) !== text));
}
