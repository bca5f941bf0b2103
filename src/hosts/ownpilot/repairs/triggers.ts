// Repairs for triggers and their actions.

import { isObject, member } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../text/pointer.ts';
import { cronError } from '../cron/validate.ts';
import { TRIGGER_KEYS } from '../known.ts';
import { keyMeantFor } from '../rules/unknown-keys.ts';
import { elements, entriesOf, isText, toolNames, type Members } from '../shape.ts';
import { unique } from '../words.ts';
import { betterCron, cronForInterval, DAILY } from './cron.ts';
import {
  asBoolean,
  objectAt,
  removeAt,
  remover,
  renameTo,
  repair,
  setTo,
  type Mender,
  type Menders,
} from './mend.ts';
import { renameOrRemove } from './safe.ts';

const EVENT = 'message_received';

/** A value for a member that every trigger must have. */
function triggerMember(trigger: Members, key: string, index: number): unknown {
  const given = trigger[key];
  if (key === 'name') return `trigger-${String(index + 1)}`;
  if (key === 'action') {
    const texts = [given, trigger.prompt, trigger.description, trigger.name];
    return { type: 'chat', payload: { prompt: texts.find(isText) ?? 'Tell me what is new.' } };
  }
  if (trigger.type === 'event') return { eventType: EVENT };
  const cron = [given, trigger.cron, trigger.schedule].find(
    (text) => isText(text) && cronError(text, new Date()) === null,
  );
  return { cron: cron ?? DAILY };
}

const addMember: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const trigger = objectAt(document, pointer);
  const misnamed = keyMeantFor(trigger, key, TRIGGER_KEYS);
  const value = triggerMember(trigger, key, Number(pointer.slice(pointer.lastIndexOf('/') + 1)));
  const add = setTo(join(pointer, key), value, `Add "${key}"`);
  return misnamed === undefined ? [add] : [renameTo(join(pointer, misnamed), key), add];
};

const mendMember: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const place = parent(pointer);
  const index = Number(place.slice(place.lastIndexOf('/') + 1));
  const first = elements(valueAt(document.value, pointer)).find(isObject);
  return [setTo(pointer, first ?? triggerMember(objectAt(document, place), key, index))];
};

const chooseType: Mender = ({ pointer, at, args }, document) => {
  const place = at === 'key' ? pointer : parent(pointer);
  const trigger = objectAt(document, place);
  const given = member(trigger, 'type');
  const eventful = Object.hasOwn(objectAt(document, join(place, 'config')), 'eventType');
  const sounds = args?.meant === 'event' || given === 'webhook' || given === 'condition';
  const type = eventful || sounds ? 'event' : 'schedule';
  const misnamed = at === 'key' ? keyMeantFor(trigger, 'type', TRIGGER_KEYS) : undefined;
  const set = setTo(join(place, 'type'), type, at === 'key' ? `Add "type": "${type}"` : undefined);
  return misnamed === undefined ? [set] : [renameTo(join(place, misnamed), 'type'), set];
};

const scheduleInterval: Mender = ({ pointer }, document) => {
  const at = join(parent(pointer), 'config');
  const given = valueAt(document.value, at);
  const cron = cronForInterval(isObject(given) ? given : {});
  const config = isObject(given)
    ? ({ op: 'set', pointer: join(at, 'cron'), value: cron } as const)
    : ({ op: 'set', pointer: at, value: { cron } } as const);
  const type = { op: 'set', pointer, value: 'schedule' } as const;
  return [repair(`Change to "schedule" with ${JSON.stringify(cron)}`, type, config)];
};

const addCron: Mender = ({ pointer }, document) => {
  const found = Object.entries(objectAt(document, pointer)).find(
    ([, value]) => isText(value) && cronError(value, new Date()) === null,
  );
  const add = setTo(join(pointer, 'cron'), DAILY, `Add "cron": "${DAILY}"`);
  return found ? [renameTo(join(pointer, found[0]), 'cron'), add] : [add];
};

const mendCron: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const better = isText(given) ? betterCron(given, new Date()) : DAILY;
  return better === undefined ? [] : [setTo(pointer, better)];
};

