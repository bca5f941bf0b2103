import { recognise, type CheckRequest } from '../../check/recognise.ts';
import { expect, test, vi } from 'vitest';
import { hosts } from '../../hosts/registry.ts';
import { sourceOf } from '../../sources/source.ts';
import type { Analyst } from '../analyst.ts';
import { Workspace } from '../workspace.svelte.ts';
import { Remote } from './remote.svelte.ts';
import { shapes } from './shapes.fixtures.ts';

const network = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: new Array<string>() }));

vi.mock('../../sandbox/broker.ts', () => ({
  Unreached: class extends Error {},
  fetchBytes: (address: string) => {
    network.asked.push(address);
    const answer = network.answers.get(address) ?? 404;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return Promise.resolve({
      status: typeof answer === 'number' ? answer : 200,
      headers: [],
      bytes: answer instanceof Uint8Array ? Uint8Array.from(answer) : new TextEncoder().encode(text),
    });
  },
}));

async function emptyWorkspace(): Promise<Workspace> {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const analyst = {
    api: {
      hosts: () => Promise.resolve(hosts),
      analyse: (request: CheckRequest) => Promise.resolve({ ...recognise(request, hosts), problems: [] }),
    },
  } as unknown as Analyst;
  const workspace = new Workspace(analyst, '');
  await workspace.ready;
  return workspace;
}

test('there are shapes enough', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(20);
});

test.each(shapes)('$what', async ({ source, answers, offered, manifest, files, rest, says = '', asked }) => {
  network.answers = new Map(Object.entries(answers));
  network.asked = [];
  const workspace = await emptyWorkspace();
  const remote = new Remote(workspace, sourceOf(source) ?? expect.fail(source));
  await remote.begin();
  if (offered) {
    expect(remote.step).toEqual({ kind: 'choosing', manifests: offered });
    await remote.choose(offered.at(-1) ?? '');
  }
  expect(remote.step).toEqual({ kind: 'opened' });
  const { main, memory, notices } = workspace;
  expect(main.overrides.path ?? main.path).toBe(manifest);
  expect(workspace.files.others.map(({ path }) => path)).toEqual(files);
  expect(memory.rest).toHaveLength(rest);
  expect(notices.current?.text).toContain(says);
  expect(network.asked).toHaveLength(asked);
});
