// Repairs of what describes the skill, and of members that only the official schema minds.

import { isObject, member } from '../../../model/guards.ts';
import { join, last, valueAt } from '../../../text/pointer.ts';
import { complaints } from '../official-schema.ts';
import { add, change, remove, scalarText, type Repairers } from './repairer.ts';

/** What to write where the schema requires a member that the loader never reads. */
const STANDARD: Readonly<Record<string, unknown>> = {
  schema: 'skill-1.0.0',
  version: '1.0.0',
  imported: true,
  file: 'handler.js',
  type: 'text',
  required: false,
  prompt: '',
};

export const aboutRepairs: Repairers = {
  'missing-member': ({ pointer, args }) => {
    const key = String(args?.['key']);
    return Object.hasOwn(STANDARD, key) ? add(join(pointer, key), STANDARD[key]) : [];
  },
  'wrong-type': ({ pointer }, { value }) => {
    const key = last(pointer);
    const text = key === 'required' || key === 'author_url' ? undefined : scalarText(valueAt(value, pointer));
    if (text !== undefined) return change(pointer, text);
    return Object.hasOwn(STANDARD, key) ? change(pointer, STANDARD[key]) : remove(pointer);
  },
  'schema-value': () => change('/schema', 'skill-1.0.0'),
  'imported-value': () => change('/imported', true),
  'description-missing': (_, { value }) => add('/description', descriptionFor(value)),
  'description-type': (_, { value }) =>
    change('/description', scalarText(member(value, 'description')) ?? descriptionFor(value)),
  'description-empty': (_, { value }) => change('/description', descriptionFor(value)),
  'author-object': (_, { value }) => {
    const name = scalarText(member(member(value, 'author'), 'name'));
    return name === undefined ? remove('/author') : change('/author', name);
  },
  'author-url-format': (_, { value }) => {
    const full = `https://${String(member(value, 'author_url'))}`;
    return isAddress(full) ? change('/author_url', full) : remove('/author_url');
  },
  'author-url-scheme': () => remove('/author_url'),
  'license-missing': (_, { value }) =>
    isObject(value) && Object.hasOwn(value, 'license') ? change('/license', 'MIT') : add('/license', 'MIT'),
};

function descriptionFor(manifest: unknown): string {
  const name = member(manifest, 'name');
  return typeof name === 'string' && name.trim() !== ''
    ? name
    : 'Say here what the skill does and when to use it';
}

function isAddress(url: string): boolean {
  const wrong = complaints({ author_url: url }).some((error) => error.instancePath === '/author_url');
  return !wrong && /^https:\/\/[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url);
}
