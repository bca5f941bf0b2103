// Converts cars: a car is a plugin, its sounds are tools.

import type { Convention, Plugin } from '../../../model/plugin.ts';
import type { Draft } from '../../../model/draft.ts';
import type { Portable, PluginRead, Source } from '../../../model/portable.ts';
import { codeOf } from '../../kit/convert/code/marks.ts';
import { cursorOf } from '../../kit/convert/cursor.ts';
import { invent, keep } from '../../kit/convert/put.ts';
import * as why from '../../kit/convert/reasons.ts';

/** The body of an async function with `args`. */
const convention: Convention = {
  id: 'toy-sound',
  shell: () => [
    'const call = async (args) => {\n  const tool = async () => {\n',
    '  };\n  return String(await tool());\n};\n',
  ],
};

function read({ main }: Source): PluginRead {
  const root = cursorOf(main);
  const tools = root
    .at('sounds')
    .list()
    .map((sound) => ({
      id: sound.at('name').text(),
      description: sound.at('about').text(),
      code: codeOf(sound.at('code').text(), convention.id),
      parameters: [],
      frame: [],
      examples: [],
    }));
  const plugin: Plugin = {
    id: root.at('toyCar').text(),
    tags: [],
    keywords: [],
    services: [],
    settings: [],
    triggers: [],
    tools,
  };
  return { plugin, files: [main] };
}

function write({ id, name, tools }: Plugin): Draft {
  const sounds = tools.map((tool, i) => ({
    name: keep(tool.id) ?? invent(`sound${String(i + 1)}`, why.DEMANDED),
    about: keep(tool.description),
    code: tool.code?.convention === convention.id ? keep(tool.code.text) : undefined,
  }));
  const content = { toyCar: keep(id ?? name) ?? invent('new', why.DEMANDED), sounds };
  return {
    files: [{ path: 'toy-car.json', language: 'json', content, manifest: '' }],
    settled: [],
    install: [{ releases: [], steps: ['Put the file into the glove box.'] }],
  };
}

export const portable: Portable = { read, write, convention };
