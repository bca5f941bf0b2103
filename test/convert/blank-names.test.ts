// Hosts refuse blank names; what a source leaves blank must not end up in one.

import { expect, test } from 'vitest';
import type { Plugin, Sourced } from '../../src/model/plugin.ts';
import { convert } from '../../src/convert/convert.ts';
import { made, pairs, refusals } from './pairs.ts';
import type { Endpoint } from '../../src/convert/endpoints.ts';

const FILE = 'blank.json';
const blank = (name: string): Sourced<string> => ({ value: '', file: FILE, pointer: `/${name}` });

const named = (value: string): Sourced<string> => ({ value, file: FILE, pointer: '/id' });

const LISTS = { tags: [], keywords: [], services: [], settings: [], triggers: [] };
const tool = { parameters: [], frame: [], examples: [] };

const plugins: readonly (readonly [string, Plugin])[] = [
  ['the tool alone', { ...LISTS, tools: [{ ...tool, id: blank('id') }] }],
  ['id and tool', { ...LISTS, id: blank('id'), tools: [{ ...tool, id: blank('id') }] }],
  [
    'nothing, and two tools differ only in case',
    { ...LISTS, tools: ['Mr', 'mR'].map((id) => ({ ...tool, id: named(id) })) },
  ],
  ['name', { ...LISTS, name: blank('name'), tools: [tool] }],
  ['title', { ...LISTS, tools: [{ ...tool, title: blank('title') }] }],
  ['description', { ...LISTS, description: blank('description'), tools: [tool] }],
  ['the tool’s description', { ...LISTS, tools: [{ ...tool, description: blank('description') }] }],
];

const targets = [...new Set(pairs.map(({ to }) => to))];

test.each(targets.flatMap((to) => plugins.map(([what, plugin]) => ({ to, what, plugin }))))(
  '$to.id accepts what is made where $what is blank',
  ({ to, plugin }) => {
    const value = { id: '', name: '', title: '', description: '' };
    const source = { main: { path: FILE, text: JSON.stringify(value), value }, others: [] };
    const from: Endpoint = {
      id: 'toy',
      name: 'Toy',
      manifest: FILE,
      releases: [],
      conventions: [],
      read: () => ({ plugin, files: [source.main] }),
    };
    expect(refusals(to, made(convert(from, to, source, false)).files)).toEqual([]);
  },
);
