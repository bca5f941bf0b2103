// Completion and hover in handler.js: the members of `this`, settings, members of the manifest, and arguments.

import type { Completion, CompletionOption, Hover } from '../../../model/assist.ts';
import type { CodeCaret, CodeContext } from '../../../model/code.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { PluginFile } from '../../../model/file.ts';
import { params, setupArgs } from '../parts.ts';
import { nameAt, type NameAt, type Owner } from './caret.ts';
import { MEMBERS } from './members.ts';
import { isName } from './tree.ts';

/** A name that can be written, with what is known of it. */
interface Entry {
  readonly name: string;
  /** How it is written, or its type. */
  readonly detail: string;
  readonly about: string;
  /** Set for a function. */
  readonly call?: boolean;
}

/** null where the code at the caret is not about the host. */
export function complete({ text }: PluginFile, caret: CodeCaret, context: CodeContext): Completion | null {
  const at = nameAt(text, caret.offset);
  if (!at) return null;
  const options = entriesOf(at.owner, caret, context)
    .filter(({ name }) => !at.others.includes(name) && isName(name))
    .map((entry) => optionOf(entry, at, text));
  return options.length > 0 ? { from: at.from, to: at.to, options, also: [] } : null;
}

/** null for names that are not the host's. */
export function hover({ text }: PluginFile, caret: CodeCaret, context: CodeContext): Hover | null {
  const at = nameAt(text, caret.offset);
  if (!at || at.from === at.to) return null;
  const name = text.slice(at.from, at.to);
  const entry = entriesOf(at.owner, caret, context).find((one) => one.name === name);
  if (!entry) return null;
  return { from: at.from, to: at.to, title: TITLES[at.owner](entry), text: entry.about };
}

const TITLES: Readonly<Record<Owner, (entry: Entry) => string>> = {
  this: ({ detail }) => `this.${detail}`,
  runtimeArgs: ({ name }) => `Setting ${name}`,
  config: ({ name }) => `${name} of plugin.json`,
  arguments: ({ name, detail }) => `Argument ${name}${detail === '' ? '' : `: ${detail}`}`,
};

function entriesOf(owner: Owner, { release }: CodeCaret, { manifest }: CodeContext): Entry[] {
  const value = manifest?.value;
  if (owner === 'this') return memberEntries(release);
  if (owner === 'runtimeArgs') {
    return setupArgs(value).map(({ key, value: arg }) => ({
      name: key,
      detail: member(arg, 'required') ? 'required' : 'can be null',
      about: textOf(member(member(arg, 'input'), 'hint')),
    }));
  }
  if (owner === 'arguments') {
    return params(value).map(({ key, value: param }) => ({
      name: key,
      detail: textOf(member(param, 'type')),
      about: textOf(member(param, 'description')),
    }));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, one]) => ({
    name,
    detail: Array.isArray(one) ? 'array' : typeof one,
    about: typeof one === 'string' ? JSON.stringify(one) : '',
  }));
}

/** The documented members only, where the documentation is what counts. */
function memberEntries(release: string | null): Entry[] {
  return [...MEMBERS]
    .filter(([, { documented }]) => documented || release !== 'documented')
    .map(([name, { signature, about, documented, call }]) => ({
      name,
      detail: signature,
      about: documented ? about : `${about} Not documented.`,
      call,
    }));
}

function optionOf({ name, detail, about, call }: Entry, at: NameAt, text: string): CompletionOption {
  const called = call && !at.inPattern && text[at.to] !== '(';
  return {
    label: name,
    insert: called ? `${name}()` : name,
    caret: name.length + (called ? 1 : 0),
    detail,
    info: about,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
