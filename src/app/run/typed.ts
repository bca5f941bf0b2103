// What was typed beside a source for its runs, to be taken along where a person says so.

import type { ConfigValues } from '../../model/config.ts';
import type { Session } from '../session.svelte.ts';
import { isSet, type RunInput } from './run-inputs.svelte.ts';

export interface Typed {
  readonly run: RunInput;
  readonly values: ConfigValues;
}

/** null where nothing was. */
export function typedIn({ inputs, config }: Session): Typed | null {
  return config.isEmpty && !isSet(inputs.value) ? null : { run: inputs.value, values: config.values };
}

export function takeOver(session: Session, { run, values }: Typed): void {
  session.inputs.change(run);
  session.config.takeOver(values);
}
