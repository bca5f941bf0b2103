// Asks whether the harness itself works before anything is believed: a harmless tool passes, a caught one is caught, and
// what gets through a hole made on purpose does so with the hole alone.

import type { Attack, Hole } from './attack.ts';
import { findings } from './detect.ts';
import { CANARIES, isThere } from './holes.ts';
import type { Lane } from './lane.ts';
import { patiently } from './suite.ts';

const attack = (code: string): Attack => ({ id: 'probe', category: 'probe', mustNot: '', code });

interface Probe {
  readonly attack: Attack;
  /** The result; null where a finding must come of it. */
  readonly content: string | null;
}

/** Further run modes in which attacks run. */
const MODES = ['2026-02', '0.8.3-chat', '0.8.3-worker'];

const ECHO = "return await utils.echo({ a: 'b' });";
const ECHOED = '{"a":"b"}';

const PROBES: readonly Probe[] = [
  { attack: attack(ECHO), content: ECHOED },
  // Attacks that need a hole call the echo as well; without it they would fail at that, and pass.
  { attack: { ...attack(ECHO), given: 'globals' }, content: ECHOED },
  { attack: { ...attack(ECHO), given: 'port' }, content: ECHOED },
  // The guide's mode hands over `content` alone; the other modes, all of it.
  { attack: attack("return { content: 'ESCAPED probe' };"), content: null },
  { attack: attack("return 'ESCAPED probe';"), content: null },
  ...MODES.map((mode) => ({ attack: { ...attack("return 'ESCAPED probe';"), mode }, content: null })),
];

/** One line for each thing that does not work. */
export async function probe(lane: Lane): Promise<string[]> {
  const broken: string[] = [];
  for (const { attack, content } of PROBES) {
    const { evidence, close } = await patiently(() => lane.attempt(attack));
    close();
    const found = findings(evidence);
    const echoed = [evidence.seen?.content, evidence.seen?.value];
    if (content === null && found.length === 0) broken.push(`a caught attack passed: ${attack.code}`);
    if (content !== null && found.length > 0)
      broken.push(`a harmless tool was taken for an attack: ${found.join('; ')}`);
    else if (content !== null && !echoed.includes(content))
      broken.push(`the echo gave ${JSON.stringify(echoed)} (${attack.given ?? 'no hole'})`);
  }
  for (const hole of Object.keys(CANARIES) as Hole[]) broken.push(...(await probeHole(lane, hole)));
  return broken;
}

async function probeHole(lane: Lane, hole: Hole): Promise<string[]> {
  const { code } = CANARIES[hole];
  const broken: string[] = [];
  for (const given of [hole, undefined]) {
    const { evidence, close } = await patiently(() =>
      lane.attempt({ ...attack(code), ...(given ? { given } : {}) }),
    );
    close();
    const gotThrough = isThere(hole, evidence.seen);
    if (given && !gotThrough) broken.push(`the hole does not reach the guest: ${hole}`);
    if (!given && gotThrough) broken.push(`there is a hole without making it: ${hole}`);
  }
  return broken;
}
