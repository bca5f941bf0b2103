// Sentences for what every manifest must have.

import type { Rule } from '../../../model/host.ts';
import { GUIDE } from '../releases.ts';
import {
  ADVICE,
  CHANGED,
  code,
  era,
  guide,
  GUIDE_ADVICE,
  meant,
  NOW_CHANGED,
  now,
  REFUSED,
  say,
  validators,
} from '../evidence.ts';

export const rootRules: Readonly<Record<string, Rule>> = {
  'ownpilot/root-not-object': {
    severity: REFUSED,
    message: (args) =>
      `A skill package is one JSON object with \`id\`, \`name\`, \`version\`, \`description\` and \`tools\`; this is ${say(args, 'found')}.`,
    evidence: [guide('skill.json Schema Reference'), ...validators('Manifest must be a JSON object')],
  },
  'ownpilot/required-missing': {
    severity: REFUSED,
    message: (args) => `\`${say(args, 'key')}\` is missing. OwnPilot does not install a package without it.`,
    evidence: [guide('Validation Rules 1 to 4'), ...validators('Missing or invalid "…" (must be a string)')],
  },
  'ownpilot/required-type': {
    severity: REFUSED,
    message: (args) => `\`${say(args, 'key')}\` must be a string, and here it is ${say(args, 'found')}.`,
    evidence: [guide('Validation Rules 1 to 4'), ...validators('Missing or invalid "…" (must be a string)')],
  },
  'ownpilot/required-empty': {
    severity: REFUSED,
    message: (args) => `\`${say(args, 'key')}\` is empty, which OwnPilot treats as missing.`,
    evidence: [guide('Validation Rules 1 to 4'), ...validators('Missing or invalid "…" (must be a string)')],
  },
  'ownpilot/required-blank': {
    severity: ADVICE,
    message: (args) =>
      `\`${say(args, 'key')}\` contains only spaces. OwnPilot accepts it and shows an empty line.`,
    evidence: [
      guide('Validation Rules 1 to 4'),
      era('gw/services/skill-package-types.ts:120-214'),
      now('gw/services/extension/types.ts:214-313'),
    ],
  },
  'ownpilot/id-pattern': {
    severity: REFUSED,
    message: (args) =>
      `The id ${code(args, 'id')} may only have lower-case letters, digits and hyphens, and must start with a letter or a digit.`,
    evidence: [
      guide('Validation Rule 1'),
      ...validators(
        'Invalid "id" format: "…" (must be lowercase alphanumeric + hyphens, start with letter/digit)',
      ),
    ],
  },
  'ownpilot/id-hyphen': {
    severity: NOW_CHANGED,
    message: (args) =>
      `With a hyphen in the id ${code(args, 'id')} the package installs in 0.8.3, but its tools are never registered: their full names, such as \`ext.${say(args, 'id')}.…\`, may not contain a hyphen.`,
    evidence: [
      now(
        'core/agent/tools.ts:118-129',
        'Tool name must start with a letter and contain only alphanumeric characters, underscores, and dots',
      ),
      now('gw/tools/registry/external-registration.ts:145,193-196'),
    ],
  },
  'ownpilot/version-not-semver': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `The guide recommends semantic versions such as \`1.0.0\`; ${code(args, 'version')} is accepted, but it is not a semantic version.`,
    evidence: [guide('Field Details, version')],
  },
  'ownpilot/root-key-unknown': {
    severity: CHANGED,
    message: (args) =>
      `OwnPilot has no member ${code(args, 'key')}. It stores the value and never reads it.${meant(args)}`,
    evidence: [
      guide('Field Details'),
      era('gw/services/skill-package-types.ts'),
      now('gw/services/extension/types.ts:12-137'),
    ],
  },
  'ownpilot/folder-name': {
    severity: { [GUIDE]: 'changed' },
    message: (args) =>
      `The guide wants every package in a folder named after its id, but this one is in ${code(args, 'folder')} while its id is ${code(args, 'id')}.`,
    evidence: [guide('Directory Structure')],
  },
  'ownpilot/file-name': {
    severity: CHANGED,
    message: (args) =>
      `OwnPilot's directory scan looks for \`skill.json\` (0.8.3 also for \`extension.json\`) and ignores ${code(args, 'file')}.`,
    evidence: [guide('Directory Structure'), now('gw/services/extension/scanner.ts')],
  },
  'ownpilot/secret-literal': {
    severity: ADVICE,
    message: (args) =>
      `This text (\`${say(args, 'start')}…\`) looks like a real credential, and everyone who gets the package can read it. Let people enter it in the Config Center instead.`,
    evidence: [guide('Tips for LLMs, tip 12')],
  },
};
