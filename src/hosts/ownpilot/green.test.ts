// No release is green of a package whose tools it is recorded not to register, or whose calls all fail.

import { analyse } from '../../../test/check/of-text.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../model/guards.ts';
import type { Verdict } from '../../model/verdict.ts';
import { host as ownpilot } from './index.ts';
import { V2026_02, V0_8_3, type RealRelease } from './releases.ts';
import { samples } from './samples.ts';
import { toolsOf } from './shape.ts';
import { BUILT_IN_TOOLS, META_TOOLS, registerTool, toolToRegister } from './tool-names/register.ts';

interface Outcome {
  readonly rejected?: string;
  readonly registered?: boolean;
  readonly content?: string;
}
interface Row {
  readonly id: string;
  readonly packageId?: string;
  readonly tool?: string;
  readonly code?: string;
  readonly permissions?: readonly string[];
  readonly expected: Readonly<Record<string, Outcome>>;
}

/** The way of a run in which a chat calls the tool. */
const CHAT: Readonly<Record<RealRelease, string>> = { [V2026_02]: '2026-02', [V0_8_3]: '0.8.3-chat' };

/** Failures that no argument and no answer changes: the code does not compile, or uses a name that is not there. */
const ALWAYS =
  /^Fatal sandbox error|^Unexpected |^Invalid or unexpected|already been declared$|failed: ReferenceError: \w+ is not defined$/;

function recorded(name: string): Row[] {
  const lines = readFileSync(new URL(`../../../e2e/conformance/${name}.jsonl`, import.meta.url), 'utf8');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

function packageOf({
  packageId = 'tides',
  tool = 'tide_next',
  code = 'return 1;',
  permissions,
}: Row): string {
  const parameters = { type: 'object', properties: {} };
  const tools = [{ name: tool, description: 'Look up the tide', parameters, code, permissions }];
  return JSON.stringify({ id: packageId, name: 'Tides', version: '1.0.0', description: 'Tides', tools });
}

function verdictOf(text: string, release: RealRelease): Verdict | undefined {
  const request = { hostId: 'ownpilot', release: null, older: null, path: null };
  return analyse({ ...request, text }, [ownpilot]).verdicts.find((one) => one.release === release);
}

describe.each([V2026_02, V0_8_3] as const)('%s', (release) => {
  const lost = recorded('ownpilot-register').filter(({ expected }) => {
    const { rejected, registered } = expected[release] ?? {};
    return rejected !== undefined || registered === false;
  });

  test.each(lost)('is not green of a tool that never registers: $id', (row) => {
    const { kind, summary } = verdictOf(packageOf(row), release) ?? {};
    expect(kind).not.toBe('accepted');
    if (kind === 'broken') expect(summary).toBe('installs it, but its only tool never registers');
  });

  test('is green of tools that do register', () => {
    // The recordings are of a host without tools of its own, and do not run the code.
    const fine = recorded('ownpilot-register').filter(
      ({ id, tool = '', code }) =>
        code === undefined &&
        !lost.some((row) => row.id === id) &&
        !META_TOOLS.includes(tool) &&
        !BUILT_IN_TOOLS.has(tool),
    );
    expect(fine.length).toBeGreaterThan(4);
    for (const row of fine)
      expect([row.id, verdictOf(packageOf(row), release)?.kind]).toEqual([row.id, 'accepted']);
  });

  test('is not green of code that it refuses, or that never runs', () => {
    const failing = recorded('ownpilot-run').filter(({ expected }) => {
      const { rejected, content = '' } = expected[CHAT[release]] ?? {};
      return rejected !== undefined || ALWAYS.test(content);
    });
    expect(failing.length).toBeGreaterThan(40);
    const green = failing.filter((row) => verdictOf(packageOf(row), release)?.kind === 'accepted');
    expect(green.map(({ id, code }) => `${id}: ${code ?? ''}`)).toEqual([]);
  });

  test.each(samples)('is green of the sample $id only where all of its tools register', ({ text }) => {
    const manifest: unknown = JSON.parse(text);
    if (!isObject(manifest)) throw new Error('not a manifest');
    const missing = toolsOf(manifest).filter((entry) => {
      const tool = toolToRegister(manifest, entry);
      const result = tool && registerTool(tool, release);
      return !result || result.rejected !== undefined || !result.registered;
    });
    if (missing.length > 0) expect(verdictOf(text, release)?.kind).not.toBe('accepted');
  });
});

test('tools that never register are counted, unless more is broken', () => {
  const broken = { name: 'exec', description: 'd', parameters: {}, code: 'return exec(1);' };
  const fine = { name: 'tide', description: 'd', parameters: {}, code: 'return 1;' };
  const text = (...tools: readonly unknown[]): string =>
    JSON.stringify({ id: 'tides', name: 'T', version: '1', description: 'd', tools });
  expect(verdictOf(text(broken, fine), V0_8_3)?.summary).toBe(
    'installs it, but 1 of 2 tools never registers',
  );
  expect(verdictOf(text(broken, { ...fine, code: 'return btoa(1);' }), V0_8_3)?.summary).toBe(
    'accepts it, but 2 of 2 tools do not work',
  );
});

test('a page that crashes on what was installed is said', () => {
  const text = samples.find(({ id }) => id === 'good')?.text.replace(/"tags": \[[^\]]*\]/, '"tags": "a, b"');
  expect(verdictOf(text ?? '', V0_8_3)).toMatchObject({
    kind: 'broken',
    summary: 'installs it, and then the page that lists it crashes',
  });
});
