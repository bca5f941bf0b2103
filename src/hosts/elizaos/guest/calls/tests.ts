// Runs the tests of a suite: each passes or throws.

import { NativeString } from '../../../../sandbox/guest/primordials.ts';
import { memberOf, type PluginObject } from '../plugin-of.ts';
import { call, jsonOf, messageOf, type Outcome, type Session } from '../session.ts';

/** `content` has a line per test; the place is that of the first one that throws. */
export async function callTests({ runtime, tell }: Session, suite: PluginObject): Promise<Outcome> {
  const tests: readonly unknown[] = Array.isArray(suite.tests) ? suite.tests : [];
  const results: { test: string; passed: boolean; error?: string }[] = [];
  let failed: { readonly error: unknown } | null = null;
  for (const one of tests) {
    const test = NativeString(memberOf(one, 'name'));
    try {
      await call(memberOf(one, 'fn'), one, [runtime]);
      results.push({ test, passed: true });
      tell('test', `${test}: passed`);
    } catch (error) {
      results.push({ test, passed: false, error: messageOf(error) });
      tell('test', `${test}: ${messageOf(error)}`);
      failed ??= { error };
    }
  }
  const passed = results.filter((result) => result.passed).length;
  const lines = results.map(
    ({ test, error }) =>
      `${error === undefined ? '✓' : '✗'} ${test}${error === undefined ? '' : `: ${error}`}`,
  );
  return {
    isError: failed !== null,
    content: lines.join('\n'),
    report: { passed, all: results.length, value: jsonOf(results) ?? '[]' },
    ...(failed ?? {}),
  };
}
