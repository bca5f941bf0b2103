// Settings as `setup_args`, and under which keys the handler finds them in `runtimeArgs`.

import type { OutputMember, OutputTree, OutputNode } from '../../../../model/output.ts';
import type { Plugin, Setting, SettingKind, SettingName } from '../../../../model/plugin.ts';
import { nameInSource, preferredNames } from '../../../../convert/code/setting-names.ts';
import { type Names, screaming, namesIn } from '../../../../convert/values/identifiers.ts';
import { keep, approximate, fixed, together, named } from '../../../../convert/values/output.ts';
import * as why from '../../../../convert/report/reasons.ts';
import { requiredFlag } from '../../../../convert/schema/write.ts';
import { convention } from '../adapter.ts';
import { impliedSecrets } from '../../../../convert/skill/setting-list.ts';

/** `setup_args` of a skill, and how the code finds its settings among them. */
export interface SetupArgs {
  readonly node: OutputTree | undefined;
  readonly names: readonly SettingName[];
  readonly implied: readonly OutputNode[];
}

const INPUTS: Readonly<Record<SettingKind, string>> = {
  text: 'text',
  secret: 'password',
  url: 'url',
  number: 'number',
  boolean: 'text',
  choice: 'text',
  other: 'text',
};

/** The settings as `setup_args`; no node where there are none. */
export function setupArgs(plugin: Plugin): SetupArgs {
  const { settings } = plugin;
  const preferred = preferredNames(plugin, convention.id);
  const keys = namesIn('screaming', 'SETTING', (key) => key !== '' && key !== '__proto__', 80);
  const list = settings.map((setting) => {
    const name = keyOf(setting, keys, preferred.get(setting)?.key);
    const member: OutputMember = { name, node: entryOf(setting) };
    return { member, name: { ...nameInSource(setting), to: name.value } };
  });
  return {
    node: list.length > 0 ? named(list.map(({ member }) => member)) : undefined,
    names: list.map(({ name }) => name),
    implied: impliedSecrets(settings),
  };
}

function keyOf({ key, service }: Setting, keys: Names, asked: string | undefined): OutputNode {
  if (asked === undefined) {
    if (!service) return keys.give(key, why.LEGAL_NAME);
    const text = keys.of(screaming(`${service.name.value} ${key.value}`));
    return keep([service.name, key], text);
  }
  const text = keys.of(asked);
  if (service) return keep([service.name, key], text);
  return keep(key, text);
}

function entryOf(setting: Setting): OutputTree {
  const { type, control, kind, preset, value } = setting;
  return {
    // Whatever else the documentation says: another type can be declared, but never be saved from the form.
    type: type?.value === 'string' ? keep(type) : fixed('string'),
    required: requiredFlag(setting),
    input: {
      type: inputType(control ?? (type?.value === 'string' ? undefined : type), kind),
      default: preset && textOf(preset),
      placeholder: keep(setting.placeholder),
      hint: hintOf(setting),
    },
    // `input.default` is shown and never arrives; what the handler is to find must stand here.
    value: value ? textOf(value) : preset && textOf(preset),
  };
}

function textOf(preset: NonNullable<Setting['preset']>): OutputNode {
  const text = typeof preset.value === 'string' ? preset.value : JSON.stringify(preset.value);
  return keep(preset, text);
}

function inputType(stated: Setting['type'], kind: SettingKind): OutputNode {
  const word = INPUTS[kind];
  if (!stated) return fixed(word);
  if (stated.value === word) return keep(stated);
  const near = kind === 'boolean' || kind === 'choice' || kind === 'other';
  return near ? approximate(stated, word, why.NEAREST_TYPE) : keep(stated, word);
}

function hintOf({ label, help, choices }: Setting): OutputNode | undefined {
  const oneOf = choices ? ` (one of: ${choices.value.map(String).join(', ')})` : '';
  const also = choices ? [approximate(choices, undefined, why.IN_WORDS)] : [];
  const texts = [label, help].flatMap((text) => text ?? []);
  const [only] = texts;
  if (!only) return choices && approximate(choices, oneOf.trim(), why.IN_WORDS);
  if (texts.length === 1) return together(keep(only, only.value + oneOf), also);
  return together(keep(texts, texts.map(({ value }) => value).join(': ') + oneOf), also);
}
