// Writes settings as services of the Config Center, with the names under which tool code finds them there.

import type { OutputTree, OutputNode } from '../../../model/output.ts';
import type { Plugin, Service, Setting, SettingKind, SettingName } from '../../../model/plugin.ts';
import { nameInSource } from '../../kit/convert/code/setting-names.ts';
import { spaced } from '../../kit/convert/identifiers.ts';
import { approximate, invent, keep, keepOrReshape, reshape } from '../../kit/convert/output.ts';
import * as why from '../../kit/convert/reasons.ts';
import { FIELD_TYPES } from '../services/rules.ts';

const TYPES: Readonly<Record<SettingKind, string>> = {
  text: 'string',
  secret: 'secret',
  url: 'url',
  number: 'number',
  boolean: 'boolean',
  choice: 'string',
  other: 'string',
};

const ONE_SERVICE = {
  code: 'one-service',
  says: 'Settings belong to a service in this host. This one holds all of them.',
};

interface Services {
  readonly node: OutputTree | undefined;
  readonly names: readonly SettingName[];
  readonly implied: readonly OutputNode[];
}

/** The services of a plugin. Settings that belong to none go into one named after the package's `id`. */
export function servicesOf(plugin: Plugin, id: string): Services {
  const without = plugin.settings.filter(({ service }) => service === undefined);
  const own = plugin.services.map((service) => ({
    name: service.name.value,
    node: serviceNode(
      service,
      plugin.settings.filter((setting) => setting.service === service),
    ),
  }));
  const names = new Set(own.map((service) => service.name));
  const name = names.has(id) ? `${id}-settings` : id;
  const made = without.length > 0 ? [madeNode(plugin, name, without)] : [];
  const list = [...own.map(({ node }) => node), ...made];
  return {
    node: list.length > 0 ? list : undefined,
    names: plugin.settings.map((setting) => ({
      ...nameInSource(setting),
      to: [setting.service?.name.value ?? name, keyOf(setting).value],
    })),
    implied: plugin.settings.flatMap(({ control, sensitive, kind }) => [
      ...(control ? [approximate(control, undefined, why.TYPE_WORD)] : []),
      ...(sensitive && sensitive.value === (kind === 'secret')
        ? [reshape(sensitive, undefined, why.IMPLIED_BY_CONTROL)]
        : []),
    ]),
  };
}

function serviceNode(service: Service, settings: readonly Setting[]): OutputTree {
  return {
    name: keep(service.name),
    display_name: keep(service.label),
    description: keep(service.description),
    category: keep(service.category),
    config_schema: settings.map(fieldNode),
  };
}

function madeNode(plugin: Plugin, name: string, settings: readonly Setting[]): OutputTree {
  return {
    name: invent(name, ONE_SERVICE),
    display_name: plugin.name ? reshape(plugin.name, plugin.name.value, why.FROM_NAME) : undefined,
    description: invent(`Settings of ${plugin.name?.value ?? name}`, ONE_SERVICE),
    category: invent('general', ONE_SERVICE),
    config_schema: settings.map(fieldNode),
  };
}

function fieldNode(setting: Setting): OutputTree {
  const { key, label, type, kind, required, requiredBy } = setting;
  const name = keyOf(setting);
  return {
    name,
    label: keep(label) ?? reshape(key, spaced(key.value) || String(name.value), why.FROM_NAME),
    type: typeNode(type, kind),
    required: requiredBy ? keepOrReshape(requiredBy, required, why.REQUIRED_FLAG) : undefined,
    description: keep(setting.help ?? setting.placeholder),
  };
}

/** The field's name. Keys of one host differ from each other already, so only an empty one is replaced. */
function keyOf({ key }: Setting): OutputNode {
  if (key.value.trim() === '') return approximate(key, 'setting', why.LEGAL_NAME);
  return key.key ? reshape(key, key.value, why.FROM_NAME) : keep(key);
}

function typeNode(type: Setting['type'], kind: SettingKind): OutputNode {
  const word = TYPES[kind];
  if (!type) return invent(word, why.DEMANDED);
  if (type.value === word) return keep(type);
  if (kind === 'other' && FIELD_TYPES.includes(type.value)) return keep(type);
  const near = kind === 'choice' || kind === 'other';
  return near ? approximate(type, word, why.NEAREST_TYPE) : reshape(type, word, why.TYPE_WORD);
}
