// What an agent has of its database: memories, a cache, one room with one person. What there is more is asked of the page.

import type { Content, Memory } from './shapes.ts';
import type { Recorder } from './recorder.ts';

const idOf = (digit: number): string =>
  `${'x'.repeat(8)}-xxxx-4xxx-8xxx-${'x'.repeat(12)}`.replaceAll('x', String(digit));
/** The person who writes, the agent, the room and its world. */
export const PERSON = idOf(1);
export const ID = idOf(2);
export const ROOM = idOf(3);

/** A new id. */
export const newId = (): string => {
  const hex = Array.from({ length: 30 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`;
};

/** Members that say what belongs together; no one reads them. */
/** Of what is said. */
export const MESSAGE_LINKS = ['responseId', 'inReplyTo'];
const LINKS = ['responseId', 'inReplyTo', 'runId', 'source', 'type', 'planThought'];

/** What is said or kept, without its links. */
export const withoutLinks = (content: Content, names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));

/** Tells of a memory that is stored. */
function recordMemory(recorder: Recorder, { content }: Memory, table: string): void {
  if (content.type !== 'action_result') {
    recorder.line('memory', { table, content: withoutLinks(content, MESSAGE_LINKS) });
    return;
  }
  const { actionName, actionStatus, text, thought } = content;
  // `GET_TIDE completed: High tide at 14:10.`.
  const shown = `${String(actionName)} ${String(actionStatus)}: ${String(text ?? thought)}`;
  recorder.line('keep', withoutLinks(content, LINKS), shown);
}

/** The members of a runtime that read and write it. What the plugin writes is there again in the same run. */
export function storeOf(recorder: Recorder): Readonly<Record<string, unknown>> {
  const memories: { readonly memory: Memory; readonly table: string }[] = [];
  const cache = new Map<unknown, unknown>();
  const all = (): Promise<Memory[]> => Promise.resolve(memories.map(({ memory }) => memory));
  const byId = (id: unknown): Memory | undefined => memories.find(({ memory }) => memory.id === id)?.memory;
  const room = { id: ROOM, name: 'harbour', source: 'test', type: 'DM', worldId: idOf(4), agentId: ID };
  return {
    getMemories: ({ tableName, count = 1000 }: { tableName?: string; count?: number } = {}) =>
      Promise.resolve(
        memories
          .filter(({ table }) => tableName === undefined || table === tableName)
          .map(({ memory }) => memory)
          .reverse()
          .slice(0, count),
      ),
    getAllMemories: all,
    getMemoriesByRoomIds: all,
    searchMemories: () => Promise.resolve([]),
    getMemoryById: (id: unknown) => Promise.resolve(byId(id) ?? null),
    getMemoriesByIds: (ids: readonly unknown[]) =>
      Promise.resolve(ids.map(byId).filter((one) => one !== undefined)),
    createMemory: (given: Memory, table: string) => {
      const id = given.id ?? newId();
      memories.push({ memory: { ...given, id }, table });
      if (given !== recorder.incoming) recordMemory(recorder, given, table);
      return Promise.resolve(id);
    },
    updateMemory: () => Promise.resolve(true),
    deleteMemory: () => Promise.resolve(),
    deleteManyMemories: () => Promise.resolve(),
    deleteAllMemories: () => Promise.resolve(void memories.splice(0)),
    countMemories: () => Promise.resolve(memories.length),
    getCache: (key: unknown) => Promise.resolve(cache.get(key)),
    setCache: (key: unknown, value: unknown) => Promise.resolve(Boolean(cache.set(key, value))),
    deleteCache: (key: unknown) => Promise.resolve(cache.delete(key)),
    getRoom: (id: unknown) => Promise.resolve(id === ROOM ? room : null),
    getRoomsByIds: () => Promise.resolve([room]),
    getParticipantUserState: () => Promise.resolve(null),
    getParticipantsForRoom: () => Promise.resolve([PERSON, ID]),
    log: () => Promise.resolve(),
  };
}
