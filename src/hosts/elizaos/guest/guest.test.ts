// Members of a plugin, called as in Milady's time, with a runtime whose page is a table of answers.

import { describe, expect, test } from 'vitest';
import type { RunKind } from '../../../model/run.ts';
import { AgentRuntime } from './agent/agent.ts';
import { loggerOf } from './agent/logger.ts';
import { Recorder } from './agent/recorder.ts';
import type { AgentPlugin } from './agent/shapes.ts';
import { callMember } from './calls/member.ts';
import { coreModule } from './core-module.ts';
import type { Outcome } from './session.ts';
import type { PluginStart } from './start.ts';

interface Given {
  readonly kind: RunKind;
  readonly name: string;
  readonly args?: unknown;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly answers?: Readonly<Record<string, string>>;
}

const NOWHERE = { say: () => undefined } as never;

/** As Milady's time has it, and with the lines of the timeline. */
async function run(plugin: object, given: Given): Promise<{ outcome: Outcome; reported: string[] }> {
  const { kind, name, args = {}, settings = {}, answers = {} } = given;
  const reported: string[] = [];
  const recorder = new Recorder((about, text) => void reported.push(`${about}: ${text}`));
  const ask = (asked: string): Promise<unknown> => {
    const answer = answers[asked];
    if (answer === undefined) return Promise.reject(new Error(`none for ${asked}`));
    return Promise.resolve(asked.startsWith('TEXT_') ? answer : (JSON.parse(answer) as unknown));
  };
  const logger = loggerOf(recorder, undefined);
  const places = { env: {}, runtime: {}, settings };
  const common = { link: NOWHERE, logger, recorder, places, service: 'p', ask };
  const runtime = new AgentRuntime({ ...common, core: 'milady' });
  await runtime.initialize([plugin as AgentPlugin]);
  const start = { kind, name, core: 'milady', args: JSON.stringify(args) } as PluginStart;
  const outcome = await callMember({ start, plugin, runtime, tell: recorder.tell });
  await runtime.stop();
  return { outcome, reported };
}

interface Runtime {
  getSetting(key: string): unknown;
  useModel(type: string, params: unknown): Promise<unknown>;
  getService(type: string): { at?: number } | null;
  composeState(message: unknown, include?: string[], only?: boolean): Promise<{ text: string }>;
  getEntityById(id: string): Promise<unknown>;
  getTasks(): Promise<unknown>;
}
type Handler = (
  runtime: Runtime,
  message: unknown,
  state: Readonly<Record<string, unknown>>,
  options: unknown,
) => unknown;

const action = (handler: Handler, more: object = {}): object => ({
  name: 'p',
  actions: [{ name: 'GO', description: 'd', validate: () => true, handler, ...more }],
});
const GO = { kind: 'action', name: 'GO' } as const;

describe('an action', () => {
  test('gets its arguments in options', async () => {
    const plugin = action((_, __, state, options) => ({
      success: true,
      text: JSON.stringify([state.data, options]),
    }));
    const { outcome } = await run(plugin, { ...GO, args: { a: 1 } });
    expect(outcome.content).toBe('[{"providers":{}},{"parameters":{"a":1}}]');
  });

  test('is not called where validate says no, and what it said is reported', async () => {
    const plugin = action(() => 'never', { validate: () => 0 });
    const { outcome, reported } = await run(plugin, GO);
    expect(outcome).toEqual({ report: { notOffered: '0' } });
    expect(reported).toEqual(['validate: 0: the model does not see the action.']);
  });

  test('runs after init and the start of services, which stop after it', async () => {
    const order: string[] = [];
    class Clock {
      static serviceType = 'clock';
      at = 7;
      static start = (): Promise<Clock> => (order.push('start'), Promise.resolve(new Clock()));
      stop = (): void => void order.push('stop');
    }
    const plugin = {
      ...action(
        (runtime) => (
          order.push('handler'),
          { success: true, text: String(runtime.getService('clock')?.at) }
        ),
      ),
      config: { KEY: 1, NONE: null },
      init: (config: object) => void order.push(`init ${JSON.stringify(config)}`),
      services: [Clock],
    };
    expect((await run(plugin, GO)).outcome.content).toBe('7');
    expect(order).toEqual(['init {"KEY":1,"NONE":null}', 'start', 'handler', 'stop']);
  });

  test('without parameters gets the text of a message', async () => {
    const handler: Handler = (_, message) => ({
      success: true,
      text: (message as { content: { text: string } }).content.text,
    });
    expect((await run(action(handler), { ...GO, args: { text: 'hi' } })).outcome.content).toBe('hi');
    const declared = action(handler, { parameters: [{ name: 'text' }] });
    expect((await run(declared, { ...GO, args: { text: 'hi' } })).outcome.content).toBe('');
  });
});

