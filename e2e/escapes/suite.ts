// Runs the attacks: several at a time where they only wait, alone where they need the machine.

import { isBomb, runsAlone, type Attack } from './attack.ts';
import { findings, isTiming, type Seen } from './detect.ts';
import type { Driver } from './driver.ts';
import { Lane, type Attempt } from './lane.ts';

export interface Verdict {
  readonly attack: Attack;
  /** Empty where the sandbox held. */
  readonly found: readonly string[];
  readonly seen: Seen | null;
}

/** Other programs of the machine slow a page as well; what is slow by itself stays slow. */
const TRIES = 16;
/** What made it busy may end, ms. */
const REST = 2000;
/** Packets may be late, ms. */
const LATE = 1000;

/** All but the bombs. The first lane is used to the end. */
export async function attackSandbox(lanes: readonly Lane[], attacks: readonly Attack[]): Promise<Verdict[]> {
  const attempts: Attempt[] = [];
  const open = queued(attacks.filter((attack) => !runsAlone(attack)));
  const again: Attack[] = [];
  const work = async (lane: Lane, at: number): Promise<void> => {
    for (let next = open.shift(); next; next = open.shift()) {
      for (const attack of next) {
        const attempt = await tried(lane, attack);
        if (isTiming(findings(attempt.evidence))) again.push(attack);
        else attempts.push(attempt);
      }
    }
    if (at > 0) await lane.renew();
  };
  await Promise.all(lanes.slice(0, Math.max(1, open.length)).map(work));
  const [lane] = lanes;
  const alone = attacks.filter((attack) => runsAlone(attack) && !isBomb(attack));
  for (const attack of [...alone, ...again]) {
    if (!lane) break;
    attempts.push(await patiently(() => tried(lane, attack)));
  }
  await lane?.renew();
  return settled(attempts);
}

/** Each in a browser of its own. */
export async function dropBombs(
  start: () => Promise<Driver>,
  folder: string,
  attacks: readonly Attack[],
): Promise<Verdict[]> {
  const attempts: Attempt[] = [];
  for (const attack of attacks.filter(isBomb)) {
    attempts.push(
      await patiently(async () => {
        const driver = await start();
        const attempt = await new Lane(driver, folder, 0).attempt(attack);
        await driver.close();
        return attempt;
      }),
    );
  }
  return settled(attempts);
}

/** Again where only the machine may have been busy. */
export async function patiently(attempt: () => Promise<Attempt>): Promise<Attempt> {
  let last = await attempt();
  for (let tries = 1; tries < TRIES && isTiming(findings(last.evidence)); tries++) {
    await new Promise((done) => setTimeout(done, REST));
    // What came late does not depend on time.
    if (!isTiming(findings(last.evidence))) break;
    last.close();
    last = await attempt();
  }
  return last;
}

async function tried(lane: Lane, attack: Attack): Promise<Attempt> {
  const attempt = await lane.attempt(attack);
  if (findings(attempt.evidence).length > 0) await lane.renew();
  return attempt;
}

/** Those that must follow each other on one page stay together. */
export function queued(attacks: readonly Attack[]): Attack[][] {
  const together = attacks.filter(({ category }) => category === 'isolation');
  const single = attacks.filter(({ category }) => category !== 'isolation').map((attack) => [attack]);
  return together.length > 0 ? [together, ...single] : single;
}

export async function settled(attempts: readonly Attempt[]): Promise<Verdict[]> {
  await new Promise((done) => setTimeout(done, LATE));
  return attempts.map(({ attack, evidence, close }) => {
    close();
    return { attack, found: findings(evidence), seen: evidence.seen };
  });
}
