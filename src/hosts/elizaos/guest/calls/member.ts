// Finds the member that is called by its kind and name, and calls it.

import type { RunKind } from '../../../../model/run.ts';
import { isObjectLike, parse } from '../../../../sandbox/guest/primordials.ts';
import { type PluginObject, memberOf } from '../plugin-of.ts';
import { type Outcome, type Session, argumentsOf, call } from '../session.ts';
import { jsonOf, valueOf, messageOf, messageWith, emptyState } from '../values.ts';
import { callAction, stateFor } from './action.ts';
import { callRoute } from './route.ts';

/** Calls what `start` names. Rejects with what the member throws. */
export async function callMember(session: Session): Promise<Outcome> {
  const { kind } = session.start;
  if (kind === 'message') return {};
  const found = memberOfKind(session);
  if (found === undefined) return { isError: true, report: { lacks: 'member' } };
  return CALLS[kind](session, found as PluginObject);
}

type Call = (session: Session, found: PluginObject) => Promise<Outcome>;

const CALLS: Readonly<Record<Exclude<RunKind, 'message'>, Call>> = {
  action: callAction,
  provider: callProvider,
  evaluator: callEvaluator,
  route: callRoute,
  model: callModel,
  event: callEvent,
  test: callTests,
};

/** In the list or table of its kind; what is of another kind counts as none. */
function memberOfKind({ plugin, start: { kind, name } }: Session): unknown {
  const held = memberOf(plugin, `${kind}s`);
  if (kind === 'model' || kind === 'event')
    return isObjectLike(held) && Object.hasOwn(held, name) ? memberOf(held, name) : undefined;
  const all = Array.isArray(held) ? (held as unknown[]).filter(isObjectLike) : [];
  const nameOf = ({ type, path, name: own }: PluginObject): unknown =>
    kind === 'route' ? `${String(type)} ${String(path)}` : own;
  return all.find((one) => nameOf(one as PluginObject) === name);
}

/** The model gets nothing of an evaluator. Those of newer cores, with `shouldRun` and `prompt`, are not called. */
async function callEvaluator(session: Session, evaluator: PluginObject): Promise<Outcome> {
  const { runtime, start, tell } = session;
  if (typeof evaluator.handler !== 'function') {
    const isNewer = evaluator.shouldRun !== undefined || evaluator.prompt !== undefined;
    const lacks = isNewer ? 'old-form' : 'function';
    return { isError: true, report: { lacks } };
  }
  const { text, response } = argumentsOf(start);
  const message = messageWith(typeof text === 'string' ? text : '');
  const responses = typeof response === 'string' ? [messageWith(response)] : [];
  const state = await stateFor(session, message);
  if (typeof evaluator.validate === 'function') {
    const applies: unknown = await call(evaluator.validate, evaluator, [runtime, message, state]);
    const gave = String(applies);
    tell('validate', `${gave}: the evaluator ${applies ? 'applies' : 'does not apply'}.`);
    if (!applies) return { report: { notOffered: gave } };
  }
  const callback = (content: unknown): Promise<unknown[]> => {
    tell('callback', jsonOf(content) ?? String(content));
    return Promise.resolve([]);
  };
  const given = [runtime, message, state, {}, callback, responses];
  const result: unknown = await call(evaluator.handler, evaluator, given);
  const isError = isObjectLike(result) && (result as PluginObject).success === false;
  return { isError, report: valueOf(result) };
}

/** The core waits for all of them, and what the first one throws reaches the emitter; here the others run too. */
async function callEvent({ runtime, start, tell }: Session, handlers: unknown): Promise<Outcome> {
  if (!Array.isArray(handlers)) return { isError: true, report: { lacks: 'function' } };
  const list = handlers as unknown[];
  const payload = { source: 'plugbench', ...argumentsOf(start), runtime };
  let failed: { readonly error: unknown } | null = null;
  for (const [i, handler] of list.entries()) {
    const which = `Handler ${String(i + 1)} of ${String(list.length)}`;
    try {
      await call(handler, undefined, [payload]);
      tell('event', `${which} ended.`);
    } catch (error) {
      tell('event', `${which} threw: ${messageOf(error)}`);
      failed ??= { error };
    }
  }
  const report = { handlers: list.length };
  return failed ? { isError: true, content: messageOf(failed.error), report, ...failed } : { report };
}

/** `content` is what the caller of `useModel` gets. */
async function callModel({ runtime, start }: Session, handler: unknown): Promise<Outcome> {
  if (typeof handler !== 'function') return { isError: true, report: { lacks: 'function' } };
  const result: unknown = await call(handler, undefined, [runtime, parse(start.args)]);
  const content = typeof result === 'string' ? result : jsonOf(result);
  return {
    ...(content === undefined ? {} : { content }),
    report: valueOf(result),
  };
}

/** The model gets the text of the result as a part of its prompt. */
async function callProvider({ runtime, start }: Session, provider: PluginObject): Promise<Outcome> {
  if (typeof provider.get !== 'function') return { isError: true, report: { lacks: 'function' } };
  const { text } = argumentsOf(start);
  const message = messageWith(typeof text === 'string' ? text : '');
  const result: unknown = await call(provider.get, provider, [runtime, message, emptyState()]);
  const shown = isObjectLike(result) ? (result as PluginObject).text : undefined;
  const leftOut = provider.private === true ? 'private' : provider.dynamic === true ? 'dynamic' : undefined;
  return {
    ...(typeof shown === 'string' ? { content: shown } : {}),
    report: { ...valueOf(result), ...(leftOut === undefined ? {} : { leftOut }) },
  };
}

/** `content` has a line per test; the place is that of the first one that throws. */
async function callTests({ runtime, tell }: Session, suite: PluginObject): Promise<Outcome> {
  const tests: readonly unknown[] = Array.isArray(suite.tests) ? suite.tests : [];
  const results: { test: string; passed: boolean; error?: string }[] = [];
  let failed: { readonly error: unknown } | null = null;
  for (const one of tests) {
    const test = String(memberOf(one, 'name'));
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
