// The unprotected control: which attacks' detectors fire where nothing protects.

import { isBomb, runsAlone, type Attack } from './attack.ts';
import { findings, isTiming } from './detect.ts';
import type { Driver } from './driver.ts';
import { Lane, type Style } from './lane.ts';
import { queued } from './suite.ts';

export interface Control {
  readonly attack: Attack;
  /** What was seen, in the first kind of control in which it was; null where nothing ever was. */
  readonly fired: { readonly style: Style; readonly found: readonly string[] } | null;
}

const DROPS = 3;
const STYLES: readonly Style[] = ['arrow', 'frame'];
/** Each way of writing the function around the code lets other code out of it. */
const WRAPPERS: readonly Style[] = ['arrow', 'function', 'statement', 'list', 'declaration', 'frame'];

/** Attacks that need a hole in the real sandbox have no control, nor have those on Node's modules, which are the sandbox's own. */
export async function runControls(
  driver: Driver,
  folder: string,
  attacks: readonly Attack[],
): Promise<Control[]> {
  const controls: Control[] = [];
  const fit = attacks.filter((attack) => attack.given === undefined && !attack.host && !isBomb(attack));
  const open = queued(fit.filter((attack) => !runsAlone(attack)));
  const work = async (at: number): Promise<void> => {
    const lane = new Lane(driver, folder, at, 'control');
    for (let next = open.shift(); next; next = open.shift()) {
      const styles = next[0]?.category === 'wrapper' ? WRAPPERS : STYLES;
      controls.push(...(await tried(lane, next, styles)));
    }
    await lane.renew();
  };
  await Promise.all(Array.from({ length: driver.lanes }, (_, at) => work(at)));
  const lane = new Lane(driver, folder, 0, 'control');
  // In a frame of the page they would stop the harness.
  for (const attack of fit.filter(runsAlone)) controls.push(...(await tried(lane, [attack], ['arrow'])));
  await lane.renew();
  return controls;
}

/** Each in a browser of its own, as the bombs on the sandbox. */
export async function controlBombs(
  start: () => Promise<Driver>,
  folder: string,
  attacks: readonly Attack[],
): Promise<Control[]> {
  const controls: Control[] = [];
  for (const attack of attacks.filter(isBomb)) controls.push(await droppedBomb(start, folder, attack));
  return controls;
}

/** How soon an engine gives up is chance: one that does nothing is dropped again. */
async function droppedBomb(start: () => Promise<Driver>, folder: string, attack: Attack): Promise<Control> {
  let control: Control = { attack, fired: null };
  for (let tries = 0; tries < DROPS && control.fired === null; tries++) {
    const driver = await start();
    const [dropped] = await tried(new Lane(driver, folder, 0, 'control'), [attack], ['arrow']);
    control = dropped ?? control;
    await driver.close();
  }
  return control;
}

async function tried(lane: Lane, attacks: readonly Attack[], styles: readonly Style[]): Promise<Control[]> {
  const fired = new Map<Attack, Control['fired']>();
  for (const style of styles) {
    for (const attack of attacks) {
      if (fired.has(attack)) continue;
      const { evidence, close } = await lane.attempt(attack, style);
      const found = findings(evidence).filter((one) => runsAlone(attack) || !isSlow(one));
      close();
      if (found.length > 0) fired.set(attack, { style, found });
      if (found.length > 0 && attacks.length === 1) await lane.renew();
    }
  }
  return attacks.map((attack) => ({ attack, fired: fired.get(attack) ?? null }));
}

/** Where nothing ends a run, code that is not a program at all "does not end"; that proves nothing. */
function isSlow(finding: string): boolean {
  return finding === 'the run did not end' || isTiming([finding]);
}
