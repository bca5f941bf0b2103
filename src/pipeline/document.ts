// The manifest as a host's checks and previews see it, made from the text and what the person said about it.

import type { SourceDocument } from '../model/document.ts';
import type { Host } from '../model/host.ts';
import { readJson, type Reading } from '../text/read.ts';
import type { Request } from './check.ts';

/** `reading` is of `request.text`. The value is what the host itself would work on. */
export function documentOf(
  request: Pick<Request, 'text' | 'path' | 'older'>,
  host: Host,
  reading: Reading,
): SourceDocument {
  const repaired = reading.strict ? undefined : host.repairText?.(request.text);
  const value = repaired ?? reading.value;
  const older = request.older === null ? null : readJson(request.older);
  return {
    text: request.text,
    value,
    strict: reading.strict,
    ...(reading.parseError === undefined ? {} : { parseError: reading.parseError }),
    path: request.path ?? host.defaultPath(value),
    ...(older === null || older.value === undefined ? {} : { older: older.value }),
  };
}
