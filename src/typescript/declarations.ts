// Declarations that every program of a plugin has beside the plugin's files and those of its host.

import type { BundleFile } from '../model/portable.ts';
import globals from './globals.d.ts?raw';

/** Paths are whole, as the programs have them. */
export const ambient: readonly BundleFile[] = [{ path: '/types/globals.d.ts', text: globals }];
