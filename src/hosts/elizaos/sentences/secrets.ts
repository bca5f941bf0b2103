// Sentences on settings that hold secrets and on the lists that name them.

import type { Rule } from '../../../model/host.ts';
import { CATALOG, code, milady, page, plain, RENDERER, SERVER } from '../phrases.ts';

export const secretSentences: Readonly<Record<string, Rule>> = {
  'elizaos/secret-in-clear': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      a.why === 'type'
        ? `${code(a.key)} is sensitive, but its hint's \`type\` comes first. The form shows it as ${code(a.control)}, readable by anyone.`
        : `${code(a.key)} looks like a secret, and without \`"sensitive": true\` in its hint the form shows it as ${code(a.control)}, readable by anyone.`,
    evidence: [page(), milady(`${CATALOG}, resolveFieldType`)],
  },
  'elizaos/password-not-sensitive': {
    severity: { documented: 'advice', '2026-03': 'advice' },
    message: (a) =>
      `${code(a.key)} is typed as a password but not marked \`"sensitive": true\`. It is masked, but not treated as a secret.`,
    evidence: [page(), milady(`${RENDERER}, buildRenderProps`)],
  },
  'elizaos/secret-undeclared': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The secret ${code(a.key)} is not listed as a secret. Add ${code(a.name)} to ${code(a.list)}.`,
    evidence: [page()],
  },
  'elizaos/secret-only-optional': {
    severity: { documented: 'advice' },
    message: (a) => `${code(a.key)} is required, while its secret ${code(a.name)} is listed as optional.`,
    evidence: [page()],
  },
  'elizaos/secret-is-plain': {
    severity: { documented: 'advice' },
    message: (a) =>
      `${code(a.name)} is listed as a secret, while the setting ${a.key === a.name ? 'of that name' : code(a.key)} is not secret.`,
    evidence: [page()],
  },
  'elizaos/secret-twice': {
    severity: { documented: 'changed' },
    message: (a) => `${code(a.name)} is listed as required and as optional. It can only be one of them.`,
    evidence: [page()],
  },
  'elizaos/secret-name': {
    severity: { documented: 'advice' },
    message: (a) =>
      `Name secrets like environment variables: ${code(a.suggestion)} rather than ${code(a.name)}.`,
    evidence: [page()],
  },
  'elizaos/secret-blocked': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `Milady does not let a plugin set ${code(a.name)}. Saving it gives "${plain(a.name)} is blocked for security reasons".`,
    evidence: [milady(`${SERVER}, BLOCKED_ENV_KEYS`, 'K is blocked for security reasons')],
  },
};