describe('the runtime', () => {
  const asking = (ask: (runtime: Runtime) => unknown): object =>
    action(async (runtime) => ({ success: true, text: JSON.stringify(await ask(runtime)) }));

  test('answers models from the plugin, else by the mock of that name', async () => {
    const ask = (runtime: Runtime): unknown => runtime.useModel('TEXT_LARGE', { prompt: 'x' });
    const mocked = await run(asking(ask), { ...GO, answers: { TEXT_LARGE: '{"a":1}' } });
    expect(mocked.outcome.content).toBe('"{\\"a\\":1}"');
    const own = { ...asking(ask), models: { TEXT_LARGE: () => 'own' } };
    expect((await run(own, GO)).outcome.content).toBe('"own"');
    await expect(run(asking(ask), GO)).rejects.toThrow('none for TEXT_LARGE');
  });

  test('asks for what only an agent has, by the name of the member', async () => {
    const plugin = asking((runtime) => runtime.getEntityById('x'));
    expect((await run(plugin, { ...GO, answers: { getEntityById: '{"id":"x"}' } })).outcome.content).toBe(
      '{"id":"x"}',
    );
    await expect(run(plugin, GO)).rejects.toThrow('none for getEntityById');
  });

  test('composes the state of providers that are neither private nor dynamic, by position', async () => {
    const provider = (name: string, more: object): object => ({ name, get: () => ({ text: name }), ...more });
    const providers = [
      provider('late', { position: 5 }),
      provider('first', { position: -1 }),
      provider('hidden', { private: true }),
      provider('asked', { dynamic: true }),
    ];
    const composed = async (...args: [string[]?, boolean?]): Promise<unknown> => {
      const plugin = {
        ...asking(async (runtime) => (await runtime.composeState({}, ...args)).text),
        providers,
      };
      return JSON.parse((await run(plugin, GO)).outcome.content ?? '');
    };
    expect(await composed()).toBe('first\nlate');
    expect(await composed(['asked'])).toBe('first\nasked\nlate');
    expect(await composed(['hidden'], true)).toBe('hidden');
  });
});

test('a private provider is marked, and so is a dynamic one', async () => {
  const get = (_: unknown, message: { content: { text: string } }): object => ({
    text: message.content.text,
    values: { a: 1 },
  });
  const plugin = {
    name: 'p',
    providers: [
      { name: 'A', private: true, get },
      { name: 'B', dynamic: true, get },
    ],
  };
  const a = await run(plugin, { kind: 'provider', name: 'A', args: { text: 'x' } });
  expect(a.outcome).toEqual({
    content: 'x',
    report: { value: '{"text":"x","values":{"a":1}}', leftOut: 'private' },
  });
  expect((await run(plugin, { kind: 'provider', name: 'B' })).outcome.report?.leftOut).toBe('dynamic');
});

test('an evaluator gives the model nothing; the newer kind is not called', async () => {
  const handler = (): object => ({ success: true, values: { mood: 'good' } });
  const plugin = {
    name: 'p',
    evaluators: [
      { name: 'OLD', validate: () => true, handler },
      { name: 'NEW', shouldRun: () => true, prompt: 'p' },
      { name: 'PROMPT', prompt: 'p' },
    ],
  };
  const old = await run(plugin, { kind: 'evaluator', name: 'OLD' });
  expect(old.outcome).toEqual({
    isError: false,
    report: { value: '{"success":true,"values":{"mood":"good"}}' },
  });
  for (const name of ['NEW', 'PROMPT'])
    expect((await run(plugin, { kind: 'evaluator', name })).outcome.report?.lacks).toBe('old-form');
});

