// What converting from and to this host needs: loaded only for that.

import type { Portable } from '../../../model/portable.ts';
import { read } from './read.ts';
import { write } from './write.ts';

/** What the host offers to conversions, loaded only for them. */
export const portable: Portable = { read, write };
