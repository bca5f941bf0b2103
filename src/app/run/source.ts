// What a runner reads its tools from: the manifest as it is typed, and the plugin's other files.

import type { Source } from '../../model/portable.ts';
import { readJson } from '../../text/read.ts';
import type { Session } from '../session.svelte.ts';

export function sourceOf({ path, text, files }: Session): Source {
  return { main: { path, text, value: readJson(text).value }, others: files.others };
}
