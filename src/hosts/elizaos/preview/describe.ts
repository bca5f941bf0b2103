// Describes the whole settings form as plain data, with every text, for its present values.

import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText, PageCrash } from '../../kit/react-page.ts';
import { asText } from '../parameters/values.ts';
import { inverted } from '../../kit/words.ts';
import { controlOf } from './controls.ts';
import type { Control } from './control.ts';
import { fieldsOf, type SettingField, type FormSource, type Width, crashDrawn } from './fields.ts';
import type { Errors } from './validate.ts';
import { isVisible, valueAt, type FormValues } from './visibility.ts';

export interface FormState {
  /** Stored values, replaced by typed ones. */
  readonly values: FormValues;
  /** Settings that count as configured. */
  readonly set: ReadonlySet<string>;
  readonly errors: Errors;
}

export interface FieldView {
  readonly field: SettingField;
  /** The element's id, to which the links of the error summary scroll. */
  readonly id: string;
  readonly label: string;
  /** True if the key is shown beside the label, because the two differ. */
  readonly showsKey: boolean;
  readonly width: Width;
  /** True if the field is required and not configured, even while text is typed: shows “Required” and a red bar. */
  readonly lacking: boolean;
  readonly configured: boolean;
  readonly control: Control;
  readonly errors: readonly string[];
  readonly help: string;
  /** ` (default: 5)`; '' without one, and without any help before it. */
  readonly helpDefault: string;
}

/** A group of fields; `name` and `icon` are '' where headers are not shown. */
export interface GroupView {
  readonly name: string;
  readonly icon: string;
  readonly fields: readonly FieldView[];
}

export interface FormView {
  /** The counts of the amber box; null as soon as every required field is set. */
  readonly progress: Progress | null;
  /** One line per field with an error, in the order in which the errors appeared. */
  readonly summary: readonly { readonly id: string; readonly label: string }[];
  /** `1 field needs attention`. */
  readonly summaryTitle: string;
  readonly showsHeaders: boolean;
  readonly groups: readonly GroupView[];
  /** The fields of the advanced section, folded or not. */
  readonly advancedFields: readonly SettingField[];
  /** The same as they are painted; [] while it is folded, so a broken one does not crash the page before. */
  readonly advanced: readonly FieldView[];
}

/** Numbers of visible fields; advanced ones count too. */
export interface Progress {
  readonly requiredSet: number;
  readonly required: number;
  readonly set: number;
  readonly total: number;
}

/** The text in place of a form without a schema. */
export const NO_SCHEMA = 'No schema provided.';

/** The form; null without a schema. `open`: the advanced section is unfolded. Throws PageCrash as the page does. */
export function describeForm(
  source: FormSource,
  pluginId: string,
  state: FormState,
  open: boolean,
): FormView | null {
  if (!source.schema) return null;
  const shown = visibleFields(source, state.values);
  const general = grouped(
    shown.filter((field) => !field.advanced),
    state.values,
  );
  const view = (field: SettingField): FieldView => viewOf(field, pluginId, state);
  const showsHeaders = general.size > 1;
  const advanced = shown.filter((field) => field.advanced);
  return {
    progress: progressOf(shown, state),
    ...summaryOf(shown, pluginId, state.errors),
    showsHeaders,
    groups: [...general].map(([group, fields]) => ({
      ...headerOf(group, fields, showsHeaders),
      fields: fields.map(view),
    })),
    advancedFields: advanced,
    advanced: open ? advanced.map(view) : [],
  };
}

/** The fields that are shown with these values, in base order. */
export function visibleFields(source: FormSource, values: FormValues): SettingField[] {
  return fieldsOf(source).filter((field) => isVisible(field, values));
}

/** Groups in the order of first appearance; in each, required empty fields first, then by `order`. */
function grouped(fields: readonly SettingField[], values: FormValues): Map<unknown, SettingField[]> {
  const out = new Map<unknown, SettingField[]>();
  for (const field of fields) out.set(field.group, [...(out.get(field.group) ?? []), field]);
  const empty = (field: SettingField): boolean => field.required && isEmpty(valueAt(values, field.key));
  for (const members of out.values()) {
    members.sort((a, b) => Number(empty(b)) - Number(empty(a)) || a.order - b.order);
  }
  return out;
}

function headerOf(
  group: unknown,
  fields: readonly SettingField[],
  shown: boolean,
): { name: string; icon: string } {
  if (typeof group === 'string') return { name: group, icon: groupIcon(group) };
  if (!shown) return { name: '', icon: '' };
  const at = join(fields[0]?.hintPointer ?? '', 'group');
  throw new PageCrash('group.toLowerCase is not a function', at, '`group` must be a string.');
}

