// Lists the members of an info document: those of the documentation, and those that only extensions use.

import type { SourceDocument, Pointer, Fix } from '../../../model/finding.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { last } from '../../../lang/json/pointer.ts';
import { addOrRename } from '../../kit/rule.ts';

export type Level = 'root' | 'tool' | 'schema' | 'field' | 'ui' | 'arg';

interface Members {
  readonly label: string;
  readonly documented: readonly string[];
  /** Member → what it is for, as far as published extensions show; completes "it …". */
  readonly practice: Readonly<Record<string, string>>;
  /** Words of other formats → the member that is meant. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The members of each kind of object (docs/hosts/gloodata.md#members-that-only-extensions-use). */
export const MEMBERS: Readonly<Record<Level, Members>> = {
  root: {
    label: 'the document',
    documented: ['ns', 'title', 'tools'],
    practice: {
      description: 'says what the extension is for',
      tagValues: 'declares the enum types that arguments can have',
      handlers: 'lists operations that can be called besides the tools',
      dynEnums: 'is left over from one early extension, where it is always null',
      functions: 'is the old name of `tools`',
    },
    aliases: { namespace: 'ns', id: 'ns', name: 'title', displayName: 'title', label: 'title' },
  },
  tool: {
    label: 'a tool',
    documented: ['title', 'examples', 'schema', 'ui'],
    practice: {
      description: 'says what the tool does',
      contextActions: 'offers the tool on values of an enum type',
    },
    aliases: {
      name: 'title',
      displayName: 'title',
      label: 'title',
      parameters: 'schema',
      inputSchema: 'schema',
      prompts: 'examples',
    },
  },
  schema: {
    label: '`schema`',
    documented: ['fields'],
    practice: {},
    aliases: { properties: 'fields', params: 'fields', args: 'fields' },
  },
  field: {
    label: 'a field',
    documented: ['type', 'description', 'default', 'enum', 'examples'],
    practice: {
      format: 'marks a string as a date',
      multiline: 'seems to ask for a text box with several lines',
      title: 'is a label left over from pydantic',
    },
    aliases: { desc: 'description', help: 'description', options: 'enum', values: 'enum' },
  },
  ui: {
    label: '`ui`',
    documented: ['prefix', 'suffix', 'args'],
    practice: { manualUpdate: 'seems to let the tile wait for the person before it runs again' },
    aliases: { arguments: 'args', params: 'args', fields: 'args' },
  },
  arg: {
    label: 'an argument of `ui.args`',
    documented: ['prefix', 'suffix'],
    practice: {
      dtypeName: 'names the type of `tagValues` that the argument has',
      dtypeNs: 'names the extension that owns the type',
      from: 'repeats the name of the argument',
    },
    aliases: { label: 'prefix', title: 'prefix', name: 'prefix' },
  },
};

export const FIELD_TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean'];

/** True for a member that neither the documentation nor a published extension has here, except `$schema`. */
export function isUnknown(level: Level, key: string): boolean {
  const { documented, practice } = MEMBERS[level];
  if (level === 'root' && key === '$schema') return false;
  return !documented.includes(key) && !Object.hasOwn(practice, key);
}

/** The member that was probably meant by an unknown one; undefined where none is near. */
export function intended(level: Level, key: string): string | undefined {
  const { documented, practice, aliases } = MEMBERS[level];
  if (Object.hasOwn(aliases, key)) return aliases[key];
  return didYouMean(key, [...documented, ...Object.keys(practice)]);
}

/** Fixes for a missing member: rename the unknown one that was probably meant, or add it. */
export function addMember(level: Level, document: SourceDocument, pointer: Pointer, value: unknown): Fix[] {
  const isMeant = (key: string): boolean => isUnknown(level, key) && intended(level, key) === last(pointer);
  return addOrRename(document, pointer, value, isMeant);
}
