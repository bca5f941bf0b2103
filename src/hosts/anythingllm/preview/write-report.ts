// Reports a write of the host: the changed members, and the settings that the handler gets afterwards.

import { member } from '../../../model/guards.ts';
import type { Change } from '../../../model/host.ts';
import { parent } from '../../../text/pointer.ts';
import { asText, hubPath } from '../hub-id/hub-id.ts';
import { load } from '../loading/load.ts';
import { cut } from '../../kit/words.ts';
import { memberName } from '../parts.ts';
import type { Panel } from './panel.ts';
import { fileAfter, type SentState } from './written.ts';

export interface Line {
  readonly name: string;
  readonly value: string;
}

/** One line per change; what is typed into a password field is not shown. */
export function linesOf({ fields }: Panel, changes: readonly Change[]): Line[] {
  const hidden = new Set(
    fields.filter(({ type }) => type.toLowerCase() === 'password').map(({ pointer }) => pointer),
  );
  return changes.map((change) => {
    const value = change.op === 'set' ? cut(JSON.stringify(change.value)) : '';
    return {
      name: memberName(change.pointer),
      value: hidden.has(parent(change.pointer)) && value !== '""' ? '••••' : value,
    };
  });
}

/** `this.runtimeArgs` after the writes, as JSON; null where the handler gets none. */
export function runtimeArgsAfter(panel: Panel, sent: SentState): string | null {
  if (panel.fields.length === 0) return null;
  const file = panel.found ? fileAfter(panel, sent) : panel.manifest;
  const target = hubPath(asText(member(file, 'hubId')));
  if ('throws' in target || target.folder === null) return null;
  const { runtimeArgs } = load(file, target.folder);
  return runtimeArgs === undefined ? null : JSON.stringify(runtimeArgs, null, 2);
}
