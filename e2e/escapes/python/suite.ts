// Attacks in Python: as it ships, and with all of the browser's globals in reach, where only origin and policy hold. Their
// control has these globals and no policy, so what reaches the network or compiles a text there is an attack that bites.

import { readFileSync } from 'node:fs';
import type { Attack } from '../attack.ts';
import type { Driver } from '../driver.ts';
import type { Control } from '../controls.ts';
import { findings, isTiming } from '../detect.ts';
import { Lane, type Stage } from '../lane.ts';
import { attackSandbox, patiently, type Verdict } from '../suite.ts';

/** Files of attacks, and whether their `browser()` is to have something. */
const FILES = [
  { name: 'imports.py', stage: 'python' },
  { name: 'own.py', stage: 'python' },
  { name: 'imports.py', stage: 'python-open' },
  { name: 'browser.py', stage: 'python-open' },
] as const;

/** Every interpreter takes 120 MB, and the next one is started meanwhile. */
const LANES = 2;
/** One in so many is left in the short form. */
const SHORT = 8;

/** `#: name (category)` stands above each attack; those in brackets need the machine for themselves, or an order. */
export function pythonAttacks(text: string, prefix: string): Attack[] {
  return text
    .split(/^#: /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [, name = '', category] = /^(\S+)(?: \((\w+)\))?$/.exec(head) ?? [];
      const group = category === undefined ? 'python' : `python, ${category}`;
      return {
        id: `${prefix}${name}`,
        category: category === 'isolation' ? category : group,
        code: lines.join('\n'),
        mustNot: '',
      };
    });
}

/**
 * Runs them; `short` leaves most out, but none of the endless ones and of those that leave something behind. `only`: the
 * ids of some, or [] for all.
 */
export async function attackPython(
  driver: Driver,
  folder: string,
  { short, only }: { readonly short: boolean; readonly only: readonly string[] },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const stage of ['python', 'python-open'] as const) {
    const chosen = attacksOf(stage).filter(
      ({ id, category }, at) =>
        (only.length === 0 || only.includes(id)) &&
        (!short || at % SHORT === 0 || /isolation|endless/.test(category)),
    );
    const lanes = Array.from({ length: LANES }, (_, at) => new Lane(driver, folder, at, stage));
    // A page asks for its service worker when it has started.
    await Promise.all(lanes.map((lane) => lane.prepare()));
    verdicts.push(...(await probed(lanes[0] ?? new Lane(driver, folder, 0, stage), stage)));
    verdicts.push(...(await attackSandbox(lanes, chosen)));
  }
  return verdicts;
}

/** Those of a stage, in the order of their files. */
function attacksOf(stage: 'python' | 'python-open'): Attack[] {
  return FILES.filter((file) => file.stage === stage).flatMap(({ name }) =>
    pythonAttacks(
      readFileSync(new URL(name, import.meta.url), 'utf8'),
      stage === 'python' ? 'py-' : 'py-open-',
    ),
  );
}

/** The attacks with the browser's globals, where no policy holds anything back. `only`: as above. */
export async function controlPython(
  driver: Driver,
  folder: string,
  only: readonly string[],
): Promise<Control[]> {
  const controls: Control[] = [];
  const open = attacksOf('python-open').filter(({ id }) => only.length === 0 || only.includes(id));
  const work = async (lane: Lane): Promise<void> => {
    for (let attack = open.shift(); attack; attack = open.shift()) {
      const { evidence, close } = await lane.attempt(attack);
      const found = findings(evidence).filter((one) => !isTiming([one]));
      close();
      controls.push({ attack, fired: found.length > 0 ? { style: 'python', found } : null });
      if (found.length > 0) await lane.renew();
    }
    await lane.renew();
  };
  const lanes = Array.from({ length: LANES }, (_, at) => new Lane(driver, folder, at, 'python-control'));
  await Promise.all(lanes.map((lane) => lane.prepare()));
  const [probe] = await probed(lanes[0] ?? new Lane(driver, folder, 0, 'python-control'), 'python-control');
  for (const found of probe?.found ?? [])
    console.log(`HARNESS ${driver.label}: the control's Python: ${found}`);
  await Promise.all(lanes.map(work));
  return controls;
}

/**
 * Whether Python runs at all, has the globals where it should, and is not taken for an attack; otherwise nothing would be
 * tested.
 */
async function probed(lane: Lane, stage: Stage): Promise<Verdict[]> {
  const attack: Attack = {
    id: `${stage}-probe`,
    category: 'python',
    code: "won = 'THERE ' + str(hasattr(browser(), 'WebSocket'))",
    mustNot: '',
  };
  const { evidence, close } = await patiently(() => lane.attempt(attack));
  close();
  const expected = `THERE ${stage === 'python' ? 'False' : 'True'}`;
  const answer = evidence.seen?.content ?? 'nothing';
  const found = findings(evidence).filter((one) => !isTiming([one]));
  if (answer !== expected) found.push(`it says ${answer} in place of ${expected}`);
  return [{ attack, found, seen: evidence.seen }];
}
