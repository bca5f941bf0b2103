// What converting from and to this host needs: loaded only for that.

import type { Portable } from '../../../model/portable.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const portable: Portable = { read, write };
