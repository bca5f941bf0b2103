import type { WorstInput } from './inputs.mjs';

export declare const LINKS: readonly WorstInput[];