/** Fields of the advanced section count too. */
function progressOf(fields: readonly SettingField[], { values, set }: FormState): Progress | null {
  const isSet = (field: SettingField): boolean => set.has(field.key) || !isEmpty(valueAt(values, field.key));
  const required = fields.filter((field) => field.required);
  const requiredSet = required.filter(isSet).length;
  if (requiredSet === required.length) return null;
  return {
    requiredSet,
    required: required.length,
    set: fields.filter(isSet).length,
    total: fields.length,
  };
}

/** The error summary. A field that is hidden by now keeps its line, under its key. */
function summaryOf(
  fields: readonly SettingField[],
  pluginId: string,
  errors: Errors,
): Pick<FormView, 'summary' | 'summaryTitle'> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const count = errors.size;
  return {
    summary: [...errors.keys()].map((key) => {
      const field = byKey.get(key);
      return { id: idOf(key, pluginId), label: field ? labelOf(field) : key };
    }),
    summaryTitle: `${String(count)} ${count === 1 ? 'field needs' : 'fields need'} attention`,
  };
}

function viewOf(field: SettingField, pluginId: string, { values, set, errors }: FormState): FieldView {
  if (field.schema === null) throw crashDrawn(field);
  const configured = set.has(field.key);
  const held = { value: member(values, field.key), set: configured };
  return {
    field,
    id: idOf(field.key, pluginId),
    label: labelOf(field),
    showsKey: (member(field.hint, 'label') ?? field.key) !== field.key,
    width: field.width,
    lacking: field.required && !configured,
    configured,
    control: controlOf(field, held),
    errors: errors.get(field.key) ?? [],
    ...helpOf(field),
  };
}

function labelOf(field: SettingField): string {
  return childText(member(field.hint, 'label') ?? field.key, join(field.hintPointer, 'label'));
}

/** The help. The default is shown only after a help or description, even if these mention it already. */
function helpOf(field: SettingField): Pick<FieldView, 'help' | 'helpDefault'> {
  const hinted = member(field.hint, 'help');
  const description = member(field.schema, 'description');
  if (!hinted && !description) return { help: '', helpDefault: '' };
  const preset = member(field.schema, 'default') ?? null;
  const pointer =
    (hinted ?? null) === null ? join(field.pointer, 'description') : join(field.hintPointer, 'help');
  return {
    help: childText(hinted ?? description, pointer),
    helpDefault: preset === null ? '' : ` (default: ${asText(preset)})`,
  };
}

function idOf(key: string, pluginId: string): string {
  return pluginId === '' ? `field-${key}` : `field-${pluginId}-${key}`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Emoji, then the lower-cased names that have it. */
const GROUP_ICONS = inverted({
  '🔑': ['auth', 'authentication', 'api keys', 'x/twitter authentication'],
  '🛡️': ['security', 'risk management'],
  '🔒': ['permissions'],
  '🔗': ['connection', 'n8n connection'],
  '🌐': ['network'],
  '🔌': ['api', 'providers'],
  '📡': ['webhook'],
  '🤖': ['models', 'model', 'ai models', 'text generation', 'autonomy'],
  '🧠': ['embeddings'],
  '⚙️': ['behavior', 'configuration', 'general', 'defaults'],
  '🔧': ['advanced'],
  '✨': ['features'],
  '⏱️': ['timing'],
  '📅': ['scheduling'],
  '💾': ['storage'],
  '📦': ['bucket'],
  '📂': ['paths'],
  '📤': ['output'],
  '📚': ['repository'],
  '💬': ['messaging', 'chatrooms'],
  '📢': ['channels'],
  '🎤': ['voice', 'speech', 'speech-to-text'],
  '👤': ['identity', 'client identity', 'session'],
  '🎨': ['display'],
  '🎬': ['media'],
  '🔔': ['notifications'],
  '📝': ['logging', 'posting'],
  '📈': ['trading'],
  '💰': ['wallet'],
  '💳': ['payment'],
  '💲': ['pricing'],
  '⛓️': ['blockchain', 'ethereum', 'solana', 'base', 'arbitrum', 'bsc'],
  '🧪': ['testnets'],
  '📊': ['dex config'],
  '🐦': ['x/twitter behavior'],
  '📏': ['limits'],
  '⌘': ['commands'],
  '⚡': ['actions'],
  '📜': ['policies'],
  '🔄': ['background jobs'],
  '📱': ['app'],
});

/** The emoji of a group, in any case; a square for names that the host does not know. */
export function groupIcon(name: string): string {
  return GROUP_ICONS.get(name.toLowerCase()) ?? '■';
}
