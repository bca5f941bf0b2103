// Checks of the sounds of a car, and the list of them.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { soundNameMissing } from './rules.ts';

/** The sounds that are objects, with their places. */
export function soundsOf(value: unknown): { sound: Record<string, unknown>; pointer: string }[] {
  const sounds = member(value, 'sounds');
  if (!Array.isArray(sounds)) return [];
  return sounds.flatMap((sound: unknown, i) =>
    isObject(sound) ? [{ sound, pointer: join('/sounds', i) }] : [],
  );
}

export function checkSounds({ value }: SourceDocument): Finding[] {
  return soundsOf(value).flatMap(({ sound, pointer }, i) =>
    member(sound, 'name') === undefined ? [soundNameMissing.at(pointer, 'value', { number: i + 1 })] : [],
  );
}
