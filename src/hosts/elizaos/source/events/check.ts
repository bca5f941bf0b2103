// Checks the names under which a plugin listens to events. The types of all releases allow any name.

import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { suggester } from '../../checking.ts';
import { replaced } from '../edits.ts';
import { found, type SourceFinding } from '../found.ts';
import { eventName } from './rules.ts';

/** `EventType` of `@elizaos/core` 1.7.2 (src/types/events.ts). */
const EVENTS: readonly string[] = [
  'WORLD_JOINED',
  'WORLD_CONNECTED',
  'WORLD_LEFT',
  'ENTITY_JOINED',
  'ENTITY_LEFT',
  'ENTITY_UPDATED',
  'ROOM_JOINED',
  'ROOM_LEFT',
  'MESSAGE_RECEIVED',
  'MESSAGE_SENT',
  'MESSAGE_DELETED',
  'CHANNEL_CLEARED',
  'VOICE_MESSAGE_RECEIVED',
  'VOICE_MESSAGE_SENT',
  'REACTION_RECEIVED',
  'POST_GENERATED',
  'INTERACTION_RECEIVED',
  'RUN_STARTED',
  'RUN_ENDED',
  'RUN_TIMEOUT',
  'ACTION_STARTED',
  'ACTION_COMPLETED',
  'EVALUATOR_STARTED',
  'EVALUATOR_COMPLETED',
  'MODEL_USED',
  'EMBEDDING_GENERATION_REQUESTED',
  'EMBEDDING_GENERATION_COMPLETED',
  'EMBEDDING_GENERATION_FAILED',
  'CONTROL_MESSAGE',
];

/** A name that is nearly one of the core's. Plugins may have events of their own, so others are left alone. */
export function checkEvents(plugin: ObjectValue): SourceFinding[] {
  const events = plugin.members.get('events')?.value;
  if (events?.kind !== 'object') return [];
  const suggest = suggester(EVENTS);
  return [...events.members.values()].flatMap(({ name, key }): SourceFinding[] => {
    const meant = EVENTS.includes(name) ? undefined : suggest(name);
    if (meant === undefined) return [];
    const isName = key.to - key.from <= name.length + 2;
    const fixes = isName && !events.members.has(meant) ? replaced(key, meant, `Rename to \`${meant}\``) : [];
    return [found(eventName.at(`/events/${name}`, 'key', { name, meant }), key, fixes)];
  });
}
