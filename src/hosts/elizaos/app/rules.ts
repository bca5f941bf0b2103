// Rules for the `app` block of a manifest, or of package.json under `elizaos`.

import type { SourceDocument } from '../../../model/document.ts';
import type { SeverityByRelease, ValueFix } from '../../../model/host.ts';
import { valueAt } from '../../../text/pointer.ts';
import { fix, remove, rename, setTo } from '../../kit/fix.ts';
import { defineRule, type DefinedRule, type RuleFinding } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, perhaps, quote } from '../../kit/words.ts';
import { LOCAL, core, milady } from '../evidence.ts';
import { fixList } from '../lists/rules.ts';
import { orEmpty } from '../words.ts';

const META = 'src/services/registry-client-app-meta.ts';

export const appBlockMissing = defineRule('elizaos/app-block-missing', {
  severity: { '2026-03': 'advice' },
  message: () =>
    'The kind is `app`, but there is no `app` block. Milady then has no name, category or address to show for it.',
  evidence: [milady(`${LOCAL}, toLocalAppMeta`)],
});

export const appMemberType = defineRule<{ key: string; want: string; got: string }>(
  'elizaos/app-member-type',
  {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: ({ key, want, got }) =>
      `${code(key)} of the app should be ${want}, not ${got}. It is used unchecked.`,
    evidence: [core('types of the app block'), milady(`${LOCAL}, LocalPackageAppMeta`)],
    fix: ({ pointer, args: { want } }, document) => {
      if (want === 'a list of strings') return fixList(pointer, document);
      const type = want === 'a number or null' ? 'number' : 'string';
      const better = want === 'an object' ? undefined : asType(valueAt(document.value, pointer), type);
      return better === undefined ? remove(pointer) : setTo(pointer, better);
    },
  },
);

export const appMemberUnknown = defineRule<{ key: string; suggestion: string | undefined }>(
  'elizaos/app-member-unknown',
  {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: ({ key, suggestion }) =>
      `An app block has no member ${code(key)}. It is silently ignored.${perhaps(suggestion)}`,
    evidence: [core('types of the app block'), milady(`${LOCAL}, toLocalAppMeta`)],
    fix: ({ pointer, args }, document) => [...rename(document, pointer, args.suggestion), ...remove(pointer)],
  },
);

type Word = { readonly value: string; readonly suggestion: string | undefined };

/** A word that is none of those in use. */
function wordRule(name: string, what: string, rest: string, severity: SeverityByRelease): DefinedRule<Word> {
  return defineRule<Word>(`elizaos/${name}`, {
    severity,
    message: ({ value, suggestion }) =>
      orEmpty(
        value,
        `The ${what}`,
        `The ${what} ${code(value)} is not one of ${rest}.${perhaps(suggestion)}`,
      ),
    evidence: [core('types of the app block'), milady(`${LOCAL}, toLocalAppMeta`)],
    fix: ({ pointer, args }) => [...setTo(pointer, args.suggestion), ...remove(pointer)],
  });
}

export const appLaunchType = wordRule(
  'app-launch-type',
  'launch type',
  'those in use: `url`, `connect`, `local`, `overlay`',
  { documented: 'advice', '2026-03': 'advice' },
);

export const appSessionMode = wordRule(
  'app-session-mode',
  'session mode',
  '`viewer`, `spectate-and-steer`, `external`',
  { documented: 'advice' },
);

export const appSessionFeature = wordRule(
  'app-session-feature',
  'session feature',
  '`commands`, `telemetry`, `pause`, `resume`, `suggestions`',
  { documented: 'advice' },
);

export const appSandboxToken = defineRule<{ token: string }>('elizaos/app-sandbox-token', {
  severity: { '2026-03': 'changed' },
  message: ({ token }) =>
    `Milady does not allow the sandbox word ${code(token)} and replaces the whole line with \`allow-scripts allow-same-origin allow-popups\`.`,
  evidence: [milady(`${META}, sanitizeSandbox`, '[registry-client] rejecting untrusted sandbox token: X')],
  fix: removeToken,
});

/** Removes the word with the white space after it; for the last word, with the white space before it. */
function removeToken(
  { pointer, at, args }: RuleFinding<{ token: string }>,
  document: SourceDocument,
): ValueFix[] {
  const line = valueAt(document.value, pointer);
  if (typeof at === 'string' || typeof line !== 'string') return [];
  const { from, to } = at;
  const after = /^\s+/.exec(line.slice(to))?.[0].length ?? 0;
  const before =
    after === 0 ? (/(?<!\s)\s+$/.exec(line.slice(Math.max(0, from - 20), from))?.[0].length ?? 0) : 0;
  return fix(`Remove ${quote(args.token)}`, {
    op: 'splice',
    pointer,
    from: from - before,
    to: to + after,
    insert: '',
  });
}
