// How severities and outcomes are named and pictured, everywhere alike; never by colour alone.

import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CircleCheck from '@lucide/svelte/icons/circle-check';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import CircleX from '@lucide/svelte/icons/circle-x';
import Lightbulb from '@lucide/svelte/icons/lightbulb';
import Skull from '@lucide/svelte/icons/skull';
import type { Severity } from '../../model/finding.ts';
import type { Outcome } from '../../model/verdict.ts';

export const severities = {
  refused: { word: 'Refused', icon: CircleX },
  changed: { word: 'Changed', icon: CircleAlert },
  advice: { word: 'Advice', icon: Lightbulb },
} as const satisfies Record<Severity, unknown>;

export const outcomes = {
  accepted: { word: 'accepts it', icon: CircleCheck },
  refused: { word: 'refuses it', icon: CircleX },
  dies: { word: 'dies of it', icon: Skull },
  unknown: { word: 'says nothing that can be known from here', icon: CircleHelp },
} as const satisfies Record<Outcome, unknown>;
