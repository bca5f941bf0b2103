// What a run is about: a tool of a manifest with what it may read.

import type { RunTool, Service } from '../../model/run.ts';

export interface Subject {
  readonly packageId: string;
  readonly tool: RunTool;
  readonly services: readonly Service[];
}
