// One page on an origin of its own, in which attacks are tried one after the other.

import { readFileSync } from 'node:fs';
import { runnable } from '../../src/hosts/anythingllm/run/skill.ts';
import { AppServer } from './app-server.ts';
import { filled, limitsOf, lingerOf, runsAlone, type Attack } from './attack.ts';
import { Collector } from './collector.ts';
import { isFunctionBody, type Evidence, type Seen } from './detect.ts';
import { CANARIES } from './holes.ts';
import { NoAnswer, within, type Driver, type Tab } from './driver.ts';

/** How code is put into the unprotected control's script. */
export type Style = 'arrow' | 'function' | 'statement' | 'list' | 'declaration' | 'frame' | 'python';

export interface Attempt {
  readonly attack: Attack;
  /** Its list of requests grows for as long as late ones come in. */
  readonly evidence: Evidence;
  readonly close: () => void;
}

const text = (name: string): string => readFileSync(new URL(`in-page/${name}`, import.meta.url), 'utf8');
const WATCH = text('watch.js');
const BUILT = text('built.js');
const CONTROL = text('control.js');
const PYTHON = text('python.js');
/** The host's module of attacks in Python. */
const SETUP = readFileSync(new URL('python/setup.py', import.meta.url), 'utf8');
const GUEST = text('careless-guest.js');

/**
 * Which page: the built one, the unprotected control, the built one with Python, with the browser's globals there, and with
 * these and without a policy.
 */
export type Stage = 'built' | 'control' | 'python' | 'python-open' | 'python-control';

/** Starting from nothing may take long on a busy machine, ms. */
const PYTHON_START = 90_000;

/** How long after its limit a run may end, ms: alone, and while others run. */
const GRACE = { alone: 500, shared: 2000 } as const;
/** A page that says nothing for so long after the deadline is gone, ms. */
const PATIENCE = 8000;
/** The app starts by itself; then it is still. */
const SETTLING = 300;

export class Lane {
  readonly #driver: Driver;
  readonly #folder: string;
  readonly #stage: Stage;
  readonly #control: boolean;
  readonly #python: boolean;
  readonly #number: number;
  #app: AppServer | null = null;
  #tab: Tab | null = null;

  /** `number`: from 0. */
  constructor(driver: Driver, folder: string, number: number, stage: Stage = 'built') {
    this.#number = number;
    this.#driver = driver;
    this.#folder = folder;
    this.#stage = stage;
    this.#control = stage === 'control';
    this.#python = stage.startsWith('python');
  }

  async attempt(attack: Attack, style?: Style): Promise<Attempt> {
    const [collector, { app, tab }] = await Promise.all([Collector.open(), this.#opened()]);
    // From here on the server writes into this attempt's own list.
    app.arrived = collector.arrived;
    const opened = tab.opened.length;
    const linger = lingerOf(attack);
    const grace = runsAlone(attack) ? GRACE.alone : GRACE.shared;
    const limits = limitsOf(attack);
    const deadline = limits.wall + (linger ?? 0) + grace;
    const options = {
      code: filled(attack.code, { evil: collector.address, app: app.address }),
      category: attack.category,
      mode: attack.host ? '2026-08' : (attack.mode ?? 'documented'),
      ...(attack.host ? { skill: skillOf(attack, { evil: collector.address, app: app.address }) } : {}),
      given: attack.given ?? null,
      canary: attack.given ? CANARIES[attack.given].code : null,
      limits,
      linger,
      ...(this.#control ? { style, guest: GUEST } : {}),
      ...(this.#python ? { setup: SETUP } : {}),
    };
    const call = `attemptEscape(${JSON.stringify(options)})`;
    let seen: Seen | null = null;
    try {
      seen = JSON.parse(
        String(await within(deadline + PATIENCE + (this.#python ? PYTHON_START : 0), tab.evaluate(call))),
      ) as Seen;
    } catch (error) {
      if (!(error instanceof NoAnswer))
        tab.opened.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    const evidence: Evidence = {
      isBody: this.#python || isFunctionBody(attack.code),
      mayBeUnavailable: attack.host !== undefined,
      given: attack.given ?? null,
      deadline: runsAlone(attack) && neverWaited(seen) ? limits.synchronous + grace : deadline,
      requests: collector.arrived,
      opened: tab.opened.slice(opened),
      seen,
    };
    return { attack, evidence, close: () => collector.close() };
  }

  /** Loads the page in advance. */
  async prepare(): Promise<void> {
    await this.#opened();
  }

  /** Leaves everything behind that an attack may have left; the next one meets a new page on a new origin. */
  async renew(): Promise<void> {
    const [tab, app] = [this.#tab, this.#app];
    this.#tab = this.#app = null;
    await within(PATIENCE, tab?.close() ?? Promise.resolve()).catch(() => undefined);
    app?.close();
  }

  async #opened(): Promise<{ app: AppServer; tab: Tab }> {
    const app = (this.#app ??= await AppServer.open(this.#folder, this.#number));
    if (this.#tab) return { app, tab: this.#tab };
    const tab = await this.#driver.open(this.#control ? app.control : app.page);
    this.#tab = tab;
    await new Promise((done) => setTimeout(done, this.#control ? 0 : SETTLING));
    await tab.evaluate(WATCH);
    await tab.evaluate(this.#python ? PYTHON : this.#control ? CONTROL : BUILT);
    if (this.#stage === 'python-open' || this.#stage === 'python-control')
      await tab.evaluate('openGlobals()');
    if (this.#stage === 'python-control') await tab.evaluate('dropPolicies()');
    await tab.evaluate('readyForEscapes');
    return { app, tab };
  }
}

/** The attack as the handler of a skill for AnythingLLM. */
function skillOf({ code, files = {} }: Attack, places: Parameters<typeof filled>[1]): unknown {
  const value = { active: true, hubId: 'attack', name: 'a', entrypoint: { file: 'handler.js', params: {} } };
  const main = { path: 'plugin.json', text: JSON.stringify(value), value };
  const text = `module.exports.runtime = { handler: async function (args) {\n${filled(code, places)}\n} };`;
  const others = Object.entries({ 'handler.js': text, ...files }).map(([path, text]) => ({ path, text }));
  return runnable({ main, others }).tools[0];
}

/** Such code has the shorter limit. */
function neverWaited(seen: Seen | null): boolean {
  return seen?.kind === 'timed-out' && /Script execution timed out/.test(seen.content ?? '');
}
