// The releases of AnythingLLM that Plugbench knows, and rules that cost less while a skill is off.

import type { Release } from '../../model/host.ts';
import { severitiesOf, defineRule, type DefinedRule } from '../kit/rule.ts';
import type { Args } from '../../model/finding.ts';

/** The milder rule to raise instead while the skill is off. */
export function deferred<A extends Args>(
  code: `${string}/${string}`,
  { code: of, severity, message, evidence, fix }: DefinedRule<A>,
): DefinedRule<A> {
  const rule = defineRule<A>(code, {
    severity: { ...severity, ...since(V2026_08, 'broken') },
    message: (args) => `${message(args)} The skill is off, so this happens only once it is on.`,
    evidence,
    ...(fix && { fix }),
  });
  return { ...rule, milderFormOf: of };
}

export const DOCUMENTED = 'documented';
/** The release whose code was read and run. */
export const V2026_08 = '2026-08';

const OWNER = 'https://github.com/Mintplex-Labs';
export const PAGES = `${OWNER}/anythingllm-docs/blob/d020db99e3d0/pages/agent/custom`;
export const SERVER_CODE = `${OWNER}/anything-llm/blob/72aabbd1/`;
export const HUB_CODE = `${OWNER}/anythingllm-hub-cli/blob/8bf7abc7cc99/`;

/** All releases, the documentation first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: DOCUMENTED,
    label: 'Documentation',
    about:
      'The plugin.json reference page and the official JSON schema that it points to; the schema is for editors; no code of the product reads it.',
    source: `${PAGES}/plugin-json.mdx`,
  },
  {
    id: V2026_08,
    label: '2026-08',
    about:
      'AnythingLLM server 1.16.0, commit 72aabbd1 of August 2026: its tolerant parser, skill loader and settings page, as they really behave.',
    source: SERVER_CODE,
  },
];

/** Those whose code was read and run, the oldest first. */
export const realReleases: readonly [string, ...string[]] = [V2026_08];

/** The release whose panels are shown for the documentation. */
export const NEWEST: string = realReleases.at(-1) ?? V2026_08;

export const { everywhere, onlyDocumented, since } = severitiesOf(releases);
