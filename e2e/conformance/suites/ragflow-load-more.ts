// Replays further folders of plugins: signatures, annotations, versions and their order, duplicates, aliases, packages,
// other parents. pluginlib 0.11.0 and packaging 26.2 gave the outcomes on CPython 3.11.

import { loadSuite } from './ragflow-load.ts';

export const suite = loadSuite('ragflow-load-more');
