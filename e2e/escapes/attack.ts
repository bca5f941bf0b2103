// The attacks: what stands in a file, and how each category is run.

import { readFileSync } from 'node:fs';

export type Hole = 'port' | 'globals' | 'mute';

export interface Attack {
  readonly id: string;
  readonly category: string;
  /** The body of the tool's function; says `ESCAPED …` where it won as far as it can tell itself. */
  readonly code: string;
  readonly mustNot: string;
  /**
   * A hole made on purpose, to test what lies behind: the raw port as `__port`, all globals given back, or a guest that
   * never says `up` and `yielded` instead.
   */
  readonly given?: Hole;
  /** Whose guest runs it; OwnPilot's where none is named. A skill has other files, by path. */
  readonly host?: 'anythingllm';
  readonly files?: Readonly<Record<string, string>>;
  /** The run mode, under the name that lists of attacks have for it; `documented` where it is not named. */
  readonly mode?: string;
}

interface Limits {
  readonly synchronous: number;
  readonly wall: number;
}

/** What a run may take, ms. Endless code takes all of it, so it gets less; bombs and probes get what every tool gets. */
const LIMITS: Readonly<Record<string, Limits>> = {
  hang: { synchronous: 600, wall: 1000 },
  memory: { synchronous: 5000, wall: 8000 },
  probe: { synchronous: 5000, wall: 8000 },
  python: { synchronous: 4000, wall: 4000 },
  'python, endless': { synchronous: 1000, wall: 1000 },
  'python, output': { synchronous: 4000, wall: 4000 },
  'python, memory': { synchronous: 8000, wall: 8000 },
};

export function limitsOf({ category, id }: Attack): Limits {
  return (
    LIMITS[id.startsWith('py-') && category === 'isolation' ? 'python' : category] ?? {
      synchronous: 1000,
      wall: 2500,
    }
  );
}

/** Late requests are waited for, ms; endless code has its whole limit for that. */
const LINGER = 700;
const ALONE = new Set([
  'hang',
  'output',
  'memory',
  'probe',
  'python, endless',
  'python, output',
  'python, memory',
]);

/** Whether it must have the machine for itself. */
export function runsAlone({ category }: Attack): boolean {
  return ALONE.has(category);
}

export function lingerOf(attack: Attack): number | null {
  return runsAlone(attack) ? null : LINGER;
}

export function isBomb({ category }: Attack): boolean {
  return category === 'memory';
}

export function readAttacks(file: string | URL): Attack[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${String(file)} is not a list of attacks.`);
  return list.map((one: Partial<Attack>) => {
    if (typeof one.id !== 'string' || typeof one.code !== 'string')
      throw new Error('An attack without id or code.');
    return { category: 'other', mustNot: '', ...one, id: one.id, code: one.code };
  });
}

export interface Addresses {
  /** The collector, as `127.0.0.1:1234`. */
  readonly evil: string;
  readonly app: string;
}

export function filled(code: string, { evil, app }: Addresses): string {
  return code
    .replaceAll('{{EVIL}}', `http://${evil}`)
    .replaceAll('{{EVIL_WS}}', `ws://${evil}`)
    .replaceAll('{{EVIL_HOSTPORT}}', evil)
    .replaceAll('{{APP}}', `http://${app}`)
    .replaceAll('{{APP_HOSTPORT}}', app);
}
