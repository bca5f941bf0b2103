// What the card of a service in the Config Center says about its entry (sheet 4.5).

import type { ConfigEntry } from '../../../model/config.ts';
import { NOW, type RealRelease } from '../releases.ts';
import { isEmpty } from './config-form.ts';

export interface ServiceStatus {
  readonly text: 'Configured' | 'Partial' | 'Config needed';
  readonly count: string;
}

/**
 * One value that is not empty makes an entry count as configured, also where required ones are missing. 0.8.3 counts
 * active entries alone. A package's service is always needed by it, so the host's `Missing` never comes up.
 */
export function statusOf(entry: ConfigEntry | null, real: RealRelease): ServiceStatus {
  const filled = entry !== null && Object.values(entry.data).some((value) => !isEmpty(value));
  if (!filled || (real === NOW && !entry.active))
    return { text: 'Config needed', count: emptyCount(entry, real) };
  return { text: entry.active ? 'Configured' : 'Partial', count: '1 account configured' };
}

function emptyCount(entry: ConfigEntry | null, real: RealRelease): string {
  if (!entry) return 'Not configured';
  return real === NOW ? '1 inactive or incomplete account' : '1 account configured';
}
