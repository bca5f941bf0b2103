// Where settings come from, and what `getSetting` makes of them (`elizaos.ts`, `secrets.ts`, `settings.ts` of 1.7.2).

import { isObjectLike, parse, stringify } from '../../../../sandbox/guest/primordials.ts';
import { sayRead, type Link } from '../../../../sandbox/guest/link.ts';
import type { Core, Places } from '../start.ts';
import type { Logger } from './logger.ts';
import type { Recorder } from './recorder.ts';

type Values = Record<string, unknown>;

/** What plugins see as `runtime.character`. */
export interface Character extends Values {
  name: string;
  settings?: Values & { secrets?: Values };
  secrets?: Values;
}

/** What an agent is made of. */
export interface AgentParts {
  readonly link: Link;
  readonly logger: Logger;
  readonly recorder: Recorder;
  readonly core: Core;
  readonly places: Places;
  /** Name under which the page lists its settings. */
  readonly service: string;
  /** What only a whole agent has, answered by the page. */
  readonly ask: (name: string, args: readonly unknown[]) => Promise<unknown>;
}

/** What an agent is made of, for its own members alone: code gets the agent. */
export let partsOf: (agent: AgentSettings) => AgentParts;

/** The settings of one agent, which its other members are built upon. */
export class AgentSettings {
  readonly #parts: AgentParts;
  readonly character: Character;
  /** The core stores texts of secrets encrypted; here the code is any, and this says what it stands for. */
  readonly #stored = new Map<string, string>();
  /** What the page has heard of; `validate` asks for the same again and again. */
  readonly #heard = new Set<string>();

  constructor(parts: AgentParts) {
    this.#parts = parts;
    const { secrets, settings, settingsSecrets, env, testMode } = parts.places;
    const given = parse(stringify({ secrets, settings: { ...settings, secrets: settingsSecrets } })) as {
      secrets?: Values;
      settings: Values & { secrets?: Values };
    };
    // Milady's own agent looks in one place.
    const inSettings = testMode ? given.settings.secrets : { ...env, ...given.settings.secrets };
    if (inSettings) given.settings.secrets = this.#hidden(inSettings);
    this.character = { name: 'Tester', bio: [], settings: given.settings };
    if (given.secrets) this.character.secrets = this.#hidden(given.secrets);
  }

  static {
    partsOf = (agent: AgentSettings): AgentParts => agent.#parts;
  }

  /** From the end of `initialize` on, what is in `settings.secrets` comes before `character.secrets`. */
  mergeSecrets(): void {
    const { character } = this;
    const inside = objectOr(character.settings?.secrets);
    const all = { ...inside, ...objectOr(character.secrets), ...inside };
    const kept = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
    if (kept.length === 0 || !character.settings) return;
    character.secrets = character.settings.secrets = Object.fromEntries(kept);
  }

  getSetting(key: string): string | boolean | number | null {
    return this.settingOf(key, false);
  }

  /** The core's own questions are not the plugin's. */
  settingOf(key: string, isOwn: boolean): string | boolean | number | null {
    const { link, service, core } = this.#parts;
    const value = this.#find(key);
    const isFound = value !== undefined && value !== null;
    const heard = `${String(isFound)} ${String(key)}`;
    if (!isOwn && !this.#heard.has(heard)) sayRead(link, service, String(key), isFound);
    if (!isOwn) this.#heard.add(heard);
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value !== 'string') return null;
    const text = this.#shown(value);
    if (core === 'milady') return text;
    return text === 'true' ? true : text === 'false' ? false : text;
  }

  #find(key: string): unknown {
    const { settings, secrets } = this.character;
    return (
      secrets?.[key] || settings?.[key] || objectOr(settings?.secrets)[key] || this.#parts.places.runtime[key]
    );
  }

  setSetting(key: string, value: unknown, isSecret = false): void {
    const { character } = this;
    const place = isSecret ? (character.secrets ??= {}) : (character.settings ??= {});
    if (value !== null && value !== undefined) place[key] = value;
  }

  #hidden(values: Values): Values {
    const hidden = ([key, value]: [string, unknown]): [string, unknown] => {
      if (typeof value !== 'string' || value === '' || looksEncrypted(value)) return [key, value];
      const code = `${hexOf(16)}:${hexOf(16 * Math.ceil((value.length + 1) / 16))}`;
      this.#stored.set(code, value);
      return [key, code];
    };
    return Object.fromEntries(Object.entries(values).map(hidden));
  }

  #shown(value: string): string {
    const text = this.#stored.get(value);
    if (text !== undefined || !looksEncrypted(value)) return text ?? value;
    const bytes = /^(?:[\da-f]{2})*/i.exec(value.split(':')[1] ?? '')?.[0].length ?? 0;
    const reason =
      bytes === 0 || bytes % 32 !== 0
        ? '1C80006B:Provider routines::wrong final block length'
        : '1C800064:Provider routines::bad decrypt';
    this.#parts.logger.error({ src: 'core:settings', error: `error:${reason}` }, 'Decryption failed');
    return value;
  }
}

/** What stands before the only colon is 16 bytes. */
function looksEncrypted(text: string): boolean {
  const parts = text.split(':');
  return parts.length === 2 && /^(?:[\da-f]{2})*/i.exec(parts[0] ?? '')?.[0].length === 32;
}

function hexOf(bytes: number): string {
  return Array.from({ length: bytes }, () =>
    Math.floor(Math.random() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
}

const objectOr = (value: unknown): Values => (isObjectLike(value) ? (value as Values) : {});
