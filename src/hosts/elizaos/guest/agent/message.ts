// A message on its whole way (`default-message-service.ts` of 1.7.2): the model answers, actions run, evaluators look.

import { isArray, isObjectLike, parse } from '../../../../sandbox/guest/primordials.ts';
import { elementsIn } from '../core/texts.ts';
import { messageOf } from '../values.ts';
import type { MessageStart } from '../start.ts';
import type { AgentRuntime } from './agent.ts';
import { described, PROMPTS } from './bootstrap.ts';
import { plainOf } from './recorder.ts';
import type {
  Action,
  ActionResult,
  PluginFunction,
  Content,
  Memory,
  AgentPlugin,
  Provider,
  ProviderResult,
  State,
} from './shapes.ts';
import { asked, textsOf } from './state.ts';
import { ID, newId, PERSON, ROOM, MESSAGE_LINKS, withoutLinks } from './store.ts';

/** What an answer comes to. */
interface Answer {
  readonly content: Content;
  readonly messages: readonly Memory[];
  readonly state: State;
  readonly mode: 'simple' | 'actions';
}

/** What the person chose, in the model's form; null for other prompts. */
export function deciderOf(start: MessageStart): (prompt: string) => string | null {
  let step = 0;
  const { actions, reply = '', providers } = start;
  const answer = (members: Readonly<Record<string, string>>): string =>
    `<response>${Object.entries(members)
      .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
      .join('')}</response>`;
  return (prompt) => {
    if (prompt === PROMPTS.respond) return answer({ action: start.respond ? 'RESPOND' : 'IGNORE' });
    if (prompt === PROMPTS.summary) return answer({ thought: 'done', text: 'Done.' });
    if (prompt === PROMPTS.decide)
      return answer({
        thought: 'I do it.',
        actions: actions.join(','),
        providers: providers.join(','),
        text: reply,
      });
    if (prompt !== PROMPTS.step) return null;
    const at = step++;
    const action = actions[at];
    if (action === undefined) return answer({ thought: 'done', isFinish: 'true' });
    const parameters = start.parameters[at];
    return answer({ thought: 'I do it.', action, ...(parameters === undefined ? {} : { parameters }) });
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Rejects with what any of it throws, which ends the message and all that would follow. */
export async function handleMessage(
  agent: AgentRuntime,
  start: MessageStart,
  hosts: readonly AgentPlugin[],
): Promise<void> {
  const message: Memory = {
    id: newId(),
    entityId: PERSON,
    agentId: ID,
    roomId: ROOM,
    content: { text: start.text, source: 'test', channelType: start.respond ? 'DM' : 'GROUP' },
    metadata: { type: 'message', entityName: 'Ada' },
    createdAt: Date.now(),
  };
  agent.recorder.incoming = message;
  const runId = agent.startRun();
  const about = { source: 'messageHandler', runId, messageId: message.id, roomId: ROOM, entityId: PERSON };
  await agent.emitEvent('RUN_STARTED', { ...about, status: 'started' });
  try {
    await processed(agent, message, start, hosts);
  } catch (error) {
    agent.logger.error({ src: 'service:message', error }, 'Error processing message');
    await agent.emitEvent('RUN_ENDED', { ...about, status: 'completed', error: messageOf(error) });
    throw error;
  }
  await agent.emitEvent('RUN_ENDED', { ...about, status: 'completed' });
}

async function processed(
  agent: AgentRuntime,
  message: Memory,
  start: MessageStart,
  hosts: readonly AgentPlugin[],
): Promise<void> {
  const { record } = agent.recorder;
  const say = (content: unknown): Promise<never[]> => {
    const shown = withoutLinks(content as Content, MESSAGE_LINKS);
    agent.recorder.line('say', shown, typeof shown.text === 'string' ? shown.text : undefined);
    return Promise.resolve([]);
  };
  const id = await agent.createMemory(message, 'messages');
  await agent.queueEmbeddingGeneration({ ...message, id }, 'high');
  const first = ['ANXIETY', 'ENTITIES', 'CHARACTER', 'RECENT_MESSAGES', 'ACTIONS'];
  let state = await agent.composeState(message, first, true);
  const isAnswered =
    start.respond || !/^(?:IGNORE|NONE)$/i.test(await answerTo(agent, PROMPTS.respond, 'action'));
  let messages: readonly Memory[] = [];
  let mode: Answer['mode'] | 'none' = 'none';
  if (isAnswered) {
    const answer = await (start.steps ? severalSteps : oneAnswer)(agent, message, { say, start, hosts });
    ({ messages, state } = answer);
    mode = answer.mode;
    const { content } = answer;
    const named = content.providers as string[] | undefined;
    if (named && named.length > 0) {
      state = await agent.composeState(message, named);
      record.state = givenBy(agent, state, hosts, named);
    }
    if (answer.mode === 'simple') await say(content);
    else await agent.processActions(message, messages, state, say);
  } else {
    const thought = 'Agent decided not to respond to this message.';
    const content = { thought, actions: ['IGNORE'], simple: true };
    await say(content);
    await agent.createMemory({ id: newId(), entityId: ID, roomId: ROOM, content }, 'messages');
  }
  await agent.evaluate(message, state, isAnswered, say, messages);
  record.mode = mode;
  record.results = plainOf(agent.getActionResults(message.id)) as unknown[];
}

async function answerTo(agent: AgentRuntime, prompt: string, member: string): Promise<string> {
  const answer = elementsIn(await agent.useModel('TEXT_SMALL', { prompt }));
  return String(answer?.[member] ?? 'IGNORE');
}

interface Around {
  readonly say: PluginFunction;
  readonly start: MessageStart;
  /** The plugins that are not what the record is about. */
  readonly hosts: readonly AgentPlugin[];
}

/** How often the model is asked where its answer cannot be read. */
const TRIES = 3;

async function oneAnswer(agent: AgentRuntime, message: Memory, { hosts }: Around): Promise<Answer> {
  const state = await agent.composeState(message, ['ACTIONS']);
  recordPrompt(agent, state, hosts);
  let content: Content | null = null;
  for (let tries = 0; tries < TRIES && !content?.thought; tries++) {
    const answer = elementsIn(await agent.useModel('TEXT_LARGE', { prompt: PROMPTS.decide }));
    if (!answer) agent.logger.warn({ src: 'core:utils' }, 'Could not find XML block in text');
    content = answer && contentOf(answer);
  }
  if (!content) return { content: {}, messages: [], state, mode: 'actions' };
  content.actions = withoutIgnore(content);
  const [only = '', ...more] = content.actions as string[];
  const named = content.providers as string[];
  const isSimple = more.length === 0 && only.toUpperCase() === 'REPLY' && named.length === 0;
  content.simple = isSimple;
  const response: Memory = { id: newId(), entityId: ID, agentId: ID, roomId: ROOM, content };
  content.responseId = response.id;
  return { content, messages: [response], state, mode: isSimple && content.text ? 'simple' : 'actions' };
}

/** `IGNORE` counts only alone, or where nothing is said. */
function withoutIgnore({ actions, text }: Content): string[] {
  const all = actions as string[];
  const others = all.filter((name) => name.toUpperCase() !== 'IGNORE');
  if (all.length <= 1 || others.length === all.length) return all;
  if (String(text).trim() === '') return ['IGNORE'];
  return others.length > 0 ? others : ['REPLY'];
}

/** Without any action the answer counts as one to ignore. */
const contentOf = (answer: Content): Content => {
  const { thought = '', actions = ['IGNORE'], providers = [], text = '' } = answer;
  return { ...answer, thought, actions, providers, text, simple: false };
};

/** More steps end without the model’s word. */
const MOST_STEPS = 6;

/** What the next step reads of an action. */
interface StepResult {
  readonly data: object;
  readonly success: boolean;
  readonly text?: unknown;
  readonly values?: unknown;
  readonly error?: unknown;
}

function stepResult(result: ActionResult | undefined, actionName: string): StepResult {
  const success = result?.success === true;
  const text = typeof result?.text === 'string' ? result.text : undefined;
  const values = isObjectLike(result?.values) ? result.values : undefined;
  return { data: { actionName }, success, text, values, error: success ? undefined : text };
}

/** One action a step, with parameters in the state; the person gets only what ends it. */
async function severalSteps(agent: AgentRuntime, message: Memory, { say, hosts }: Around): Promise<Answer> {
  const done: StepResult[] = [];
  let steps = 0;
  while (steps < MOST_STEPS) {
    steps++;
    const state = await agent.composeState(message, ['RECENT_MESSAGES', 'ACTION_STATE']);
    state.data.actionResults = done;
    if (steps === 1) recordPrompt(agent, state, hosts);
    const step = (elementsIn(await agent.useModel('TEXT_LARGE', { prompt: PROMPTS.step })) ?? {}) as Content;
    const action = String(step.action ?? '').trim();
    if (action !== '') parametersInto(agent, state, action, step.parameters);
    if (step.isFinish === 'true') {
      await say({ text: '', thought: step.thought });
      break;
    }
    if (action === '') {
      agent.logger.warn(
        { src: 'service:message', iteration: steps },
        'No providers or action specified, forcing completion',
      );
      break;
    }
    const content = { text: `🔎 Executing action: ${action}`, actions: [action], thought: step.thought };
    const response: Memory = { id: newId(), entityId: ID, roomId: ROOM, content };
    await agent.processActions(message, [response], state, () => Promise.resolve([]));
    done.push(stepResult(agent.getActionResults(message.id)[0], action));
  }
  if (steps >= MOST_STEPS) {
    const words = `Reached maximum iterations (${String(MOST_STEPS)}), forcing completion`;
    agent.logger.warn({ src: 'service:message:multistep', maxIterations: MOST_STEPS }, words);
  }
  const state = await agent.composeState(message, ['RECENT_MESSAGES', 'ACTION_STATE']);
  const summary = elementsIn(await agent.useModel('TEXT_LARGE', { prompt: PROMPTS.summary }));
  const { thought, text } = summary ?? {};
  const content = { actions: ['MULTI_STEP_SUMMARY'], text, thought, simple: true };
  const response: Memory = { id: newId(), entityId: ID, agentId: ID, roomId: ROOM, content };
  return { content, messages: [response], state, mode: 'simple' };
}

/** What is not an object is ignored; a step without any sees those of the step before. */
function parametersInto(agent: AgentRuntime, { data }: State, action: string, rawParams: unknown): void {
  if (typeof rawParams !== 'string' || rawParams === '') return;
  let parsed: unknown;
  try {
    parsed = parse(rawParams);
  } catch (error) {
    const reason = messageOf(error);
    agent.logger.warn(
      { src: 'service:message', rawParams, error: reason },
      'Failed to parse parameters JSON',
    );
    return;
  }
  if (!isObjectLike(parsed) || isArray(parsed)) {
    const parsedType = parsed === null ? 'null' : isArray(parsed) ? 'array' : typeof parsed;
    const context = { src: 'service:message', rawParams, parsedType };
    agent.logger.warn(context, 'Parsed parameters is not a valid object, ignoring');
    return;
  }
  if (Object.keys(parsed).length === 0) return;
  data.actionParams = parsed;
  const key = action.toLowerCase().replace(/_/g, '');
  data[key] = { ...parsed, _source: PROMPTS.step, _timestamp: Date.now() };
}

/** What the first prompt holds of the plugins’ own: the actions that the model may choose, and the providers’ texts. */
function recordPrompt(agent: AgentRuntime, state: State, hosts: readonly AgentPlugin[]): void {
  const { recorder } = agent;
  const { record } = recorder;
  const { ACTIONS } = state.data.providers as Readonly<Record<string, ProviderResult>>;
  const all = (ACTIONS?.data as { actionsData?: Action[] } | undefined)?.actionsData ?? [];
  const offered = all.filter((action) => isOwn(hosts, 'actions', action));
  record.offered = offered.map(({ name }) => name);
  record.prompt = described(offered);
  record.state = givenBy(agent, state, hosts, []);
  const others = agent.actions.filter((one) => isOwn(hosts, 'actions', one) && !offered.includes(one));
  const listed = (list: readonly Action[]): string => list.map(({ name }) => name).join(', ');
  recorder.tell('offered', offered.length === 0 ? 'no action of the plugin' : listed(offered));
  if (others.length > 0)
    recorder.tell('not offered', `${listed(others)}: validate did not give a truthy value`);
}

/** Whether an action or provider is not of the host's own plugins. */
export const isOwn = (hosts: readonly AgentPlugin[], list: 'actions' | 'providers', one: unknown): boolean =>
  !hosts.some((plugin) => (plugin[list] as readonly unknown[] | undefined)?.includes(one));

function givenBy(
  agent: AgentRuntime,
  state: State,
  hosts: readonly AgentPlugin[],
  named: readonly string[],
): object {
  const byName = state.data.providers as Readonly<Record<string, ProviderResult>>;
  const mine: Provider[] = asked(agent.providers, named, false).filter((one) =>
    isOwn(hosts, 'providers', one),
  );
  const texts = textsOf(mine, byName);
  const values = Object.assign({}, ...mine.map(({ name }) => byName[name]?.values)) as object;
  const data = mine.flatMap(({ name }) => {
    const given = byName[name]?.data;
    return given === undefined ? [] : [[name, given]];
  });
  return plainOf({
    ...(texts.length > 0 && { text: texts.join('\n') }),
    ...(Object.keys(values).length > 0 && { values }),
    ...(data.length > 0 && { data: Object.fromEntries(data) as object }),
  }) as object;
}
