// The page's parts as a module of its own, so that tests can drive the built ones without the page around them.

import { Analyst } from './app/analyst.ts';
import type { paintView as Paint } from './app/preview/paint.ts';
import type { loadRunner as Load } from './app/run/runners.ts';
import type { fragmentOf as Pack } from './share/link.ts';

export const paintView: typeof Paint = async (...given) =>
  (await import('./app/preview/paint.ts')).paintView(...given);

export const loadRunner: typeof Load = async (hostId) =>
  (await import('./app/run/runners.ts')).loadRunner(hostId);

export const fragmentOf: typeof Pack = async (state) => (await import('./share/link.ts')).fragmentOf(state);

/** A worker of its own, for the benchmark. */
export const analyst = (): Analyst => new Analyst();
