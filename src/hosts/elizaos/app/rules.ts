// Rules for the `app` block of a manifest, or of package.json under `elizaos`.

import { everywhere, onlyDocumented } from '../releases.ts';
import type { SeverityByRelease } from '../../../model/finding.ts';
import { remove, setTo, defineRule, type DefinedRule } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import { LOCAL, core, milady } from '../evidence.ts';
import { orEmpty } from '../words.ts';

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
  everywhere('advice'),
);

export const appSessionMode = wordRule(
  'app-session-mode',
  'session mode',
  '`viewer`, `spectate-and-steer`, `external`',
  onlyDocumented('advice'),
);

export const appSessionFeature = wordRule(
  'app-session-feature',
  'session feature',
  '`commands`, `telemetry`, `pause`, `resume`, `suggestions`',
  onlyDocumented('advice'),
);
