// Joins what converts from and to this host; loaded only for conversions.

import type { Portable } from '../../../model/portable.ts';
import { convention } from './adapter.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const portable: Portable = { read, write, convention };
