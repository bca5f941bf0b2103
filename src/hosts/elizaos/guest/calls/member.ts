// Finds the member that is called by its kind and name, and calls it.

import { NativeString } from '../../../../sandbox/guest/primordials.ts';
import type { PluginObject } from '../plugin-of.ts';
import type { Outcome, Session } from '../session.ts';
import { callAction } from './action.ts';
import { callEvaluator } from './evaluator.ts';
import { callEvent } from './event.ts';
import { callModel } from './model.ts';
import { callProvider } from './provider.ts';
import { callRoute } from './route.ts';
import { callTests } from './tests.ts';

/** Calls what `start` names. Rejects with what the member throws. */
export async function callMember(session: Session): Promise<Outcome> {
  const { plugin, start } = session;
  const { kind, name } = start;
  const named = (list: readonly PluginObject[]): PluginObject | undefined =>
    list.find((one) => one.name === name);
  const inTable = (table: PluginObject): unknown => (Object.hasOwn(table, name) ? table[name] : undefined);
  const called = async <T>(
    found: T | undefined,
    run: (session: Session, found: T) => Promise<Outcome>,
  ): Promise<Outcome> =>
    found === undefined ? { isError: true, report: { lacks: 'member' } } : run(session, found);
  switch (kind) {
    case 'action':
      return called(named(plugin.actions), callAction);
    case 'provider':
      return called(named(plugin.providers), callProvider);
    case 'evaluator':
      return called(named(plugin.evaluators), callEvaluator);
    case 'test':
      return called(named(plugin.tests), callTests);
    case 'route':
      return called(
        plugin.routes.find(({ type, path }) => `${NativeString(type)} ${NativeString(path)}` === name),
        callRoute,
      );
    case 'model':
      return called(inTable(plugin.models), callModel);
    case 'event':
      return called(inTable(plugin.events), callEvent);
  }
}
