// Checks what surely raises when the server imports the file, or calls `get_metadata` at its start.

import type { CodeFix } from '../../../../model/code.ts';
import { didYouMean } from '../../../../text/did-you-mean.ts';
import type { FirstRun, Raised } from '../../../../python/first-run/first-run.ts';
import { addImport } from '../edits.ts';
import { ended, importError, represented } from '../errors.ts';
import { found, replace, type Effect, type Found, type PluginFile } from '../found.ts';
import { PYTHON_MODULES } from '../modules.ts';
import * as rules from './rules.ts';

/** Findings of the import and of the calls; `all` are the files that are loaded with this one. */
export function checkFirstRun(file: PluginFile, all: readonly PluginFile[]): Found[] {
  const { source } = file;
  if (source.errors.length > 0) return [];
  const { raised } = source.importing;
  if (raised) return [reported(file, raised, 'import', null)];
  const classes = all.flatMap((one) => one.source.plugins.map(({ name }) => name));
  return source.plugins.flatMap(({ name, calling }) => {
    // Of several classes of one name, the server calls only the newest.
    const isOnly = classes.filter((one) => one === name).length === 1;
    return calling?.raised && isOnly ? [reported(file, calling.raised, 'metadata', name)] : [];
  });
}

/** The first place that runs at the start, and of which the text does not show that it goes on; null for none. */
export function doubtAtStart({ source: { importing, plugins } }: PluginFile): FirstRun['doubt'] {
  if (importing.doubt || importing.raised) return importing.doubt;
  return plugins.map(({ calling }) => calling?.doubt ?? null).find((one) => one !== null) ?? null;
}

function reported(file: PluginFile, raised: Raised, when: 'import' | 'metadata', of: string | null): Found {
  const { span, error, message, undefined: name } = raised;
  const effect = effectOf(file, raised, when);
  const more = { effect, ...(of === null ? {} : { of }) };
  if (name === null) {
    const says = message === null || message === '' ? error : `${error}: ${message}`;
    return found(rules.raises.at('/start', 'value', { says, when }), span, () => [], more);
  }
  const meant = meantName(file, name);
  const fixes = (): CodeFix[] => {
    if (PYTHON_MODULES.has(name))
      return [{ title: `Add \`import ${name}\``, edits: [addImport(file.text, `import ${name}\n`)] }];
    return meant === undefined ? [] : replace(`Change to \`${meant}\``, span, meant);
  };
  return found(rules.nameUnknown.at(`/names/${name}`, 'value', { name, when, meant }), span, fixes, more);
}

/** Words of JSON, and what Python has for them. */
const JSON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** The name that is probably meant: a word of JSON, or one that the file imports. */
export function meantName({ source }: PluginFile, name: string): string | undefined {
  if (Object.hasOwn(JSON_WORDS, name)) return JSON_WORDS[name];
  return didYouMean(
    name,
    source.imports.map(({ as }) => as),
  );
}

/** In the server's words, as far as the text shows them: what may fail before has other ones. */
function effectOf(file: PluginFile, { error, message }: Raised, when: 'import' | 'metadata'): Effect {
  const text = message === '' ? '' : message === null ? null : represented(message);
  if (doubtAtStart(file) !== null || text === null) return { ...importError(file, ''), when, text: () => '' };
  if (when === 'import') return importError(file, `${error}(${text})`);
  // A missing key is shown as it is written.
  const says = error === 'KeyError' ? text : message;
  return ended('metadata', says ? `${error}: ${says}` : error);
}
