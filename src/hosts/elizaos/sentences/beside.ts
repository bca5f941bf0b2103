// Sentences on the manifest and the files that are open beside it.

import type { Rule } from '../../../model/host.ts';
import { code, didYouMeanText, page } from '../phrases.ts';

export const besideSentences: Readonly<Record<string, Rule>> = {
  'elizaos/dependency-self': {
    severity: { documented: 'changed' },
    message: (a) =>
      `The plugin depends on itself: ${code(a.name)} is its own name, and it cannot be loaded before itself.`,
    evidence: [page('Plugin Schemas, section "Plugin Interface": dependencies ensure the order of loading')],
  },
  'elizaos/name-not-in-code': {
    severity: { documented: 'advice' },
    message: (a) =>
      `${code(a.name)} is in \`${String(a.list)}\`, but none of the open files contains this name.${didYouMeanText(a.suggestion)}`,
    evidence: [page()],
  },
  'elizaos/provider-unlisted': {
    severity: { documented: 'advice' },
    message: (a) => `The code has the provider ${code(a.name)}, which is not in \`providers\`.`,
    evidence: [
      page('Plugin Schemas, sections "Provider Schema" and "Plugin Manifest (elizaos.plugin.json)"'),
    ],
  },
};
