// Runs the actions that an answer names (`runtime.ts` of 1.7.2, `processActions`). Nothing catches what a handler throws.

import { isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import type { Logger } from './logger.ts';
import type { Recorder } from './recorder.ts';
import { newId } from './store.ts';
import type { Action, ActionResult, PluginFunction, Content, Memory, State } from './shapes.ts';

/** What actions need of their agent. */
export interface Acting {
  readonly agentId: string;
  readonly actions: readonly Action[];
  readonly logger: Logger;
  readonly recorder: Recorder;
  readonly stateCache: Map<string, State>;
  readonly mostMemories: number;
  readonly composeState: (message: Memory, include: readonly string[]) => Promise<State>;
  readonly emitEvent: (name: string, params: object) => Promise<void>;
  readonly createMemory: (memory: Memory, table: string) => Promise<string>;
}

/** All that the actions of one answer share. */
interface Plan {
  readonly steps: readonly {
    readonly action: string;
    readonly status: string;
    readonly [member: string]: unknown;
  }[];
  readonly totalSteps: number;
  readonly currentStep: number;
  readonly thought: unknown;
}

interface Run {
  readonly agent: Acting;
  readonly message: Memory;
  readonly responses: readonly Memory[];
  readonly callback: PluginFunction;
  readonly results: ActionResult[];
  readonly runId: string;
  readonly thought: unknown;
  plan: Plan | null;
}

/** Case and underscores do not count. */
export const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/**
 * The action that a name of the model's finds: of that name, of a name that holds it or is held by it, and only then by
 * similes; for each action first equal names, then parts of names. Undefined for no such action.
 */
export function findAction<A extends Pick<Action, 'name' | 'similes'>>(
  actions: readonly A[],
  name: string,
): A | undefined {
  const wanted = plain(name);
  const isPart = (other: string): boolean => {
    const text = plain(other);
    return text.includes(wanted) || wanted.includes(text);
  };
  return (
    actions.find((action) => plain(action.name) === wanted) ??
    actions.find((action) => isPart(action.name)) ??
    actions.find((_action) => {
      const isSame = (simile: string): boolean => plain(simile) === wanted;
      return Boolean(_action.similes?.find(isSame) || _action.similes?.find(isPart));
    })
  );
}

/** Runs what the responses name, one after the other. Rejects with what any of it throws. */
export async function processActions(
  agent: Acting,
  message: Memory,
  responses: readonly Memory[],
  callback: PluginFunction,
): Promise<void> {
  const named = ({ content }: Memory): string[] => (content.actions as string[] | undefined) ?? [];
  const all = responses.flatMap(named);
  const thought =
    responses[0]?.content.thought || `Executing ${String(all.length)} actions: ${all.join(', ')}`;
  const steps = all.map((action) => ({ action, status: 'pending' }));
  const plan = all.length > 1 ? { totalSteps: all.length, currentStep: 0, steps, thought } : null;
  const run: Run = { agent, message, responses, callback, results: [], runId: newId(), thought, plan };
  let at = 0;
  for (const response of responses) {
    const actions = named(response);
    if (actions.length === 0) agent.logger.warn({ src: 'agent' }, 'No action found in response');
    for (const name of actions) await step(run, name, at++);
    if (actions.length === 0 || !message.id) continue;
    const { results } = run;
    agent.stateCache.set(`${message.id}_action_results`, {
      values: { actionResults: results },
      data: { actionResults: results, actionPlan: run.plan },
      text: '',
    });
  }
}

async function step(run: Run, name: string, at: number): Promise<void> {
  const { agent, message, results } = run;
  if (run.plan) run.plan = { ...run.plan, currentStep: at + 1 };
  const state = await agent.composeState(message, ['RECENT_MESSAGES', 'ACTION_STATE']);
  if (run.plan) Object.assign(state.data, { actionPlan: run.plan, actionResults: results });
  const action = findAction(agent.actions, name);
  if (!action) return notFound(run, name, at);
  if (!action.handler) {
    agent.logger.error({ src: 'agent', action: action.name }, 'Action has no handler');
    return mark(run, at, { status: 'failed', error: 'No handler' });
  }
  const via = action.name === name ? '' : `, found by \`${name}\``;
  agent.recorder.tell('ran', `${action.name}${via}`);
  const actionId = newId();
  const about = {
    actions: [action.name],
    actionId,
    type: 'agent_action',
    thought: run.thought,
    source: message.content.source,
  };
  const event = { messageId: actionId, roomId: message.roomId, world: message.worldId };
  const text = `Executing action: ${action.name}`;
  const started = { ...about, text, actionStatus: 'executing', runId: run.runId };
  await agent.emitEvent('ACTION_STARTED', { ...event, content: started });
  const collected: Content[] = [];
  const returned = await handled(run, action, state, collected);
  const result = keptResult(action, returned);
  if (result) {
    results.push(result);
    remember(run, action, state, result);
    mark(run, at, { status: 'completed', result });
  }
  const status = result && result.success === false ? 'failed' : 'completed';
  const ended = { ...about, text: result?.text || '', actionStatus: status, actionResult: result };
  await agent.emitEvent('ACTION_COMPLETED', { ...event, content: ended });
  for (const content of collected) await run.callback(content);
  await keep(run, action, actionId, { result, returned });
}

/** What the callback gets is only collected, and is said when the handler has ended. */
function handled(
  { agent, message, responses, plan, results }: Run,
  action: Action,
  state: State,
  collected: Content[],
): unknown {
  const responseId = newId();
  const actionContext = {
    previousResults: results,
    getPreviousResult: (name: unknown) => results.find(({ data }) => data?.actionName === name),
  };
  const { totalSteps, currentStep, steps, thought } = plan ?? {};
  const options = plan
    ? { actionContext, actionPlan: { totalSteps, currentStep, steps, thought } }
    : { actionContext };
  const collect = async (response: Content): Promise<never[]> => {
    if (!isObjectLike(response)) throw new TypeError(unset(response));
    response.responseId = responseId;
    collected.push(response);
    return [];
  };
  return action.handler(agent, message, state, options, collect, responses);
}

/** Node.js' words where the core sets a member of what is not an object. */
const unset = (value: unknown): string =>
  value === null || value === undefined
    ? `Cannot set properties of ${String(value)} (setting 'responseId')`
    : `Cannot create property 'responseId' on ${typeof value} '${String(value)}'`;

/** Nothing is kept of what is not an object, text or number; what is not a result counts as one that succeeded. */
export function keptResult({ name }: Pick<Action, 'name'>, result: unknown): ActionResult | null {
  if (result === undefined || result === null || typeof result === 'boolean') return null;
  const isResult = typeof result === 'object' && ('values' in result || 'data' in result || 'text' in result);
  if (!isResult) return { success: true, data: { actionName: name, legacyResult: result } as object };
  return { ...result, success: 'success' in result ? result.success : true } as ActionResult;
}

/** What a handler returned as `values` goes into a state that no one reads any more, and working memory with it. */
function remember({ agent }: Run, action: Action, state: State, result: ActionResult): void {
  if (result.values) return;
  const memory = (state.data.workingMemory ??= {}) as Record<string, { timestamp: number }>;
  const key = `action_${String(result.data?.actionName || action.name)}_${newId()}`;
  memory[key] = { actionName: action.name, result, timestamp: Date.now() } as { timestamp: number };
  const entries = Object.entries(memory);
  if (entries.length <= agent.mostMemories) return;
  entries.sort(([, a], [, b]) => b.timestamp - a.timestamp);
  state.data.workingMemory = Object.fromEntries(entries.slice(0, agent.mostMemories));
}

function mark(run: Run, at: number, changes: object): void {
  const { plan } = run;
  if (!plan) return;
  run.plan = { ...plan, steps: plan.steps.map((one, i) => (i === at ? { ...one, ...changes } : one)) };
}

async function notFound(run: Run, name: string, at: number): Promise<void> {
  const { agent, message, runId } = run;
  const thought = `Action not found: ${name}`;
  agent.logger.error({ src: 'agent', action: name }, 'Action not found');
  mark(run, at, { status: 'failed', error: thought });
  const { entityId, roomId, worldId } = message;
  const about = { actionName: name, actionStatus: 'failed', runId };
  const content = { thought, source: 'auto', type: 'action_result', ...about };
  await agent.createMemory({ id: newId(), entityId, roomId, worldId, content } as Memory, 'messages');
}

async function keep(
  { agent, message, plan, runId }: Run,
  action: Action,
  id: string,
  { result, returned }: { readonly result: ActionResult | null; readonly returned: unknown },
): Promise<void> {
  const actionName = action.name;
  const content = {
    text: result?.text || `Executed action: ${actionName}`,
    source: 'action',
    type: 'action_result',
    actionName,
    actionStatus: result?.success ? 'completed' : 'failed',
    actionResult: result ?? { legacy: returned },
    runId,
    ...(plan && {
      planStep: `${String(plan.currentStep)}/${String(plan.totalSteps)}`,
      planThought: plan.thought,
    }),
  };
  const metadata = { type: 'action_result', actionName, runId, actionId: id };
  const { roomId, worldId } = message;
  await agent.createMemory(
    { id, entityId: agent.agentId, roomId, worldId, content, metadata } as Memory,
    'messages',
  );
}

/** Results by which evaluators and later steps go on. */
export function resultsOf(agent: Acting, messageId: unknown): ActionResult[] {
  const cached = agent.stateCache.get(`${String(messageId)}_action_results`);
  const results = isObjectLike(cached) ? cached.data.actionResults : undefined;
  return (results as ActionResult[] | undefined) ?? [];
}
