// Settings three times over: the form's schema and hints, the secrets, and the parameters of package.json.

import type { OutputMember, OutputTree, OutputNode } from '../../../../model/output.ts';
import type { AskedSetting, Plugin, Setting, SettingKind, SettingName } from '../../../../model/plugin.ts';
import { nameInSource } from '../../../../convert/code/setting-names.ts';
import { camel, Names, namesIn } from '../../../../convert/values/identifiers.ts';
import {
  keep,
  approximate,
  invent,
  fixed,
  named,
  someMembers,
  someOf,
} from '../../../../convert/values/output.ts';
import * as why from '../../../../convert/report/reasons.ts';
import { requiredFlag } from '../../../../convert/schema/write.ts';
import { isScreaming, secretFor, variableName } from '../../words.ts';
import { convention } from '../adapter.ts';

/** Which control of the settings form serves which kind of setting. */
const CONTROLS: Readonly<Record<SettingKind, string>> = {
  text: 'text',
  secret: 'password',
  url: 'url',
  number: 'number',
  boolean: 'boolean',
  choice: 'select',
  other: 'text',
};

/** The form of the settings and their values, and how the code reads them. */
export interface Config {
  readonly manifest: { readonly [key: string]: OutputTree | undefined };
  readonly parameters: OutputTree;
  readonly names: readonly SettingName[];
  readonly implied: readonly OutputNode[];
  readonly all: readonly NamedSetting[];
}

export interface NamedSetting {
  readonly setting: Setting;
  readonly key: OutputNode;
  /** The environment variable that holds it. */
  readonly variable: string;
}

/** Settings as members of the form, each under a legal key of its own. */
export function configOf(plugin: Plugin, id: string): Config {
  const keys = namesIn(
    'camel',
    'setting',
    (key) => key !== '' && !['__proto__', 'constructor', 'prototype'].includes(key),
    80,
  );
  // `r` and `r_` would be one variable.
  const variables = new Names({
    legal: (name) => /^[A-Z][A-Z0-9_]*$/.test(name),
    make: variableName,
    fallback: 'SETTING',
    separator: '_',
    longest: 200,
  });
  const all = plugin.settings.map((setting): NamedSetting => {
    const asked = askedNames(plugin, nameInSource(setting));
    const key = keyOf(setting, keys, asked[0]);
    const variable = asked.find(isScreaming) ?? secretFor(id, String(key.value));
    return { setting, key, variable: variables.of(variable) };
  });
  const secrets = all.filter(({ setting }) => setting.kind === 'secret');
  const listed = (required: boolean): readonly OutputTree[] | undefined =>
    someOf(
      secrets
        .filter(({ setting }) => setting.required === required)
        .map(({ setting, variable }) => keep(setting.key, variable)),
    );
  const required = all.filter(({ setting }) => setting.required);
  const hints = all.flatMap(({ setting, key }): OutputMember[] => {
    const node = hintNode(setting);
    return node ? [{ name: key, node }] : [];
  });
  return {
    manifest: {
      configSchema: {
        type: fixed('object'),
        properties:
          all.length > 0
            ? named(all.map(({ setting, key }) => ({ name: key, node: propertyNode(setting) })))
            : invent({}),
        required: someOf(required.map(({ setting, key }) => requiredName(setting, String(key.value)))),
      },
      uiHints: hints.length > 0 ? named(hints) : undefined,
      requiredSecrets: listed(true),
      optionalSecrets: listed(false),
    },
    parameters: parametersOf(all),
    names: all.map(({ setting, key, variable }) => ({
      ...nameInSource(setting),
      to: [...new Set([variable, String(key.value)])],
    })),
    implied: plugin.settings.flatMap(({ required, requiredBy }) =>
      !required && requiredBy ? [keep(requiredBy)] : [],
    ),
    all,
  };
}

/** The names by which code that was written for this host asks for a setting. */
function askedNames({ tools }: Plugin, { service, key }: AskedSetting['is']): readonly string[] {
  const codes = tools.flatMap(({ code }) => (code?.convention === convention.id ? [code] : []));
  const asks = codes.flatMap((code) => code.asks ?? []);
  return [
    ...new Set(asks.filter(({ is }) => is.service === service && is.key === key).map((ask) => ask.key)),
  ];
}

function keyOf({ key, service }: Setting, keys: Names, asked: string | undefined): OutputNode {
  if (asked !== undefined && asked !== key.value) {
    return keep([...(service ? [service.name] : []), key], keys.of(asked));
  }
  if (!service) return keys.give(key, why.LEGAL_NAME);
  return keep([service.name, key], keys.of(camel(`${service.name.value} ${key.value}`)));
}

function requiredName({ requiredBy }: Setting, key: string): OutputNode {
  return requiredBy ? keep(requiredBy, key) : invent(key);
}

function typeNode({ type, kind }: Setting): OutputNode {
  const word = kind === 'number' || kind === 'boolean' ? kind : 'string';
  if (!type) return fixed(word);
  if (type.value === word || (kind === 'number' && type.value === 'integer')) return keep(type);
  return kind === 'other' ? approximate(type, word, why.NEAREST_TYPE) : keep(type, word);
}

/** A default that is a text of what the setting really holds would be one of a wrong type. */
function presetOf({ preset, value, kind }: Setting): OutputNode | undefined {
  const own = value !== undefined && value.value !== '' ? value : preset;
  if (!own || kind === 'secret') return undefined;
  if (kind === 'number' && typeof own.value === 'string') {
    const number = Number(own.value);
    return own.value.trim() !== '' && Number.isFinite(number) ? keep(own, number) : undefined;
  }
  if (kind === 'boolean' && typeof own.value === 'string') {
    return /^(?:true|false)$/.test(own.value) ? keep(own, own.value === 'true') : undefined;
  }
  return keep(own);
}

function propertyNode(setting: Setting): OutputTree {
  const { choices, kind } = setting;
  return {
    type: typeNode(setting),
    format: kind === 'url' ? fixed('uri') : undefined,
    default: presetOf(setting),
    enum: keep(choices),
  };
}

function hintNode(setting: Setting): OutputTree | undefined {
  const { label, help, placeholder, kind, sensitive } = setting;
  return someMembers({
    label: keep(label),
    type: controlNode(setting),
    sensitive: sensitive ? keep(sensitive) : kind === 'secret' ? fixed(true) : undefined,
    help: keep(help),
    placeholder: keep(placeholder),
  });
}

function controlNode({ control, type, kind }: Setting): OutputNode | undefined {
  const word = CONTROLS[kind];
  if (control) return control.value === word ? keep(control) : keep(control, word);
  if (kind === 'secret') return type ? keep(type, word) : fixed(word);
  return undefined;
}

/** The parameters that package.json declares. */
function parametersOf(all: readonly NamedSetting[]): OutputTree {
  if (all.length === 0) return invent({});
  return named(
    all.map(({ setting, variable }) => ({
      name: keep(setting.key, variable),
      node: parameterNode(setting),
    })),
  );
}

function parameterNode(setting: Setting): OutputTree {
  const { kind, sensitive, help, label, choices } = setting;
  return {
    type: typeNode(setting),
    description: keep(help ?? label),
    required: requiredFlag(setting),
    sensitive: sensitive ? keep(sensitive) : fixed(kind === 'secret'),
    default: presetOf(setting),
    options: keep(choices),
  };
}
