// The engines that are loaded when they are wanted: the TypeScript compiler, Node.js's own parts, CPython.

import type { Path, Visit } from '../path.ts';
import { HANDLER, PYTHON, SKILL, TYPED } from '../plugins.ts';

export const ENGINES: readonly Path[] = [
  {
    name: 'TypeScript: the compiler judges a plugin, and is kept for use without a network',
    seconds: 180,
    walk: async ({ bench, file, address, disconnect }: Visit): Promise<void> => {
      await bench.notice.says('Ready to work offline', 45_000);
      const manifest = JSON.stringify({
        id: 'harbour',
        name: 'Harbour',
        version: '1.0.0',
        requiredSecrets: [],
      });
      await bench.openFiles(file('elizaos.plugin.json', manifest), file('index.ts', TYPED));
      await bench.find('tab', /^index\.ts/).click();
      await bench.problem(/TS2322: Type 'number' is not assignable to type 'string'/).comes(60_000);
      await disconnect();
      await bench.open(address);
      await bench.problem(/TS2322/).comes(60_000);
    },
  },
  {
    name: 'Node.js: a skill’s handler runs with the modules of its host',
    walk: async ({ bench, file }: Visit): Promise<void> => {
      await bench.openFiles(file('handler.js', HANDLER), file('plugin.json', SKILL));
      await bench.notice.says('Opened plugin.json');
      await bench.showTab('Run');
      await bench.find('button', 'Run').click();
      await bench.labelled('Sent to the model').says('high tide at a/b, 5d41402a', 60_000);
    },
  },
  {
    name: 'CPython: a plugin is loaded as its server does, runs, and is judged after every change',
    seconds: 240,
    walk: async ({ bench, address, disconnect }: Visit): Promise<void> => {
      await bench.notice.says('Ready to work offline', 45_000);
      await bench.choose(/^New/, /in Python/);
      await bench.paste(PYTHON);
      await bench.find('button', 'Load').click();
      await bench.find('list', 'Server log').says('Loaded llm_tools plugin TidePlugin version 1.0.0', 90_000);
      await bench.verdicts.says('2026-08 starts with 1 plugin (CPython 3.13)', 30_000);
      await bench.showTab('Run');
      await bench.results.says('Python is on this device');
      await bench.find('button', 'Fill with example values').click();
      await bench.labelled(/^place/).holds('Lisbon');
      await bench.find('button', 'Run').click();
      await bench.labelled('Sent to the model').says('Tide: Lisbon', 60_000);
      await bench.showTab('Problems');
      await bench.paste(PYTHON.replace('1.0.0', 'latest'));
      await bench.verdicts.says('2026-08 does not start (CPython 3.13)', 60_000);
      await disconnect();
      await bench.open(address);
      await bench.verdicts.says('2026-08 does not start (CPython 3.13)', 90_000);
    },
  },
];
