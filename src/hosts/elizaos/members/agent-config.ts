// The settings of a manifest as parameters in package.json, where Milady reads them.

import type { SourceDocument, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import { editsFor } from '../../../lang/json/place.ts';
import { join, valueAt } from '../../../lang/json/pointer.ts';
import { readJson } from '../../../lang/json/read.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { place } from '../../kit/rule.ts';
import { formOf, isSecret, type HintedProperty } from '../form.ts';
import { idFor } from '../identity/rules.ts';
import { PARAMETERS, PLUGIN_TYPE } from '../parameters/values.ts';
import { labelOf, secretFor, secretNames } from '../words.ts';

const KEYS = '/elizaos/configKeys';

/** package.json with the settings of the manifest: a new one, or the open one with those that it lacks. */
export function writePackage(document: SourceDocument): Fix[] {
  const parameters = parametersFor(document);
  if (Object.keys(parameters).length === 0) return [];
  const open = fileBeside({ main: document, others: document.others ?? [] }, 'package.json');
  const text = added(open?.text ?? JSON.stringify(headOf(document), null, 2), parameters);
  if (text === null) return [];
  const title = open ? 'Add the settings to package.json' : 'Write package.json with agentConfig';
  const file = { path: open?.path ?? 'package.json', text: text.endsWith('\n') ? text : `${text}\n` };
  return [{ title, changes: [], files: [file] }];
}

function headOf(document: SourceDocument): object {
  const { value } = document;
  const [version, description] = ['version', 'description'].map((name) => member(value, name));
  return { name: idFor(document), version, description };
}

/** Null where the text cannot be changed without losing something. */
function added(text: string, parameters: Parameters): string | null {
  const { strict, value } = readJson(text);
  const root = { text, value, strict, path: '' };
  const known = valueAt(value, PARAMETERS);
  const fresh = Object.entries(parameters).filter(([name]) => member(known, name) === undefined);
  const keys = [...textsOf(valueAt(value, KEYS)), ...fresh.map(([name]) => name)];
  const block = { pluginType: PLUGIN_TYPE, pluginParameters: parameters };
  const whole = valueAt(value, '/agentConfig') === undefined;
  const changes = [
    place(root, KEYS, [...new Set(keys)]),
    ...(isObject(known)
      ? fresh.map(([name, one]) => place(root, join(PARAMETERS, name), one))
      : [whole ? place(root, '/agentConfig', block) : place(root, PARAMETERS, parameters)]),
  ].filter((change) => change !== null);
  const edits = strict ? editsFor(text, changes) : null;
  return edits && applyEdits(text, edits);
}

type Parameters = Readonly<Record<string, unknown>>;

/** By environment variable: the settings of the form, then the secrets that it lacks. */
function parametersFor(document: SourceDocument): Parameters {
  const { id, fields } = formOf(document);
  const secrets = new Map([
    ...namesIn(document, 'optionalSecrets', false),
    ...namesIn(document, 'requiredSecrets', true),
  ]);
  const out = fields.map((field) => {
    const name = secretNames(id, field.key).find((one) => secrets.has(one)) ?? secretFor(id, field.key);
    return [name, parameterOf(field, name)] as const;
  });
  const known = new Set(out.map(([name]) => name));
  const rest = [...secrets].filter(([name]) => !known.has(name));
  return Object.fromEntries<unknown>([
    ...out,
    ...rest.map(([name, required]): [string, unknown] => [
      name,
      { type: 'string', description: labelOf(name, id), required, sensitive: true },
    ]),
  ]);
}

function namesIn({ value }: SourceDocument, list: string, required: boolean): [string, boolean][] {
  return textsOf(member(value, list)).map((name) => [name, required]);
}

function textsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((one) => typeof one === 'string' && one !== '').map(String);
}

function parameterOf(field: HintedProperty, name: string): Parameters {
  const { schema, hint, required } = field;
  const sensitive = isSecret(field);
  const words = [member(hint, 'help'), member(schema, 'description'), member(hint, 'label')];
  const preset = member(schema, 'default');
  const choices = member(schema, 'enum');
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return {
    type: isNumber ? 'number' : schema.type === 'boolean' ? 'boolean' : 'string',
    description: words.find((text) => typeof text === 'string' && text.trim() !== '') ?? labelOf(name),
    required,
    sensitive,
    ...(!sensitive && !isObject(preset) && !Array.isArray(preset) && { default: preset ?? undefined }),
    ...(Array.isArray(choices) && choices.every((one) => typeof one === 'string') && { options: choices }),
  };
}
