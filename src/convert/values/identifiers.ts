// Names that are legal in the target: made predictably of the source's, each given out once.

import type { Reason } from '../../model/ledger.ts';
import type { OutputNode } from '../../model/output.ts';
import type { Sourced } from '../../model/plugin.ts';
import { pathKey } from '../../files/paths.ts';
import { keep, approximate, invent } from './output.ts';

/** The words of any name: `getWeather2 for_town` → get, Weather2, for, town. Accents go, other scripts are left out. */
function words(text: string): string[] {
  return text
    .slice(0, 300)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

/** Whether a text is there and not blank: hosts refuse blank names. */
export function isStated(text: Sourced<string> | undefined): text is Sourced<string> {
  return text !== undefined && text.value.trim() !== '';
}

/** `sunset-clock` */
export const kebab = (text: string): string => words(text).join('-').toLowerCase();
/** `sunset_clock` */
export const snake = (text: string): string => words(text).join('_').toLowerCase();
/** `SUNSET_CLOCK` */
export const screaming = (text: string): string => words(text).join('_').toUpperCase();

/** `sunsetClock` */
export function camel(text: string): string {
  return words(text)
    .map((word, i) => (i === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('');
}

/** Words that people write in capitals. */
const CAPITALS = new Set(
  'API AWS CSV DNS EVM HTML HTTP HTTPS ID IP JSON JWT LLM MCP NFT PDF RPC S3 SDK SMS SQL SSH SSL TLS TTS UI URI URL XML'.split(
    ' ',
  ),
);

/**
 * For people: `trail_walking_time` → Trail walking time, `SOLANA_API_KEY` → Solana API key. Capitals in a name that has
 * other letters too are meant: `get_US_rate` → Get US rate.
 */
export function spaced(text: string): string {
  const shouted = !/[a-z]/.test(text);
  const spacedWords = words(text)
    .map((word) => (CAPITALS.has(word) || (!shouted && /^[A-Z0-9]+$/.test(word)) ? word : word.toLowerCase()))
    .join(' ');
  return spacedWords.charAt(0).toUpperCase() + spacedWords.slice(1);
}

export interface Naming {
  readonly legal: (name: string) => boolean;
  readonly make: (text: string) => string;
  /** Used where nothing of the name is left, and set before what may not stand first. */
  readonly fallback: string;
  /** Between a name and the number that keeps it apart from another one. */
  readonly separator: string;
  readonly longest: number;
  /** Names of the same key are the same name; by default only equal ones are. */
  readonly keyOf?: (name: string) => string;
}

export class Names {
  readonly #naming: Naming;
  readonly #given = new Set<string>();

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  /** The name itself where it is legal and free, else a legal one near it; an invented one for undefined. */
  give(from: Sourced<string> | undefined, reason: Reason): OutputNode {
    const name = this.of(from?.value ?? '');
    if (!from) return invent(name, reason);
    return name === from.value ? keep(from) : approximate(from, name, reason);
  }

  of(text: string): string {
    const { legal, make, fallback, separator, longest, keyOf = String } = this.#naming;
    let name = text;
    if (!legal(name) || name.length > longest) name = cut(make(text), longest, separator);
    if (!legal(name)) name = cut(make(`${fallback} ${text}`), longest, separator);
    if (!legal(name)) name = fallback;
    const stem = name;
    for (let n = 2; this.#given.has(keyOf(name)); n++) {
      const tail = `${separator}${String(n)}`;
      name = cut(stem, longest - tail.length, separator) + tail;
    }
    this.#given.add(keyOf(name));
    return name;
  }
}

const STYLES = {
  camel: { make: camel, separator: '' },
  kebab: { make: kebab, separator: '-' },
  screaming: { make: screaming, separator: '_' },
  snake: { make: snake, separator: '_' },
} as const;

/** Names in one of these styles, as `Naming` describes them. */
export function namesIn(
  style: keyof typeof STYLES,
  fallback: string,
  legal: Naming['legal'],
  longest = 64,
  keyOf: Naming['keyOf'] = String,
): Names {
  return new Names({ ...STYLES[style], fallback, legal, longest, keyOf });
}

function cut(name: string, longest: number, separator: string): string {
  const short = name.slice(0, longest);
  return separator !== '' && short.endsWith(separator) ? short.slice(0, -separator.length) : short;
}

/** Names of Python files without their ending, each given once: modules that can be imported, in lower case. */
export function moduleNames(): Names {
  return namesIn('snake', 'tool', (name) => /^[a-z][a-z0-9_]*$/.test(name), 64, pathKey);
}
