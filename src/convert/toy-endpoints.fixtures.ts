// Two toy formats that can be converted into each other, with something for everything that may become of a value.

import type { ConversionOutput } from '../model/output.ts';
import type { Plugin } from '../model/plugin.ts';
import type { PluginRead, PluginFiles } from '../model/portable.ts';
import { readerOf } from './values/reader.ts';
import { fileBeside } from './values/files.ts';
import { folderOf } from '../files/paths.ts';
import { keep, approximate, block, invent, named } from './values/output.ts';
import type { Endpoint } from './endpoints.ts';

const because = (code: string): { code: string; says: string } => ({ code, says: `Because of ${code}.` });

const bare = { keywords: [], services: [], settings: [], tools: [], triggers: [] };

/** What is refused: a text `!` anywhere in the manifest. */
const faults = (value: unknown): string[] =>
  JSON.stringify(value)?.includes('"!"') === true ? ['It has a `!`.'] : [];

function readLeft({ main }: PluginFiles): PluginRead {
  const root = readerOf(main);
  const plugin: Plugin = {
    ...bare,
    id: root.at('id').text(),
    name: root.at('name').text(),
    version: root.at('version').text(),
    description: root.at('description').text(),
    active: root.at('active').flag(),
    category: root.at('category').text(),
    icon: root.at('icon').text(),
    license: root.at('license').text(),
    tags: root.at('tags').texts(),
  };
  return { plugin, files: [main], ...(root.at('code').text() ? { unread: 'Toy code' } : {}) };
}

function writeLeft(plugin: Plugin): ConversionOutput {
  const { id, name, version, description, tags } = plugin;
  const content = {
    id: keep(id),
    name: keep(name),
    version: version && keep(version, version.value.slice(1)),
    description: keep(description),
    tags: tags.map((tag) => keep(tag)),
  };
  const path = `${id?.value ?? 'left'}/left.json`;
  return { files: [{ path, language: 'json', content, manifest: '' }], implied: [], install: [] };
}

function readRight(source: PluginFiles): PluginRead {
  const root = readerOf(source.main);
  const notes = fileBeside(source, 'notes.txt');
  const plugin: Plugin = {
    ...bare,
    id: root.at('id').text(),
    name: root.at('about', 'title').text(),
    version: root.at('v').text(),
    description: root.at('about', 'text').text(),
    tags: root
      .at('labels')
      .members()
      .map(({ key }) => key),
  };
  const icon = fileBeside(source, 'icon.py');
  const files = [
    ...(notes ? [{ ...notes, value: { license: notes.text.slice('Licence: '.length) } }] : []),
    ...(icon ? [{ ...icon, value: { icon: icon.text.slice('ICON = '.length) } }] : []),
  ];
  return { plugin, files: [source.main, ...files] };
}

function writeRight({
  id,
  name,
  version,
  description,
  active,
  category,
  icon,
  license,
  tags,
}: Plugin): ConversionOutput {
  const content = {
    id: keep(id),
    about: {
      title: keep(name),
      text: description && approximate(description, description.value.slice(0, 5), because('short')),
      again: keep(name),
    },
    v: version && keep(version, `v${version.value}`),
    on: active && approximate(active, true, because('always-on')),
    labels: named(tags.map((tag) => ({ name: keep(tag), node: {} }))),
    kind: invent('toy', because('kind')),
  };
  const folder = folderOf(`${id?.value ?? 'right'}/`);
  const parts = [
    'Licence: ',
    { pointer: '/license', node: keep(license) ?? invent('none', because('licence')), print: String },
  ];
  return {
    files: [
      { path: `${folder}right.json`, language: 'json', content, manifest: '' },
      { path: `${folder}notes.txt`, language: 'markdown', content: parts },
      ...(icon
        ? [
            {
              path: `${folder}icon.py`,
              language: 'python' as const,
              content: [
                'ICON = ',
                { pointer: '/icon', node: block(icon, '?', because('no-icons')), print: String },
              ],
            },
          ]
        : []),
    ],
    implied: category ? [keep(category)] : [],
    install: [{ releases: [], steps: ['Copy it.'] }],
  };
}

function endpoint(id: string, name: string, part: Pick<Endpoint, 'read' | 'write'>): Endpoint {
  const manifest = `${id}.json`;
  const format = {
    id,
    name,
    manifest,
    defaultPath: manifest,
    faults,
    recognises: (value: unknown) => typeof value === 'object' && value !== null && id in value,
    ...part,
  };
  return { id, name, manifest, releases: [], conventions: [], format, ...part };
}

export const left = endpoint('left', 'Left', { read: readLeft, write: writeLeft });
export const right = endpoint('right', 'Right', { read: readRight, write: writeRight });
export const writeOnly = endpoint('write-only', 'Write only', { write: writeRight });
export const toys: readonly Endpoint[] = [left, right, writeOnly];

export const manifest = {
  id: 'quay',
  name: 'Quay',
  version: '1.2',
  description: 'Tides of the harbour',
  active: false,
  tags: ['sea', 'tide'],
  category: 'travel',
  icon: 'anchor',
  license: 'MIT',
  crew: { size: 2, mates: [] },
};
