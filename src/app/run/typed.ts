// What was typed beside a source for its runs, to be taken along where a person says so.

import type { ConfigValues } from '../../model/config.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { isSet, type RunInput } from './run-inputs.svelte.ts';

export interface Typed {
  readonly run: RunInput;
  readonly values: ConfigValues;
}

/** null where nothing was. */
export function typedIn({ inputs, config }: Workspace): Typed | null {
  return config.isEmpty && !isSet(inputs.value) ? null : { run: inputs.value, values: config.values };
}

/** Puts it beside the source that is open now. */
export function takeOver(workspace: Workspace, { run, values }: Typed): void {
  workspace.inputs.change(run);
  workspace.config.takeOver(values);
}
