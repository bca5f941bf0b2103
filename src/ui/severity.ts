// Words and icons of severities and verdicts, the same everywhere, because colour is never the only difference.

import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CircleCheck from '@lucide/svelte/icons/circle-check';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import CircleX from '@lucide/svelte/icons/circle-x';
import EqualNot from '@lucide/svelte/icons/equal-not';
import Lightbulb from '@lucide/svelte/icons/lightbulb';
import Unplug from '@lucide/svelte/icons/unplug';
import Skull from '@lucide/svelte/icons/skull';
import type { Severity } from '../model/finding.ts';
import type { VerdictKind } from '../model/verdict.ts';

export const severities = {
  refused: {
    word: 'Refused',
    icon: CircleX,
    means: 'Refused: a release refuses the manifest because of this, or crashes on it.',
  },
  broken: {
    word: 'Broken',
    icon: Unplug,
    means: 'Broken: a release accepts the plugin, and then this does not work.',
  },
  types: {
    word: 'Types',
    icon: EqualNot,
    means: 'Types: the compiler reports this, and it keeps no release from loading the plugin.',
  },
  changed: {
    word: 'Changed',
    icon: CircleAlert,
    means: 'Changed: the manifest is accepted, but a release ignores or alters this without saying so.',
  },
  advice: { word: 'Advice', icon: Lightbulb, means: 'Advice: it works, and could be better.' },
} as const satisfies Record<Severity, unknown>;

/** The same without a known host, where no release refuses or changes anything. */
export const withoutHost = {
  refused: { ...severities.refused, word: 'Error', means: 'Error: this text is not JSON.' },
  broken: severities.broken,
  types: severities.types,
  changed: {
    ...severities.changed,
    word: 'Warning',
    means: 'Warning: JSON readers lose or change this without saying so.',
  },
  advice: severities.advice,
} as const satisfies Record<Severity, unknown>;

/** Words after the name of a release, and the icon. */
export const verdictKinds = {
  accepted: { word: 'accepts it', icon: CircleCheck },
  types: { word: 'accepts it, but types do not match', icon: EqualNot },
  broken: { word: 'accepts it, but not all of it works', icon: Unplug },
  refused: { word: 'refuses it', icon: CircleX },
  crashes: { word: 'crashes on it', icon: Skull },
  unknown: { word: 'cannot be judged from this text', icon: CircleHelp },
} as const satisfies Record<VerdictKind, unknown>;
