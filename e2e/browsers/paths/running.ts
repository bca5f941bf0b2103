// Running tools in the sandbox, converting plugins, and trying what was converted.

import { packageOf } from '../plugins.ts';
import type { Path, Visit } from '../path.ts';

export const RUNNING: readonly Path[] = [
  {
    name: 'run: a tool with a key and a made-up answer, on all releases',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.choose('Samples', /Tide times/);
      await bench.showTab('Run');
      await bench.labelled(/^Runs as/).select('As the guide says');
      await bench.find('button', 'Fill with example values').click();
      await bench.find('button', 'Run').click();
      await bench.labelled('Sent to the model').says('The tide service is not configured');
      await bench.labelled(/^API Key/).fill('sk-tide-123');
      await bench.find('button', 'Run').click();
      await bench.find('article', 'Result').find('button', 'Add a mock for it').click();
      await bench.labelled('Body').fill('{"tides":[{"time":"04:12","metres":3.1}]}');
      await bench.find('button', 'Run').click();
      await bench.labelled('Sent to the model').says('"metres":3.1');
      await bench.find('button', 'Run on all releases').click();
      const outcomes = bench.find('list', 'Outcomes by release');
      await outcomes.says(/AbortSignal[^]*Differs: [^]*\bconfig\b/);
    },
  },
  {
    name: 'run: an endless loop ends at its deadline, and the next run works',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.paste(packageOf('for (;;) {}'));
      await bench.showTab('Run');
      await bench.find('button', 'Run').click();
      await bench.find('button', 'Stop').click();
      await bench.find('article', 'Result').says(/[Ss]topped/);
      await bench.paste(packageOf("return { content: [1, 2].map((n) => n * 21).join(' ') };"));
      await bench.find('button', 'Run').click();
      await bench.labelled('Sent to the model').says('21 42');
    },
  },
  {
    name: 'convert: to RAGFlow in Python and to MCP, with a report',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.choose('Samples', /Tide times/);
      await bench.showTab('Convert');
      await bench.find('radio', /^RAGFlow/).check();
      await bench.find('region', 'Summary').says('details do not fit');
      await bench.find('region', /^Text of .*\.py/).says('get_metadata');
      await bench.find('radio', /^MCP/).check();
      await bench.find('region', /^Text of .*\.json/).says('inputSchema');
    },
  },
  {
    name: 'convert and try: the tool gives the same in its host and in each target',
    seconds: 120,
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.paste(packageOf("return { content: 'high ' + utils.hash('tide').slice(0, 6) };"));
      await bench.showTab('Convert');
      for (const target of ['AnythingLLM', 'Gloodata', 'Milady', 'Agent Skills', 'Agent Plugins']) {
        await bench.find('radio', new RegExp(`^${target}`)).check();
        await bench.find('region', 'Summary').says('1 of 1 tool adapted, not tried');
        await bench.find('button', 'Try it').click();
        await bench.find('region', 'Summary').says('1 of 1 tool runs, tried with 1 example');
      }
    },
  },
];