describe('a route', () => {
  type Res = Record<'status' | 'json' | 'send' | 'setHeader' | 'end', (...given: unknown[]) => Res>;
  const route = (handler: (req: Record<string, unknown>, res: Res) => unknown): object => ({
    name: 'p',
    routes: [{ type: 'POST', path: '/notes/:id', handler }],
  });
  const POST = { kind: 'route', name: 'POST /notes/:id' } as const;
  const valueOf = ({ report }: Outcome): unknown => JSON.parse(report?.value ?? 'null');

  test('gets path, query and body, and its response is what the result object got', async () => {
    const plugin = route(({ params, query, body, url }, res) =>
      res.status(201).setHeader('X-A', '1').json({ params, query, body, url }),
    );
    const args = { params: { id: 'a b' }, query: { q: 1 }, body: { t: 'x' } };
    const { outcome } = await run(plugin, { ...POST, args });
    const body = { ...args, url: '/p/notes/a%20b?q=1' };
    expect(outcome).toMatchObject({ isError: false, report: { status: 201 } });
    expect(valueOf(outcome)).toEqual({
      status: 201,
      headers: { 'x-a': '1', 'content-type': 'application/json; charset=utf-8' },
      body,
    });
  });

  test('that answers nothing has no status', async () => {
    const { outcome, reported } = await run(
      route(() => undefined),
      POST,
    );
    expect(outcome.report).not.toHaveProperty('status');
    expect(reported[0]).toContain('keeps waiting');
  });

  test('that is static runs no code', async () => {
    const plugin = { name: 'p', routes: [{ type: 'STATIC', path: '/ui', filePath: 'public' }] };
    expect((await run(plugin, { kind: 'route', name: 'STATIC /ui' })).outcome).toEqual({
      report: { folder: 'public' },
    });
  });
});

test('a model handler gets its parameters', async () => {
  const plugin = {
    name: 'p',
    models: { TEXT_SMALL: (_: unknown, { prompt }: { prompt: string }) => `> ${prompt}` },
  };
  const { outcome } = await run(plugin, { kind: 'model', name: 'TEXT_SMALL', args: { prompt: 'x' } });
  expect(outcome.content).toBe('> x');
});

test('the handlers of an event run in order, also after one that throws', async () => {
  const heard: unknown[] = [];
  const plugin = {
    name: 'p',
    events: {
      RING: [
        ({ by }: { by: string }) => heard.push(by),
        () => Promise.reject(new Error('broken')),
        () => heard.push('last'),
      ],
    },
  };
  const { outcome } = await run(plugin, { kind: 'event', name: 'RING', args: { by: 'me' } });
  expect(heard).toEqual(['me', 'last']);
  expect(outcome).toMatchObject({ isError: true, content: 'broken', report: { handlers: 3 } });
});

test('each test of a suite passes or throws', async () => {
  const error = new Error('no key');
  const suite = {
    name: 'S',
    tests: [
      { name: 'good', fn: () => undefined },
      { name: 'bad', fn: () => Promise.reject(error) },
    ],
  };
  const { outcome } = await run({ name: 'p', tests: [suite] }, { kind: 'test', name: 'S' });
  expect(outcome).toMatchObject({ isError: true, content: '✓ good\n✗ bad: no key', error });
  expect(outcome.report).toMatchObject({ passed: 1, all: 2 });
});

test('a member that no list holds is missing', async () => {
  const { outcome } = await run({ name: 'p', actions: [] }, GO);
  expect(outcome.report?.lacks).toBe('member');
});

describe('@elizaos/core', () => {
  const missing = (name: string): never => {
    throw new Error(`${name} is missing`);
  };
  const core = coreModule({ logger: {}, require: () => ({}), missing, env: {} }) as Readonly<
    Record<string, (...given: unknown[]) => unknown>
  >;

  test('names what it lacks when that is used, not when it is imported', () => {
    const { formatPosts, makeTides } = core;
    expect(() => formatPosts?.()).toThrow('formatPosts is missing');
    expect(makeTides).toBeUndefined();
  });

  test('fills templates and reads answers of models', () => {
    const state = { values: { name: 'Ada' }, data: {} };
    expect(core.composePromptFromState?.({ state, template: 'Hi {{name}}{{none}}' })).toBe('Hi Ada');
    expect(() => core.composePromptFromState?.({ state, template: '{{#if name}}x{{/if}}' })).toThrow(
      'blocks',
    );
    expect(core.parseJSONObjectFromText?.('```json\n{"a":\'b\'}\n```')).toEqual({ a: 'b' });
    expect(core.parseKeyValueXml?.('<response><a>1</a><actions>X, Y</actions></response>')).toEqual({
      a: '1',
      actions: ['X', 'Y'],
    });
    expect(core.parseKeyValueXml?.('so <x><a>1 &lt; 2</a><b><b>in</b></b></x>')).toEqual({
      a: '1 < 2',
      b: '<b>in</b>',
    });
    expect(core.parseKeyValueXml?.('no element')).toBeNull();
  });
});
