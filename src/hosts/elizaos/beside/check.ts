// Compares the manifest with the files that are open beside it: names that only the manifest has.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { readJson } from '../../../text/read.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { dependencySelf, nameNotInCode } from './rules.ts';

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

function checkNames({ value, others = [] }: SourceDocument): Finding[] {
  const texts = others.filter(({ path }) => CODE.test(path)).map(({ text }) => text);
  if (texts.length === 0) return [];
  // A skill may be a folder with a file of its own, so its name need not be in code.
  const named = (name: string): boolean =>
    others.some(({ path, text }) => text.includes(name) || path.includes(name));
  return Object.entries(LISTS).flatMap(([list, needs]) => {
    const all = entries(value, list, needs);
    return all.flatMap(({ name, pointer }): Finding[] => {
      if (named(name)) return [];
      const listed = new Set(all.map((one) => one.name));
      const meant = [...namesIn(texts)].filter((one) => !listed.has(one));
      return [nameNotInCode.at(pointer, 'value', { list, name, suggestion: didYouMean(name, meant) })];
    });
  });
}

/** What code gives names to; only a suggestion, so a comment may add to them. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const all = texts.flatMap((text) => [...text.matchAll(/\bname\s{0,9}:\s{0,9}(['"`])([^'"`\n]{1,100})\1/g)]);
  return new Set(all.map(([, , name = '']) => name));
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
