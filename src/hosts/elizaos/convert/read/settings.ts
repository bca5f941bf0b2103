// Reads settings: from the form's schema and hints, from the parameters of package.json, and from the lists of secrets.

import { isObject } from '../../../../model/guards.ts';
import type { Setting, SettingKind, Sourced } from '../../../../model/plugin.ts';
import type { Reader } from '../../../../convert/values/reader.ts';
import { secretName } from '../../../kit/secrets.ts';
import { inferSensitive, secretNames, variableName } from '../../words.ts';

/**
 * Settings of a manifest: those of its form, then the parameters of the package.json beside it that the form lacks, then
 * the secrets that neither has. `variables` are the names of environment variables by the keys of the form, where the
 * plugin's own code tells them.
 */
export function manifestSettings(
  root: Reader,
  beside: Reader,
  variables: ReadonlyMap<string, string>,
): Setting[] {
  const id = root.at('id').text()?.value ?? '';
  const owners = new Map([...variables].map(([key, variable]) => [variable, key]));
  const namesOf = ({ key }: Setting): string[] => {
    const variable = variables.get(key.value);
    // Keys may make the same name, as `key` and `Key` do; the code says whose it is.
    const guessed = secretNames(id, key.value).filter(
      (name) => (owners.get(name) ?? key.value) === key.value,
    );
    return [...guessed, ...(variable === undefined ? [] : [variable])];
  };
  const form = formSettings(root);
  const parameters = parameterSettings(beside.at('agentConfig'));
  const known = new Map(form.flatMap((setting) => namesOf(setting).map((name) => [name, setting.key.value])));
  const marked = new Set(
    parameters.flatMap(({ key, kind }) => (kind === 'secret' ? (known.get(key.value) ?? []) : [])),
  );
  const all = [
    ...form.map((setting) => (marked.has(setting.key.value) ? asSecret(setting) : setting)),
    ...parameters.filter(({ key }) => !known.has(key.value)),
  ];
  return withSecrets(all, namesOf, root.at('requiredSecrets').texts(), root.at('optionalSecrets').texts());
}

/** A list of secrets says of a setting that it is one, and of a name without a setting that there is one. */
function withSecrets(
  settings: readonly Setting[],
  namesOf: (setting: Setting) => readonly string[],
  required: readonly Sourced<string>[],
  optional: readonly Sourced<string>[],
): Setting[] {
  const used = new Set<string>();
  const all = settings.map((setting): Setting => {
    const names = namesOf(setting);
    for (const name of names) used.add(name);
    const requiredBy = required.find(({ value }) => names.includes(value));
    if (!requiredBy) return setting;
    return { ...asSecret(setting), required: true, requiredBy: setting.requiredBy ?? requiredBy };
  });
  const rest = (list: readonly Sourced<string>[], isRequired: boolean): Setting[] =>
    list.flatMap((key) => {
      if (used.has(key.value)) return [];
      used.add(key.value);
      return [{ key, kind: 'secret', required: isRequired, ...(isRequired ? { requiredBy: key } : {}) }];
    });
  return [...all, ...rest(required, true), ...rest(optional, false)];
}

/** Published lists of secrets also name intervals and switches, which cannot be typed into a masked field. */
function asSecret(setting: Setting): Setting {
  return setting.kind === 'number' || setting.kind === 'boolean' ? setting : { ...setting, kind: 'secret' };
}

function formSettings(root: Reader): Setting[] {
  const schema = root.at('configSchema');
  const names = schema.at('required').texts();
  const required = new Map(names.map((name) => [name.value, name]));
  return schema
    .at('properties')
    .members()
    .flatMap(({ key, here }): Setting[] => {
      if (!isObject(here.value)) return [];
      const hint = root.at('uiHints', key.value);
      const described = {
        ...describedBy(key, here, hint.at('sensitive'), here.at('enum')),
        control: hint.at('type').text(),
      };
      const requiredBy = required.get(key.value);
      return [
        {
          ...described,
          kind: kindOf(described, here.at('format').value),
          required: requiredBy !== undefined,
          requiredBy,
          label: hint.at('label').text(),
          help: hint.at('help').text() ?? here.at('description').text(),
          placeholder: hint.at('placeholder').text(),
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
      const described = describedBy(key, here, here.at('sensitive'), here.at('options'));
      const required = here.at('required').flag();
      return [
        {
          ...described,
          kind: kindOf(described),
          required: required?.value === true,
          requiredBy: required,
          help: here.at('description').text(),
        },
      ];
    });
}

/** Settings of a plugin that nothing declares, by the names that its code asks for. */
export function askedSettings(names: readonly Sourced<string>[]): Setting[] {
  const first = new Map(names.map((key) => [key.value, key] as const).reverse());
  return names
    .filter((key) => first.get(key.value) === key)
    .map((key) => ({ key, kind: isSecretByName(key.value) ? 'secret' : 'text', required: false }));
}

function choicesOf(list: Reader): Sourced<readonly unknown[]> | undefined {
  const { value } = list;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const sourced = value.every((one) => typeof one === 'string') ? list.any() : undefined;
  return sourced && { ...sourced, value: value as readonly unknown[] };
}

type Described = Pick<Setting, 'key' | 'type' | 'control' | 'sensitive' | 'preset' | 'choices'>;

function describedBy(key: Sourced<string>, here: Reader, sensitive: Reader, choices: Reader): Described {
  return {
    key,
    type: here.at('type').text(),
    sensitive: sensitive.flag(),
    preset: here.at('default').any(),
    choices: choicesOf(choices),
  };
}

function kindOf({ key, type, control, sensitive, choices }: Described, format?: unknown): SettingKind {
  if (sensitive?.value === true || control?.value === 'password') return 'secret';
  if (choices) return 'choice';
  const isSecret = sensitive === undefined && isSecretByName(key.value);
  if (control?.value === 'url' || format === 'uri') return isSecret ? 'secret' : 'url';
  switch (type?.value) {
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'string':
    case undefined:
      return isSecret ? 'secret' : 'text';
    default:
      return 'other';
  }
}

/** The host masks a parameter without `sensitive` by its name; forms have keys that the same words are in. */
function isSecretByName(key: string): boolean {
  return inferSensitive(`_${variableName(key)}`) || secretName(key) === 'sure';
}
