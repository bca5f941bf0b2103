// Reads settings: from the form's schema and hints, or from the parameters of package.json.

import { isObject } from '../../../../model/guards.ts';
import type { Setting, SettingKind, Sourced } from '../../../../model/plugin.ts';
import type { Reader } from '../../../kit/convert/reader.ts';

/** Settings as the members of the form describe them. */
export function formSettings(root: Reader): Setting[] {
  const schema = root.at('configSchema');
  const required = new Map(
    schema
      .at('required')
      .texts()
      .map((name) => [name.value, name]),
  );
  return schema
    .at('properties')
    .members()
    .flatMap(({ key, here }): Setting[] => {
      if (!isObject(here.value)) return [];
      const hint = root.at('uiHints', key.value);
      const type = here.at('type').text();
      const control = hint.at('type').text();
      const sensitive = hint.at('sensitive').flag();
      const requiredBy = required.get(key.value);
      const choices = choicesOf(here.at('enum'));
      return [
        {
          key,
          kind: kindOf(
            type,
            control,
            sensitive?.value === true,
            choices !== undefined,
            here.at('format').value,
          ),
          type,
          control,
          sensitive,
          required: requiredBy !== undefined,
          requiredBy,
          label: hint.at('label').text(),
          help: hint.at('help').text() ?? here.at('description').text(),
          placeholder: hint.at('placeholder').text(),
          preset: here.at('default').any(),
          choices,
        },
      ];
    });
}

/** Settings as `pluginParameters` describe them. */
export function parameterSettings(config: Reader): Setting[] {
  return config
    .at('pluginParameters')
    .members()
    .flatMap(({ key, here }): Setting[] => {
      if (!isObject(here.value)) return [];
      const type = here.at('type').text();
      const sensitive = here.at('sensitive').flag();
      const required = here.at('required').flag();
      const choices = choicesOf(here.at('options'));
      return [
        {
          key,
          kind: kindOf(type, undefined, sensitive?.value === true, choices !== undefined, undefined),
          type,
          sensitive,
          required: required?.value === true,
          requiredBy: required,
          help: here.at('description').text(),
          preset: here.at('default').any(),
          choices,
        },
      ];
    });
}

function choicesOf(list: Reader): Sourced<readonly unknown[]> | undefined {
  const { value } = list;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const sourced = value.every((one) => typeof one === 'string') ? list.any() : undefined;
  return sourced && { ...sourced, value: value as readonly unknown[] };
}

function kindOf(
  type: Sourced<string> | undefined,
  control: Sourced<string> | undefined,
  sensitive: boolean,
  choices: boolean,
  format: unknown,
): SettingKind {
  if (sensitive || control?.value === 'password') return 'secret';
  if (choices) return 'choice';
  if (control?.value === 'url' || format === 'uri') return 'url';
  switch (type?.value) {
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'string':
    case undefined:
      return 'text';
    default:
      return 'other';
  }
}
