// The table by which an adapter finds settings: what the code asks for, and where its new host keeps that.

import { isObject } from '../../../../model/guards.ts';
import type { AskedSetting, Code, Setting, SettingName } from '../../../../model/plugin.ts';
import { readLenient } from '../../../../text/lenient/parse.ts';
import { valueOf } from '../../../../text/lenient/tree.ts';
import { jsLiteral } from '../literals.ts';
import { setMember } from '../set-member.ts';

type Name = Pick<SettingName, 'service' | 'key'>;

/** How the source's code names a setting. */
export function nameInSource({ service, key }: Setting): Name {
  return { service: service?.name.value ?? '', key: key.value };
}

function isSame(a: Name, b: Name): boolean {
  return a.service === b.service && a.key === b.key;
}

/** The settings under the names by which this code asks for them; `names` are the plugin's own. */
export function askedNames({ asks }: Code, names: readonly SettingName[]): readonly SettingName[] {
  return (
    asks?.flatMap(({ service, key, is }) => {
      const found = names.find((name) => isSame(name, is));
      return found ? [{ service, key, to: found.to }] : [];
    }) ?? names
  );
}

/** One table for several tools: a name that two of them use for different settings stands for the first one's. */
export function sharedNames(codes: readonly Code[], names: readonly SettingName[]): SettingName[] {
  const shared: SettingName[] = [];
  const all = codes.flatMap((code) => askedNames(code, names));
  for (const name of all) if (!shared.some((known) => isSame(known, name))) shared.push(name);
  for (const name of names) {
    const known = shared.some((one) => isSame(one, name) || one.to === name.to);
    if (!known) shared.push(name);
  }
  return shared;
}

/** Whether all of these names are in the table. */
export function covers(table: readonly SettingName[], names: readonly SettingName[]): boolean {
  return names.every((name) => table.find((known) => isSame(known, name))?.to === name.to);
}

/** The settings as data: `{ service: { key: to } }`, or `{ key: to }` where there are no services. */
export function settingTable(settings: readonly SettingName[]): Record<string, unknown> {
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

const SETTINGS = /\bconst SETTINGS(?:: SettingTable)? = /;

/** JavaScript that declares the table, and that looks into it: `name` of `service` and `key`. */
export function tableCode(settings: readonly SettingName[]): {
  readonly table: string;
  readonly name: string;
} {
  const isFlat = settings.every(({ service }) => service === '');
  return {
    table: `const SETTINGS = ${jsLiteral(settingTable(settings), 2)};\n`,
    name: isFlat ? 'SETTINGS[key]' : '(SETTINGS[service] || {})[key]',
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
