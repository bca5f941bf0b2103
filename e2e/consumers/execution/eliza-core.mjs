// Runs one action by a message to an agent of the real `@elizaos/core`, in the mode that has parameters.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.LOG_LEVEL = 'fatal';

/** Stands for the database: it has what was created, and says yes to everything else. */
function databaseOf(kept) {
  const agents = new Map();
  const answers = {
    db: {},
    isReady: () => true,
    getAgents: () => [...agents.values()],
    getAgent: (id) => agents.get(id) ?? null,
    createAgent: (agent) => Boolean(agents.set(agent.id, agent)),
    updateAgent: (id, agent) => Boolean(agents.set(id, { ...agents.get(id), ...agent })),
    createMemory: (memory) => {
      kept.push(memory.content);
      return memory.id ?? randomUUID();
    },
    getMemoryById: () => null,
    getParticipantUserState: () => null,
    getEntitiesByIds: (ids) => ids.map((id) => ({ id, names: ['Tester'], agentId: id, metadata: {} })),
    getParticipantsForRoom: () => [],
    getRoomsByIds: (ids) => ids.map((id) => ({ id, source: 'test', type: 'DM', worldId: id, agentId: id })),
    getCache: () => undefined,
  };
  const member = (_, name) => {
    if (name === 'then') return undefined;
    const known = answers[name];
    if (known !== undefined && typeof known !== 'function') return known;
    return async (...given) => (known ? known(...given) : /^get|^search/.test(String(name)) ? [] : true);
  };
  return new Proxy({}, { get: member });
}

/** Decides for the action once, then for the end. */
function modelOf(action, args) {
  let isAsked = false;
  return async (_runtime, { prompt }) => {
    if (prompt !== 'decide') return '<response><thought>Said.</thought><text>Done.</text></response>';
    const step = isAsked
      ? '<isFinish>true</isFinish>'
      : `<action>${action}</action><parameters>${JSON.stringify(args)}</parameters>`;
    isAsked = true;
    return `<response><thought>Next.</thought>${step}</response>`;
  };
}

/** The text of the result that the core keeps of the action at this place; throws what it keeps as failed. */
export async function runInCore({ sdk, plugin, tool, args, settings }) {
  const core = join(sdk, 'node_modules/@elizaos/core/dist/node/index.node.js');
  const { AgentRuntime } = await import(pathToFileURL(core).href);
  const kept = [];
  const { name } = plugin.actions[tool];
  const answer = modelOf(name, args);
  const templates = { multiStepDecisionTemplate: 'decide', multiStepSummaryTemplate: 'summary' };
  const runtime = new AgentRuntime({
    agentId: randomUUID(),
    adapter: databaseOf(kept),
    character: { name: 'Tester', bio: [], templates, settings: { ...settings, USE_MULTI_STEP: 'true' } },
    plugins: [
      plugin,
      { name: 'model', description: 'd', models: { TEXT_SMALL: answer, TEXT_LARGE: answer } },
    ],
  });
  await runtime.initialize({ skipMigrations: true });
  const { parameters } = runtime.actions.find((one) => one.name === name) ?? {};
  if (Array.isArray(parameters) && parameters.length > 0) throw new Error('The prompt leaves out this list.');
  const [entityId, roomId] = [randomUUID(), randomUUID()];
  const content = { text: 'Go on', source: 'test', channelType: 'DM' };
  const message = { id: randomUUID(), entityId, roomId, agentId: runtime.agentId, content };
  await runtime.messageService.handleMessage(runtime, message, async () => []);
  const result = kept.find(({ type, actionName }) => type === 'action_result' && actionName === name);
  if (!result) throw new Error(`The core keeps no result: ${JSON.stringify(kept)}`);
  if (result.actionStatus !== 'completed') throw new Error(result.text);
  return result.actionResult.text;
}
