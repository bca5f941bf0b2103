// Compares the manifest with the files that are open beside it: names that are in only one of them.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { readJson } from '../../../text/read.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { readSources } from '../convert/read/source.ts';
import { dependencySelf, nameNotInCode, providerUnlisted } from './rules.ts';

/** Lists of names that code must have, each with the member that names an entry that is an object. */
const LISTS: Readonly<Record<string, string | null>> = {
  channels: null,
  providers: null,
  skills: 'id',
  gatewayMethods: 'method',
  cliCommands: null,
};

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** Findings about names; [] where no code is open beside the manifest. */
export function checkBeside(document: SourceDocument): Finding[] {
  return [...checkOwnName(document), ...checkNames(document)];
}

/** A plugin cannot be loaded before itself. */
function checkOwnName(document: SourceDocument): Finding[] {
  const { value, others = [] } = document;
  const packaged = fileBeside({ main: document, others }, 'package.json');
  const own = [member(value, 'id'), packaged && member(readJson(packaged.text).value, 'name')];
  return entries(value, 'dependencies', null).flatMap(({ name, pointer }) =>
    own.includes(name) ? [dependencySelf.at(pointer, 'value', { name })] : [],
  );
}

/** Findings about names in the manifest's lists that no file has, and about providers that the manifest lacks. */
function checkNames({ value, others = [] }: SourceDocument): Finding[] {
  const texts = others.filter(({ path }) => CODE.test(path)).map(({ text }) => text);
  if (texts.length === 0) return [];
  // A skill may be a folder with a file of its own, so its name need not be in code.
  const named = (name: string): boolean =>
    others.some(({ path, text }) => text.includes(name) || path.includes(name));
  const providers = providerNames(texts);
  const listed = entries(value, 'providers', null).map(({ name }) => name);
  const unknown = Object.entries(LISTS).flatMap(([list, needs]) =>
    entries(value, list, needs).flatMap(({ name, pointer }): Finding[] => {
      if (named(name)) return [];
      const unlisted = providers.filter((one) => !listed.includes(one));
      const meant = list === 'providers' ? (didYouMean(name, unlisted) ?? only(unlisted, listed)) : undefined;
      return [nameNotInCode.at(pointer, 'value', { list, name, suggestion: meant })];
    }),
  );
  return [...unknown, ...unlistedProviders(value, providers, listed)];
}

/** The provider that the code has and the manifest lacks, if there is only one and the manifest lists only one name. */
function only(unlisted: readonly string[], listed: readonly string[]): string | undefined {
  return unlisted.length === 1 && listed.length === 1 ? unlisted[0] : undefined;
}

function unlistedProviders(
  manifest: unknown,
  providers: readonly string[],
  listed: readonly string[],
): Finding[] {
  if (!Array.isArray(member(manifest, 'providers'))) return [];
  return providers
    .filter((name) => !listed.includes(name))
    .map((name) => {
      const pointer = '/providers';
      return providerUnlisted.at(pointer, 'key', { name });
    });
}

/** Entries that are names, or objects with a name. Another rule reports all others. */
function entries(
  manifest: unknown,
  list: string,
  needs: string | null,
): { readonly name: string; readonly pointer: string }[] {
  const all = member(manifest, list);
  if (!Array.isArray(all)) return [];
  return all.flatMap((entry: unknown, i) => {
    const name = needs !== null && isObject(entry) ? entry[needs] : entry;
    return typeof name === 'string' && name !== '' ? [{ name, pointer: join('', list, i) }] : [];
  });
}

/** The last result. Checks run at each key press in the manifest, and the code stays the same meanwhile. */
let known: { readonly texts: readonly string[]; readonly providers: readonly string[] } | null = null;

function providerNames(texts: readonly string[]): readonly string[] {
  const same = known?.texts.length === texts.length && known.texts.every((text, i) => text === texts[i]);
  if (!same || !known) {
    const names = readSources(texts).flatMap(({ components }) => components.providers ?? []);
    known = { texts, providers: names.flatMap((one) => nameIn(member(one, 'name'))) };
  }
  return known.providers;
}

function nameIn(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
