// What the host's own plugin adds (`@elizaos/plugin-bootstrap` 1.7.2), as far as a plugin notices it: the actions REPLY,
// IGNORE and NONE, and the providers that call `validate` and describe what the model may choose.

import { isArray, isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import { elementsIn } from '../core/texts.ts';
import { messageOf } from '../values.ts';
import type { AgentRuntime } from './agent.ts';
import type { Logger } from './logger.ts';
import type { Recorder } from './recorder.ts';
import type {
  Action,
  ActionResult,
  PluginFunction,
  Content,
  ExampleMessage,
  Memory,
  AgentPlugin,
  State,
} from './shapes.ts';

/** Prompts here are a name: the answer is what the person chose. */
export const PROMPTS = {
  decide: 'messageHandlerTemplate',
  respond: 'shouldRespondTemplate',
  step: 'multiStepDecisionTemplate',
  summary: 'multiStepSummaryTemplate',
} as const;

/** The plugin of that name. */
export function bootstrapOf(recorder: Recorder, logger: Logger): AgentPlugin {
  const always = (): Promise<boolean> => Promise.resolve(true);
  const own = (name: string, similes: readonly string[], handler: PluginFunction): Action => ({
    name,
    similes,
    description: '',
    validate: always,
    handler,
  });
  return {
    name: 'bootstrap',
    actions: [
      own('REPLY', ['GREET', 'REPLY_TO_MESSAGE', 'SEND_REPLY', 'RESPOND', 'RESPONSE'], (...given) =>
        reply(logger, given),
      ),
      own('IGNORE', ['STOP_TALKING', 'STOP_CHATTING', 'STOP_CONVERSATION'], async (...given) => {
        const [callback, responses] = given.slice(4) as [PluginFunction?, Memory[]?];
        const content = responses?.[0]?.content;
        if (callback && content) await callback(content);
      }),
      own('NONE', ['NO_ACTION', 'NO_RESPONSE', 'NO_REACTION'], () =>
        Promise.resolve({
          text: 'No additional action taken',
          values: { success: true, actionType: 'NONE' },
          data: { actionName: 'NONE', description: 'Response without additional action' },
          success: true,
        }),
      ),
    ],
    providers: [
      { name: 'ACTIONS', position: -1, get: (...given) => offeredActions(recorder, given) },
      { name: 'ACTION_STATE', position: 150, get: (...given) => actionState(given) },
      { name: 'EVALUATORS', private: true, get: (...given) => offeredEvaluators(given) },
    ],
  };
}

async function reply(logger: Logger, given: readonly unknown[]): Promise<object> {
  const [runtime, message, , , callback, responses] = given as [
    AgentRuntime,
    Memory,
    State,
    object,
    PluginFunction,
    Memory[],
  ];
  const named = responses.flatMap(({ content }) => (content.providers as string[] | undefined) ?? []);
  await runtime.composeState(message, [...named, 'RECENT_MESSAGES', 'ACTION_STATE']);
  try {
    const answer = elementsIn(await runtime.useModel('TEXT_LARGE', { prompt: 'replyTemplate' }));
    const { thought = '', text = '' } = (answer ?? {}) as { thought?: string; text?: string };
    const response = { thought, text, actions: ['REPLY'] };
    await callback(response);
    return {
      text: `Generated reply: ${text}`,
      values: {
        success: true,
        responded: true,
        lastReply: text,
        lastReplyTime: Date.now(),
        thoughtProcess: thought,
      },
      data: { actionName: 'REPLY', response, thought, messageGenerated: true },
      success: true,
    };
  } catch (error) {
    const reason = messageOf(error);
    logger.error({ src: 'plugin:bootstrap:action:reply', error: reason }, 'Error generating response');
    return {
      text: 'Error generating reply',
      values: { success: false, responded: false, error: true },
      data: { actionName: 'REPLY', error: reason },
      success: false,
      error: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

const headed = (header: string, body: string): string => (body.length > 0 ? `${header}\n${body}\n` : '');

/** Asks every action's `validate`; one that throws counts as no. */
async function offeredActions(
  recorder: Recorder,
  [runtime, message, state]: readonly unknown[],
): Promise<object> {
  const { actions } = runtime as AgentRuntime;
  const asked = actions.map(async (action) => {
    try {
      if (await action.validate(runtime, message, state)) return [action];
    } catch (error) {
      recorder.line('console', `ACTIONS GET -> validate err ${messageOf(error)}`);
      recorder.tell('logged, error', `${action.name}: validate threw: ${messageOf(error)}`);
    }
    return [];
  });
  const actionsData = (await Promise.all(asked)).flat();
  const isAny = actionsData.length > 0;
  const list = actionsData.map(
    (one) => `- **${one.name}**: ${String(one.description || 'No description available')}`,
  );
  const actionNames = `Possible response actions: ${actionsData.map((action) => action.name).join(', ')}`;
  const actionsWithDescriptions = isAny ? headed('# Available Actions', list.join('\n')) : '';
  const actionsWithParams = isAny
    ? headed('# Available Actions with Parameters', described(actionsData))
    : '';
  const actionExamples = isAny ? headed('# Action Examples', examplesOf(actionsData)) : '';
  const text = [actionNames, actionsWithDescriptions, actionExamples].filter(Boolean).join('\n\n');
  return {
    data: { actionsData },
    values: { actionNames, actionExamples, actionsWithDescriptions, actionsWithParams },
    text,
  };
}

/** How a prompt describes actions and their parameters: only the object form of these is read. */
export function described(actions: readonly Action[]): string {
  return actions
    .map(({ name, description, parameters }) => {
      const head = `## ${name}\n${String(description)}`;
      if (!isObjectLike(parameters) || typeof parameters === 'function' || isArray(parameters)) return head;
      const lines = Object.entries(parameters).flatMap(([key, one]: [string, unknown]) => {
        const {
          type,
          description: about,
          required,
        } = (isObjectLike(one) ? one : {}) as Record<string, unknown>;
        if (typeof type !== 'string') return [];
        const need = required ? '(required)' : '(optional)';
        return [`- \`${key}\` ${need}: ${type} - ${String(about ?? 'No description provided')}`];
      });
      const none = '**Parameters:** None (can be called directly without parameters)';
      return `${head}\n\n${lines.length === 0 ? none : ['**Parameters:**', ...lines].join('\n')}`;
    })
    .join('\n\n---\n\n');
}

/** At most ten; what is not a list of messages throws, which ends the message. */
function examplesOf(actions: readonly Action[]): string {
  const all = actions.flatMap(({ examples }) =>
    isArray(examples) ? (examples as Action['examples'] & object) : [],
  );
  return all
    .slice(0, 10)
    .map((example) => `\n${example.map(messageText).join('\n')}`)
    .join('\n');
}

const messageText = (message: ExampleMessage): string => named(`${message.name}: ${message.content.text}`);

const named = (text: string): string => text.replaceAll(/\{\{name[1-5]\}\}/g, 'Ada');

async function offeredEvaluators([runtime, message, state]: readonly unknown[]): Promise<object> {
  const { evaluators: all } = runtime as AgentRuntime;
  const asked = all.map(async (evaluator) =>
    (await evaluator.validate(runtime, message, state)) ? [evaluator] : [],
  );
  const evaluatorsData = (await Promise.all(asked)).flat();
  const list = evaluatorsData.map(({ name, description }) => `'${name}: ${String(description)}'`).join(',\n');
  const evaluators = headed('# Available Evaluators', list);
  const evaluatorNames = evaluatorsData.map(({ name }) => `'${name}'`).join(',\n');
  const examples = evaluatorsData.flatMap((evaluator) =>
    evaluator.examples.map((example) => {
      const formattedPrompt = example.prompt;
      const formattedOutcome = example.outcome;
      const [prompt, outcome] = [
        formattedPrompt.replaceAll('{{name1}}', 'Ada'),
        formattedOutcome.replaceAll('{{name1}}', 'Ada'),
      ];
      return `Prompt:\n${prompt}\n\nMessages:\n${example.messages.map(messageText).join('\n')}\n\nOutcome:\n${outcome}`;
    }),
  );
  const evaluatorExamples =
    evaluatorsData.length > 0 ? headed('# Evaluator Examples', examples.join('\n\n')) : '';
  return {
    values: { evaluatorsData, evaluators, evaluatorNames, evaluatorExamples },
    text: [evaluators, evaluatorExamples].filter(Boolean).join('\n\n'),
  };
}

/** Results so far, and where the plan of several actions stands. */
function actionState([, , state]: readonly unknown[]): Promise<object> {
  const { data } = state as State;
  const actionResults = (data.actionResults ?? []) as ActionResult[];
  const actionPlan = (data.actionPlan ?? null) as Content | null;
  const shown = actionResults.map((result, at) => {
    const name = String(result.data?.actionName || 'Unknown Action');
    const output = result.text ? `\n   Output: ${String(result.text)}` : '';
    return `**${String(at + 1)}. ${name}** - ${result.success ? 'Success' : 'Failed'}${output}`;
  });
  const text =
    shown.length > 0
      ? headed('# Previous Action Results', shown.join('\n\n'))
      : 'No previous action results available.';
  return Promise.resolve({
    data: { actionResults, actionPlan, workingMemory: data.workingMemory ?? {}, recentActionMemories: [] },
    values: {
      hasActionResults: actionResults.length > 0,
      hasActionPlan: Boolean(actionPlan),
      currentActionStep: actionPlan?.currentStep ?? 0,
      totalActionSteps: actionPlan?.totalSteps ?? 0,
      actionResults: text,
      completedActions: actionResults.filter(({ success }) => success).length,
      failedActions: actionResults.filter(({ success }) => !success).length,
    },
    text,
  });
}

/** The page's models: those of the chosen actions, and what is set for types of models. */
export function modelsOf(
  types: readonly string[],
  decide: (prompt: string) => string | null,
  answer: (type: string, params: unknown) => Promise<unknown>,
): AgentPlugin {
  const handlerOf =
    (type: string): PluginFunction =>
    (_, params) => {
      const prompt = (params as { prompt?: unknown } | undefined)?.prompt;
      const decided = typeof prompt === 'string' ? decide(prompt) : null;
      return decided === null ? answer(type, params) : Promise.resolve(decided);
    };
  const all = new Set(['TEXT_SMALL', 'TEXT_LARGE', ...types]);
  return {
    name: 'models',
    priority: -100,
    models: Object.fromEntries([...all].map((type) => [type, handlerOf(type)])),
  };
}
