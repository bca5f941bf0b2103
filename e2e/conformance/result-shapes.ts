// Replays what the model gets of each shape of a result, recorded for 0.8.3's two modes, in the built page's sandbox.

import type { RunResult } from '../../src/model/run.ts';
import { LOADER, withBuiltPage } from './built-page.ts';
import type { Comparison } from './suite.ts';
import { runIn } from './suites/ownpilot-run.ts';

export interface Shape {
  readonly id: string;
  readonly code: string;
  readonly expected: Readonly<Record<string, string>>;
}

const MODES = { chat_agent_content: '0.8.3-chat', shared_registry_content: '0.8.3-worker' } as const;

/** Loops are ended sooner than by the host; its texts name its own limits. */
const OPTIONS = { asRecorded: true, limits: { synchronous: 800, wall: 1_500 } };

export async function resultShapes(shapes: readonly Shape[]): Promise<Comparison[]> {
  const area = 'result-shape';
  return withBuiltPage(async (page) => {
    await page.evaluate(LOADER);
    const done: Comparison[] = [];
    for (const { id, code, expected } of shapes) {
      for (const [key, mode] of Object.entries(MODES)) {
        const run = { code, args: {}, permissions: [], config: {} };
        const actual = written(await runIn(page, run, mode, OPTIONS));
        done.push({ id, area, release: mode, expected: expected[key], actual });
      }
    }
    return done;
  });
}

/** As the recording writes it; random bytes stand as `<byte>`. */
function written({ isError, content = '' }: RunResult): string {
  const bytes = content.replace(/"data":\[[\d,]+\]/, (data) => data.replace(/\d+/g, '<byte>'));
  return isError ? `ERROR ${bytes}` : bytes;
}
