// Sentences for the code check: one rule per pattern, because each has its own message of the host.

import type { Args } from '../../../../model/finding.ts';
import type { Rule } from '../../../../model/host.ts';
import { CHANGED, era, guide, now, NOW_CHANGED, REAL_CHANGED, say } from '../../evidence.ts';
import { MAX_CODE } from '../parse.ts';
import { BLOCKED, type BlockedPattern } from './patterns.ts';

const WHERE = 'core/sandbox/code-validator.ts:46-208';
const GLOBALS = 'Tool Code Environment, Available Globals';

/** What the check does to the tool, which nobody is told. */
const FATE = 'The package installs, but this tool is silently left out';
const RELAXED_FATE = 'With `local` the tool is still registered, but every call is refused';

const TEXTS: Readonly<Record<string, string>> = {
  string: 'also inside a string',
  comment: 'also inside a comment',
  regexp: 'also inside a regular expression',
};

function message(row: BlockedPattern, args: Args): string {
  const fate = args.relaxed === true ? RELAXED_FATE : FATE;
  const text = TEXTS[say(args, 'where')];
  if (text !== undefined) {
    return `OwnPilot searches the code as plain text, so ${row.name} counts ${text}. ${fate}, so reword it.`;
  }
  const guide = args.documented === true ? 'The guide forbids it, too. ' : '';
  const instead = row.instead === undefined ? '.' : `; use ${row.instead} instead.`;
  return `OwnPilot's code check refuses ${row.name}. ${guide}${fate}${instead}`;
}

function ruleOf(row: BlockedPattern): Rule {
  const documented = row.documented === true;
  return {
    severity: documented ? CHANGED : row.era === null ? NOW_CHANGED : REAL_CHANGED,
    message: (args) => message(row, args),
    evidence: [
      ...(documented ? [guide(GLOBALS)] : []),
      ...(row.era === null ? [] : [era(WHERE, row.message)]),
      now(WHERE, row.message),
    ],
  };
}

export const blockedRules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(BLOCKED.map((row) => [`ownpilot/code-blocked-${row.slug}`, ruleOf(row)])),
  'ownpilot/code-anonymous-function': {
    severity: REAL_CHANGED,
    message: () =>
      `The code check treats \`function (\` without a name as the forbidden \`Function(\` constructor. ${FATE}; write an arrow function or give the function a name.`,
    evidence: [
      era(WHERE, 'Function() constructor is not allowed'),
      now(WHERE, 'Function() constructor is not allowed'),
    ],
  },
  'ownpilot/code-too-long': {
    severity: REAL_CHANGED,
    message: (args) =>
      `The code has ${say(args, 'length')} characters, and OwnPilot accepts at most ${String(MAX_CODE)}. ${FATE}. Plugbench does not check code this long.`,
    evidence: [
      era(WHERE, `Code exceeds maximum size of ${String(MAX_CODE)} characters`),
      now(WHERE, `Code exceeds maximum size of ${String(MAX_CODE)} characters`),
    ],
  },
};
