// What the remote control of a car shows: one button per sound.

import type { SourceDocument } from '../../../model/document.ts';
import type { Preview } from '../../../model/preview.ts';
import { soundsOf } from '../sounds/check.ts';

export interface Panel {
  readonly buttons: readonly { readonly name: string; readonly pointer: string }[];
}

export function preview({ value }: SourceDocument): Preview {
  const buttons = soundsOf(value).map(({ sound, pointer }) => ({
    name: typeof sound.name === 'string' ? sound.name : '',
    pointer,
  }));
  const panel: Panel = { buttons };
  return { panel, notes: [], model: [] };
}
