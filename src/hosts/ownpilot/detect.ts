// Tells an OwnPilot manifest from the marks in its text, half-typed ones too.

import type { Detection, Look } from '../../model/host.ts';
import { isObject, member } from '../../model/guards.ts';
import { ROOT_KEYS } from './known.ts';
import { entriesOf } from './shape.ts';

/** Members that belong to other hosts' manifests. */
const OTHERS = [
  'hubId',
  'setup_args',
  'entrypoint',
  'ns',
  'configSchema',
  'uiHints',
  'agentConfig',
  'displayName',
];

/** Members that no other host's manifest has. */
const OWN = ['system_prompt', 'required_services'];

export function detect({ value, keys }: Look): Detection | null {
  if (OTHERS.some((key) => keys.has(key))) return null;
  const subject: unknown = Array.isArray(value) ? value[0] : value;
  const inList = Array.isArray(value) && value.length > 0;
  const seen = inList ? 0.3 : 0;
  if (hasTools(subject, isWhole)) {
    return { score: 0.97 - seen, reason: 'has `tools` with `parameters` and `code`' };
  }
  if (keys.has('tools') && keys.has('parameters') && keys.has('code')) {
    return { score: 0.9, reason: 'mentions `tools` with `parameters` and `code`' };
  }
  if (hasTools(subject, isCoded)) return { score: 0.8 - seen, reason: 'has `tools` with `code`' };
  const own = OWN.filter((key) => keys.has(key));
  if (own.length > 0 && (keys.has('id') || keys.has('tools'))) {
    return { score: 0.9 - seen, reason: `has ${own.map((key) => `\`${key}\``).join(' and ')}` };
  }
  return plausible(keys, subject);
}

/** The four texts of every manifest alone: many formats have some of them, few have nothing else. */
function plausible(keys: ReadonlySet<string>, subject: unknown): Detection | null {
  const texts = ['id', 'name', 'version', 'description'].filter((key) => keys.has(key));
  const tools = member(subject, 'tools');
  if (keys.has('id') && texts.length >= 3 && Array.isArray(tools)) {
    return { score: 0.6, reason: `has ${listed(texts)} and a list of \`tools\`` };
  }
  const strangers = [...keys].filter((key) => !ROOT_KEYS.includes(key));
  return keys.has('id') && texts.length >= 3 && strangers.length === 0
    ? { score: 0.35, reason: `has ${listed(texts)} and no member that OwnPilot does not know` }
    : null;
}

function hasTools(subject: unknown, isTool: (entry: unknown) => boolean): boolean {
  return entriesOf(member(subject, 'tools'), '').some(({ value }) => isTool(value));
}

function isCoded(entry: unknown): boolean {
  return typeof member(entry, 'code') === 'string';
}

function isWhole(entry: unknown): boolean {
  return isCoded(entry) && isObject(member(entry, 'parameters'));
}

function listed(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(', ');
}
