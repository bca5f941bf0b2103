// The longer fixes of triggers and their actions.

import type { SourceDocument, Finding, Change, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { add, fix, objectAt, remove, rename, setTo } from '../../kit/rule.ts';
import { quote } from '../../kit/words.ts';
import { elements, isText, toolNames, type JsonObject } from '../shape.ts';
import { renameOrAdd } from '../unknown-keys.ts';
import { betterCron, cronForInterval, DAILY } from './cron/better.ts';
import { cronError } from './cron/validate.ts';

export const TRIGGER_KEYS: readonly string[] = ['name', 'description', 'type', 'config', 'action', 'enabled'];

/** The event type that a fix writes where none is given. */
const EVENT = 'message_received';

/** The question to the model for a trigger whose author has written none. */
const NEWS = 'Tell me what is new.';

/** Makes a list of a single trigger, or removes the member. */
export function listTriggers({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const given = valueAt(value, pointer);
  const single = isObject(given) && (Object.hasOwn(given, 'type') || Object.hasOwn(given, 'action'));
  return [...(single ? setTo(pointer, [given], 'Turn into a list') : []), ...remove(pointer)];
}

function triggerMember(trigger: JsonObject, key: string, index: number): unknown {
  const given = trigger[key];
  if (key === 'name') return `trigger-${String(index + 1)}`;
  if (key === 'action') {
    const texts = [given, trigger.prompt, trigger.description, trigger.name];
    return { type: 'chat', payload: { prompt: texts.find(isText) ?? NEWS } };
  }
  if (trigger.type === 'event') return { eventType: EVENT };
  const cron = [given, trigger.cron, trigger.schedule].find(isCron);
  return { cron: cron ?? DAILY };
}

function isCron(value: unknown): boolean {
  return cronError(value, new Date()) === null;
}

/** Adds the missing member of a trigger, made from what the trigger already has. */
export function addMember(
  { pointer, args: { key } }: Finding<{ key: string }>,
  document: SourceDocument,
): Fix[] {
  const value = triggerMember(objectAt(document, pointer), key, Number(last(pointer)));
  return renameOrAdd(document, pointer, key, TRIGGER_KEYS, value);
}

/** Replaces a member of the wrong type; an object inside a list is kept. */
export function writeMember(
  { pointer, args: { key } }: Finding<{ key: string }>,
  document: SourceDocument,
): Fix[] {
  const place = parent(pointer);
  const first = elements(valueAt(document.value, pointer)).find(isObject);
  return setTo(pointer, first ?? triggerMember(objectAt(document, place), key, Number(last(place))));
}

/** Sets `type` to `event` where the trigger looks like one, else to `schedule`. */
export function chooseType(
  { pointer, at, args }: Finding<{ meant?: string | undefined }>,
  document: SourceDocument,
): Fix[] {
  const place = at === 'key' ? pointer : parent(pointer);
  const given = member(objectAt(document, place), 'type');
  const eventful = Object.hasOwn(objectAt(document, join(place, 'config')), 'eventType');
  const sounds = args.meant === 'event' || given === 'webhook' || given === 'condition';
  const type = eventful || sounds ? 'event' : 'schedule';
  return at === 'key' ? renameOrAdd(document, place, 'type', TRIGGER_KEYS, type) : setTo(pointer, type);
}

/** Turns an interval, which no release knows, into a schedule with the matching cron expression. */
export function scheduleInterval({ pointer }: Finding, document: SourceDocument): Fix[] {
  const at = join(parent(pointer), 'config');
  const given = valueAt(document.value, at);
  const cron = cronForInterval(isObject(given) ? given : {});
  const config: Change = isObject(given)
    ? { op: 'set', pointer: join(at, 'cron'), value: cron }
    : { op: 'set', pointer: at, value: { cron } };
  const type: Change = { op: 'set', pointer, value: 'schedule' };
  return fix(`Change to "schedule" with ${JSON.stringify(cron)}`, type, config);
}

/** Renames the member that holds a cron expression to `cron`, or adds a daily one. */
export function addCron({ pointer }: Finding, document: SourceDocument): Fix[] {
  const misnamed = Object.entries(objectAt(document, pointer)).find(([, value]) => isCron(value));
  return [
    ...(misnamed ? rename(document, join(pointer, misnamed[0]), 'cron') : []),
    ...add(join(pointer, 'cron'), DAILY),
  ];
}

/** Rewrites a cron expression of another dialect; [] where none with the same meaning is found. */
export function betterExpression({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const given = valueAt(value, pointer);
  const better = isText(given) ? betterCron(given, new Date()) : DAILY;
  return better === undefined ? [] : setTo(pointer, better);
}

/** Adds or changes `eventType`, or renames the member that was meant. */
export function addEvent({ pointer, at }: Finding, document: SourceDocument): Fix[] {
  if (at !== 'key') return setTo(pointer, EVENT);
  return renameOrAdd(document, pointer, 'eventType', ['eventType', 'filters'], EVENT);
}

/** A `chat` action with its text in `payload.prompt`, where both releases read it. */
function chatAction(action: JsonObject): JsonObject {
  const { prompt, message, payload, ...rest } = action;
  const inside = isObject(payload) ? payload : {};
  const text = [prompt, message, inside.prompt, inside.message].find(isText) ?? NEWS;
  return { ...rest, type: 'chat', payload: { ...inside, prompt: text } };
}

/** Turns any action into a `chat` action with its text. */
export function makeChat({ pointer, at }: Finding, document: SourceDocument): Fix[] {
  const place = at === 'key' ? pointer : parent(pointer);
  return setTo(place, chatAction(objectAt(document, place)), 'Turn into a "chat" action');
}

/** Fills in `payload.prompt` or `payload.tool`; [] where the package has no tool to name. */
export function fillPayload(
  { pointer, args: { key, whole } }: Finding<{ key: string; whole: boolean }>,
  document: SourceDocument,
): Fix[] {
  const action = whole ? pointer : parent(pointer);
  const given = objectAt(document, action);
  if (key === 'prompt') return setTo(action, chatAction(given), 'Move the prompt into the payload');
  const tool = [given.tool, given.name, ...toolNames(document.value)].find(isText);
  if (tool === undefined) return [];
  const payload = { ...objectAt(document, join(action, 'payload')), tool };
  return setTo(join(action, 'payload'), payload, `Run the tool ${quote(tool)}`);
}