const addEvent: Mender = ({ pointer }, document) => {
  const config = objectAt(document, pointer);
  const misnamed = keyMeantFor(config, 'eventType', ['eventType', 'filters']);
  const add = setTo(join(pointer, 'eventType'), EVENT, `Add "eventType": "${EVENT}"`);
  return misnamed !== undefined && isText(config[misnamed])
    ? [renameTo(join(pointer, misnamed), 'eventType'), add]
    : [add];
};

/** The action with its text where the real releases look for it. */
function chatAction(action: Members): Members {
  const { prompt, message, payload, ...rest } = action;
  const inside = isObject(payload) ? payload : {};
  const text = [prompt, message, inside.prompt, inside.message].find(isText) ?? 'Tell me what is new.';
  return { ...rest, type: 'chat', payload: { ...inside, prompt: text } };
}

const makeChat: Mender = ({ pointer, at }, document) => {
  const place = at === 'key' ? pointer : parent(pointer);
  return [setTo(place, chatAction(objectAt(document, place)), 'Turn into a "chat" action')];
};

const fillPayload: Mender = ({ pointer, args }, document) => {
  const action = args?.whole === true ? pointer : parent(pointer);
  if (args?.key === 'prompt') {
    return [setTo(action, chatAction(objectAt(document, action)), 'Move the prompt into the payload')];
  }
  const given = objectAt(document, action);
  const tool = [member(given, 'tool'), member(given, 'name'), ...toolNames(document.value)].find(isText);
  if (tool === undefined) return [];
  const payload = { ...objectAt(document, join(action, 'payload')), tool };
  return [setTo(join(action, 'payload'), payload, `Run the tool "${tool}"`)];
};

export const triggerMenders: Menders = {
  'ownpilot/triggers-type': ({ pointer }, document) => {
    const given = valueAt(document.value, pointer);
    const removal = removeAt(pointer, '"triggers"');
    const single = isObject(given) && (Object.hasOwn(given, 'type') || Object.hasOwn(given, 'action'));
    return single ? [setTo(pointer, [given], 'Turn into a list'), removal] : [removal];
  },
  'ownpilot/trigger-not-object': remover('the entry'),
  'ownpilot/trigger-member-missing': addMember,
  'ownpilot/trigger-member-type': mendMember,
  'ownpilot/trigger-member-list': mendMember,
  'ownpilot/trigger-type-missing': chooseType,
  'ownpilot/trigger-type-unknown': chooseType,
  'ownpilot/trigger-type-cron': ({ pointer }) => [setTo(pointer, 'schedule')],
  'ownpilot/trigger-type-interval': scheduleInterval,
  'ownpilot/trigger-interval-empty': ({ pointer }) => [
    setTo(join(pointer, 'minutes'), 15, 'Add "minutes": 15'),
  ],
  'ownpilot/trigger-cron-missing': addCron,
  'ownpilot/trigger-cron': mendCron,
  'ownpilot/trigger-timezone': remover('"timezone"'),
  'ownpilot/trigger-event-missing': addEvent,
  'ownpilot/trigger-event-type': ({ pointer }) => [setTo(pointer, EVENT)],
  'ownpilot/trigger-filters': remover('"filters"'),
  'ownpilot/trigger-enabled': ({ pointer }, document) => [
    setTo(pointer, asBoolean(valueAt(document.value, pointer), true)),
  ],
  'ownpilot/trigger-name-repeated': ({ pointer, args }, document) => {
    const names = entriesOf(valueAt(document.value, '/triggers'), '').map(({ value }) =>
      member(value, 'name'),
    );
    return [setTo(pointer, unique(String(args?.name), new Set(names.filter(isText)), '-'))];
  },
  'ownpilot/trigger-key-unknown': renameOrRemove,
  'ownpilot/action-type-missing': makeChat,
  'ownpilot/action-type-unknown': ({ pointer, args, ...finding }, document) =>
    isText(args?.meant) ? [setTo(pointer, args.meant)] : makeChat({ ...finding, pointer }, document),
  'ownpilot/action-prompt': makeChat,
  'ownpilot/action-prompt-missing': ({ pointer }) => [
    setTo(join(pointer, 'prompt'), 'Tell me what is new.', 'Add "prompt"'),
  ],
  'ownpilot/action-payload': fillPayload,
  'ownpilot/action-tool': ({ pointer, args }) => [setTo(pointer, args?.meant)],
};
