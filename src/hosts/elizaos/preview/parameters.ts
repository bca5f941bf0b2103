// A port of the schema and hints that Milady makes of `pluginParameters` (PluginsView.tsx, paramsToSchema).

import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { PageCrash } from '../../kit/react-page.ts';
import { asText, PARAMETERS, parametersOf } from '../parameters/values.ts';
import { labelOf } from '../words.ts';
import type { MadeForm, MadeHint, MadeProperty, ParameterDef } from './made-form.ts';
import { drawHints } from './name-hints.ts';
import { guessType, hasLongHelp, isAdvanced } from './name-rules.ts';

/** The parameters of a `pluginParameters` block, with the values that the server adds. */
export function parameterDefs(block: unknown): ParameterDef[] {
  return parametersOf(block).map((parameter) => {
    const definition = member(block, parameter.key);
    const type = member(definition, 'type') ?? 'string';
    const options = member(definition, 'options');
    return {
      ...parameter,
      type: typeof type === 'string' ? type : '',
      description: descriptionOf(definition, parameter.key),
      options: Array.isArray(options) ? (options as readonly unknown[]) : [],
    };
  });
}

function descriptionOf(definition: unknown, key: string): string {
  const text = member(definition, 'description') ?? '';
  if (typeof text === 'string') return text;
  throw new PageCrash(
    '(param.description ?? "").toLowerCase is not a function',
    join(PARAMETERS, key, 'description'),
    'A `description` must be a string.',
  );
}

/**
 * The form of some parameters: guesses from each name and description, then `configUiHints` over them, member by
 * member. `set`: keys that have a value; a secret's placeholder says so.
 */
export function formOfParameters(
  parameters: readonly ParameterDef[],
  pluginId: string,
  set: ReadonlySet<string>,
  configUiHints: unknown,
): MadeForm {
  const properties: [string, MadeProperty][] = [];
  const hints: [string, MadeHint][] = [];
  for (const parameter of parameters) {
    const property = propertyOf(parameter);
    properties.push([parameter.key, property]);
    hints.push([parameter.key, hintOf(parameter, property, pluginId, set.has(parameter.key))]);
  }
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.key),
    },
    hints: merged(Object.fromEntries(hints), configUiHints),
  };
}

function propertyOf(parameter: ParameterDef): MadeProperty {
  const { description, options } = parameter;
  const property: MadeProperty = { type: 'string' };
  if (description !== '') property.description = description;
  if ((parameter.default ?? null) !== null) property.default = parameter.default;
  if (options.length > 0) property.enum = options;
  guessType(parameter, property);
  if (hasLongHelp(parameter)) property.maxLength = 999;
  return property;
}

function hintOf(parameter: ParameterDef, property: MadeProperty, pluginId: string, isSet: boolean): MadeHint {
  const { key, sensitive, description } = parameter;
  const hint: MadeHint = { label: labelOf(key, pluginId), sensitive, advanced: isAdvanced(parameter) };
  drawHints(parameter, property, hint);
  const preset = parameter.default ?? null;
  if (description !== '') {
    hint.help = description + (preset === null ? '' : ` (default: ${asText(preset)})`);
  }
  if (sensitive) hint.placeholder = isSet ? '********  (already set)' : 'Enter value...';
  else if (preset) hint.placeholder = `Default: ${asText(preset)}`;
  return hint;
}

function merged(hints: Readonly<Record<string, MadeHint>>, over: unknown): Record<string, unknown> {
  const out: [string, unknown][] = Object.entries(hints);
  for (const [key, hint] of isObject(over) ? Object.entries(over) : []) {
    const own = Object.hasOwn(hints, key) ? hints[key] : {};
    out.push([key, isObject(hint) ? { ...own, ...hint } : own]);
  }
  return Object.fromEntries(out);
}
