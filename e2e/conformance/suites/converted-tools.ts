// Tools of our own, converted and run in the built page's sandbox by the target's calling convention: the model gets the
// same content for the same arguments as from the original.

import type { Page } from 'playwright';
import { formats } from '../../../src/convert/targets/registry.ts';
import { hosts } from '../../../test/hosts/loaded.ts';
import type { PluginFiles } from '../../../src/model/portable.ts';
import type { HttpMock } from '../../../src/model/run.ts';
import type { RunMember } from '../../../src/hosts/elizaos/run/actions.ts';
import { transpile } from '../../../src/lang/typescript/transpile.ts';
import { convert } from '../../../src/convert/convert.ts';
import { endpointsOf, type Endpoint } from '../../../src/convert/endpoints.ts';
import { LOADER, withBuiltPage, type Loader } from '../built-page.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly code: string;
  readonly args: unknown;
  readonly permissions?: readonly string[];
}

const endpoints = await endpointsOf(hosts, formats);

/** What reads the tools of a host; loaded now, since nothing more can be once the suites run. */
const readers = new Map(await Promise.all(hosts.map(async ({ id, run }) => [id, await run?.()] as const)));

/** The one setting that is there. */
const STORED = 'k-123';

const json = {
  method: '',
  headers: [['content-type', 'application/json']],
  delayMs: 0,
  fails: false,
} as const;
const ANSWERS: readonly HttpMock[] = [
  { ...json, address: 'https://tides.example/v1/*', status: 200, body: '{"metres":4.2}' },
  { ...json, address: '*', status: 404, body: '' },
];

export const suite: Suite = {
  name: 'converted-tools',
  async *replay(lines): AsyncIterable<Comparison> {
    const done: Comparison[] = [];
    await withBuiltPage(async (page) => {
      await page.evaluate(LOADER);
      for (const one of lines as Case[]) {
        const source = packageOf(one);
        const expected = await contentOf(page, 'ownpilot', source, one.args);
        for (const target of ['anythingllm', 'elizaos']) {
          const actual = await contentOf(page, target, convertedTo(target, source), one.args);
          done.push({ id: one.id, release: target, expected, actual });
        }
      }
    });
    yield* done;
  },
};

function endpoint(id: string): Endpoint {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`No endpoint ${id}`);
  return found;
}

function packageOf({ id, code, permissions = [] }: Case): PluginFiles {
  const name = id.replaceAll('-', '_');
  const tool = {
    name,
    description: 'Tries it',
    parameters: { type: 'object', properties: {} },
    code,
    permissions,
  };
  const field = { name: 'api_key', label: 'Key', type: 'secret', required: true };
  const value = {
    id: 'bench',
    name: 'Bench',
    version: '1.0.0',
    description: 'Tries code',
    required_services: [
      { name: 'tides', config_schema: [field, { ...field, name: 'zone', required: false }] },
    ],
    tools: [tool],
  };
  return { main: { path: 'bench/skill.json', text: JSON.stringify(value), value }, others: [] };
}

function convertedTo(target: string, source: PluginFiles): PluginFiles {
  const made = convert(endpoint('ownpilot'), endpoint(target), source, false);
  if (!made) throw new Error(`Not converted to ${target}`);
  const [main, ...others] = made.files.map(({ path, text, value }) => ({ path, text, value }));
  if (!main) throw new Error('No files');
  return { main, others };
}

/** Sent to the model of the only tool, called in the first mode of the host's newest release. */
async function contentOf(page: Page, hostId: string, source: PluginFiles, args: unknown): Promise<string> {
  const read = readers.get(hostId);
  if (!read) throw new Error(`Nothing of ${hostId} can be run`);
  const runnable = read(source);
  const { modules } = (runnable.tools[0]?.rest ?? {}) as Partial<RunMember>;
  const made = modules ? transpile(modules.sources, modules.entry) : null;
  return page.evaluate(
    async ([hostId, { tools, services }, args, stored, http, made]) => {
      const { loadParts } = globalThis as unknown as Loader;
      const runner = await (await loadParts()).loadRunner(hostId);
      const [tool] = tools;
      if (!tool) throw new Error(`No tool for ${hostId}`);
      const config = services.map(({ name, fields }) => {
        // `api_key` of `tides`, `TIDES_API_KEY`, `tidesApiKey`
        const isKey = (field: string): boolean => /tides_?api_?key$/i.test(`${name}_${field}`);
        const data = fields.flatMap((field) => (isKey(field.name) ? [[field.name, stored] as const] : []));
        return [name, { data: Object.fromEntries(data), active: true }] as const;
      });
      const mocks = { config: Object.fromEntries(config), http, tools: [], clock: null, seed: null };
      const mode = runner.modes.find(({ id }) => id === '2026-02') ?? runner.modes[0];
      if (!mode) throw new Error(`No mode for ${hostId}`);
      const call = { packageId: 'bench', tool, args, mode: mode.id, services };
      const compile = (): Promise<NonNullable<typeof made>> =>
        made ? Promise.resolve(made) : Promise.reject(new Error('Nothing is compiled'));
      const { kind, content, note } = await runner.run(call, mocks, undefined, undefined, { compile });
      // Nothing at all is an empty text to the model.
      return content ?? (kind === 'ok' ? '' : `${kind}: ${String(note)}`);
    },
    [hostId, runnable, args, STORED, ANSWERS, made] as const,
  );
}
