// The table by which an adapter finds settings: what the code asks for, and where its new host keeps that.

import { isObject } from '../../model/guards.ts';
import type { AskedSetting, Code, Plugin, Setting, SettingName, Sourced } from '../../model/plugin.ts';
import { readLenient } from '../../lang/json/lenient/parse.ts';
import { valueOf } from '../../lang/json/lenient/tree.ts';
import { screaming, namesIn } from '../values/identifiers.ts';
import { jsLiteral } from '../values/literals.ts';
import { setMember } from '../values/set-member.ts';

type Name = Pick<SettingName, 'service' | 'key'>;

/** A setting's name with the values of the source that the target's name was made of. */
export interface PlacedName extends SettingName {
  readonly from?: readonly Sourced[];
}

/** How the source's code names a setting. */
export function nameInSource({ service, key }: Setting): Name {
  return { service: service?.name.value ?? '', key: key.value };
}

/** For tables that name each setting by its key: the setting that an entry leads to. */
export function settingByKey(settings: readonly Setting[]): (to: unknown) => AskedSetting['is'] | undefined {
  return (to) => settings.filter(({ key }) => key.value === to).map(nameInSource)[0];
}

function isSame(a: Name, b: Name): boolean {
  return a.service === b.service && a.key === b.key;
}

/** The settings under the names by which this code asks for them; `names` are the plugin's own. */
export function askedNames({ asks }: Code, names: readonly PlacedName[]): readonly PlacedName[] {
  return (
    asks?.flatMap(({ service, key, is }) => {
      const found = names.find((name) => isSame(name, is));
      return found ? [{ ...found, service, key }] : [];
    }) ?? names
  );
}

/** One table for several tools: a name that two of them use for different settings stands for the first one's. */
export function sharedNames(codes: readonly Code[], names: readonly PlacedName[]): PlacedName[] {
  const shared: PlacedName[] = [];
  const all = codes.flatMap((code) => askedNames(code, names));
  for (const name of all) if (!shared.some((known) => isSame(known, name))) shared.push(name);
  for (const name of names) {
    const known = shared.some((one) => isSame(one, name) || one.to === name.to);
    if (!known) shared.push(name);
  }
  return shared;
}

/**
 * The names under which code of a convention asks for settings: a writer of that convention gives them these again, so the
 * code needs no adapter there. No name stands for two settings.
 */
export function preferredNames({ tools, settings }: Plugin, convention: string): ReadonlyMap<Setting, Name> {
  const asks = tools.flatMap(({ code }) => (code?.convention === convention ? (code.asks ?? []) : []));
  const preferred = new Map<Setting, Name>();
  for (const setting of settings) {
    const name = asks.find(
      (ask) =>
        isSame(ask.is, nameInSource(setting)) && ![...preferred.values()].some((used) => isSame(used, ask)),
    );
    if (name) preferred.set(setting, { service: name.service, key: name.key });
  }
  return preferred;
}

/** Whether all of these names are in the table. */
export function covers(table: readonly SettingName[], names: readonly SettingName[]): boolean {
  return names.every((name) => table.find((known) => isSame(known, name))?.to === name.to);
}

/** The settings as data: `{ service: { key: to } }`, or `{ key: to }` where there are no services. */
export function settingTable(settings: readonly SettingName[]): Readonly<Record<string, unknown>> {
  const table = {};
  const isFlat = settings.every(({ service }) => service === '');
  for (const { service, key, to } of settings) {
    if (isFlat) setMember(table, key, to);
    else {
      const own: unknown = Object.hasOwn(table, service) ? table[service as never] : {};
      setMember(own as object, key, to);
      setMember(table, service, own);
    }
  }
  return table;
}

const SETTINGS = /\bconst plugbenchSettings = /;

/** The table as JavaScript, and what looks into the constant `plugbenchSettings` that holds it for `service` and `key`. */
export function tableCode(settings: readonly SettingName[]): {
  readonly table: string;
  readonly name: string;
} {
  const isFlat = settings.every(({ service }) => service === '');
  return {
    table: jsLiteral(settingTable(settings), 2),
    name: isFlat ? 'plugbenchSettings[key]' : '(plugbenchSettings[service] || {})[key]',
  };
}

/** The table that a file of ours declares; null where there is none. */
export function tableIn(text: string): SettingName[] | null {
  const found = SETTINGS.exec(text);
  if (!found) return null;
  const { root } = readLenient(text, found.index + found[0].length);
  const table: unknown = root && valueOf(root);
  if (!isObject(table)) return null;
  return Object.entries(table).flatMap(([name, held]) =>
    isObject(held)
      ? Object.entries(held).map(([key, to]) => ({ service: name, key, to }))
      : [{ service: '', key: name, to: held }],
  );
}

/** What an adapter knows of the plugin; undefined where that is nothing. `text` is what follows the code. */
export function aboutIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const found = /^ *const plugbenchAbout = (?=\{)/m.exec(text);
  const { root } = found ? readLenient(text, found.index + found[0].length) : { root: null };
  const about: unknown = root && valueOf(root);
  return isObject(about) ? about : undefined;
}

/** What unwrapped code asks for; `settingOf` finds the plugin's setting that an entry of the table leads to. */
export function asksOf(
  table: readonly SettingName[] | null,
  settingOf: (to: unknown) => AskedSetting['is'] | undefined,
): readonly AskedSetting[] | undefined {
  return table?.flatMap(({ service, key, to }) => {
    const is = settingOf(to);
    return is ? [{ service, key, is }] : [];
  });
}

/** For targets that keep no settings themselves: each setting with the environment variable that holds it, in their order; `to` is the variable's name. */
export function environmentOf(
  settings: readonly Setting[],
): readonly (PlacedName & { readonly to: string })[] {
  const variables = namesIn('screaming', 'SETTING', (name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name), 100);
  return settings.map((setting) => {
    const { service, key } = nameInSource(setting);
    // A key that is a variable's name already is one in the source too.
    const isVariable = service === '' && /^[A-Z][A-Z0-9_]*$/.test(key);
    return {
      service,
      key,
      to: variables.of(isVariable ? key : screaming(`${service} ${key}`)),
      from: [...(setting.service ? [setting.service.name] : []), setting.key],
    };
  });
}
