// Changes of values, as tests write them down.

import type { Change } from '../../model/finding.ts';

export const set = (pointer: string, value: unknown): Change => ({ op: 'set', pointer, value });
export const remove = (pointer: string): Change => ({ op: 'remove', pointer });
export const rename = (pointer: string, key: string): Change => ({ op: 'rename', pointer, key });
export const splice = (pointer: string, from: number, to: number, insert: string): Change => ({
  op: 'splice',
  pointer,
  from,
  to,
  insert,
});
