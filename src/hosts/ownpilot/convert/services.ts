// Writes settings as services of the Config Center, with the names under which tool code finds them there.

import type { OutputTree, OutputNode } from '../../../model/output.ts';
import type { Plugin, Service, Setting, SettingKind, SettingName } from '../../../model/plugin.ts';
import { nameInSource, preferredNames } from '../../../convert/code/setting-names.ts';
import { spaced } from '../../../convert/values/identifiers.ts';
import { keep, approximate, fixed } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import { impliedSecrets } from '../../../convert/skill/setting-list.ts';
import { convention } from './adapter.ts';
import { FIELD_TYPES } from '../services/fixes.ts';

const TYPES: Readonly<Record<SettingKind, string>> = {
  text: 'string',
  secret: 'secret',
  url: 'url',
  number: 'number',
  boolean: 'boolean',
  choice: 'string',
  other: 'string',
};

interface Services {
  readonly node: OutputTree | undefined;
  readonly names: readonly SettingName[];
  readonly implied: readonly OutputNode[];
}

interface Placed {
  readonly setting: Setting;
  readonly service: string;
  readonly key: OutputNode;
  /** Set where the service's name is one by which the code asks for the setting. */
  readonly asked: boolean;
}

/**
 * The services of a plugin. Settings that belong to none go into the one where the code looks for them, or into one
 * named after the package's `id`.
 */
export function servicesOf(plugin: Plugin, id: string): Services {
  const names = new Set(plugin.services.map(({ name }) => name.value));
  const placed = placesOf(plugin, names.has(id) ? `${id}-settings` : id);
  const made = [...new Set(placed.map(({ service }) => service))].filter((name) => !names.has(name));
  const inside = (name: string): Placed[] => placed.filter(({ service }) => service === name);
  const list = [
    ...plugin.services.map((service) => serviceNode(service, inside(service.name.value))),
    ...made.map((name) => madeNode(plugin, name, inside(name))),
  ];
  return {
    node: list.length > 0 ? list : undefined,
    names: placed.map(({ setting, service, key }) => ({
      ...nameInSource(setting),
      to: [service, key.value],
    })),
    implied: [
      ...plugin.settings.flatMap(({ control, kind }) => (control ? [controlNode(control, kind)] : [])),
      ...impliedSecrets(plugin.settings),
    ],
  };
}

/** Names that code asks for come first, so that no other setting takes them. */
function placesOf(plugin: Plugin, other: string): Placed[] {
  const preferred = preferredNames(plugin, convention.id);
  const used = new Set([...preferred.values()].map(({ service, key }) => JSON.stringify([service, key])));
  return plugin.settings.map((setting): Placed => {
    const name = preferred.get(setting);
    if (name && name.service !== '' && name.key.trim() !== '') {
      const { key, service } = setting;
      const same = key.value === name.key && !key.key;
      const asked = service?.name.value !== name.service;
      return {
        setting,
        service: name.service,
        key: same ? keep(key) : keep(key, name.key),
        asked,
      };
    }
    const key = keyOf(setting);
    const service = setting.service?.name.value ?? other;
    const isUsed = used.has(JSON.stringify([service, key.value]));
    return { setting, service: isUsed ? `${other}-settings` : service, key, asked: false };
  });
}

function serviceNode(service: Service, settings: readonly Placed[]): OutputTree {
  return {
    name: keep(service.name),
    display_name: keep(service.label),
    description: keep(service.description),
    category: keep(service.category),
    config_schema: settings.map(fieldNode),
  };
}

function madeNode(plugin: Plugin, name: string, settings: readonly Placed[]): OutputTree {
  const asked = settings.filter((one) => one.asked).map(({ setting }) => setting.key);
  return {
    name: asked.length > 0 ? keep(asked, name) : fixed(name),
    display_name: plugin.name ? keep(plugin.name) : undefined,
    description: fixed(`Settings of ${plugin.name?.value ?? name}`),
    category: fixed('general'),
    config_schema: settings.map(fieldNode),
  };
}

function fieldNode({ setting, key: name }: Placed): OutputTree {
  const { key, label, type, kind, required, requiredBy } = setting;
  return {
    name,
    label: keep(label) ?? keep(key, spaced(key.value) || String(name.value)),
    type: typeNode(type, kind),
    required: requiredBy ? keep(requiredBy, required) : undefined,
    description: keep(setting.help ?? setting.placeholder),
  };
}

/** The field's name. Keys of one host differ from each other already, so only an empty one is replaced. */
function keyOf({ key }: Setting): OutputNode {
  if (key.value.trim() === '') return approximate(key, 'setting', why.LEGAL_NAME);
  return key.key ? keep(key) : keep(key);
}

/** The field's type says it too, unless this host has no such kind of field. */
function controlNode(control: NonNullable<Setting['control']>, kind: SettingKind): OutputNode {
  return hasKind(kind) ? keep(control) : approximate(control, undefined, why.NEAREST_TYPE);
}

function hasKind(kind: SettingKind): boolean {
  return kind !== 'choice' && kind !== 'other';
}

function typeNode(type: Setting['type'], kind: SettingKind): OutputNode {
  const word = TYPES[kind];
  if (!type) return fixed(word);
  if (type.value === word) return keep(type);
  if (kind === 'other' && FIELD_TYPES.includes(type.value)) return keep(type);
  return hasKind(kind) ? keep(type, word) : approximate(type, word, why.NEAREST_TYPE);
}
