// Sentences on the handler.js that is open beside the manifest.

import type { Rule } from '../../../model/host.ts';
import { code, hubCli, LOADER, page } from '../evidence.ts';
import { REAL } from '../releases.ts';
import { quote } from '../words.ts';

const called = code('server/utils/agents/aibitat/index.js:1076-1088');
const settings = code(`${LOADER}:197-212`);

export const handlerRules: Readonly<Record<string, Rule>> = {
  'anythingllm/handler-syntax': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ line }) =>
      `\`handler.js\` has a syntax error in line ${String(line)}. AnythingLLM cannot load it, and no agent session starts while the skill is on.`,
    evidence: [hubCli('211-231'), code(`${LOADER}:22-23`)],
  },
  'anythingllm/handler-export-missing': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ missing }) =>
      missing === 'handler'
        ? '`module.exports.runtime` in `handler.js` has no `handler`, so every call fails.'
        : '`handler.js` does not set `module.exports.runtime`, so AnythingLLM finds no handler and every call fails.',
    evidence: [page('examples'), code(`${LOADER}:214-250`, 'fn.handler is not a function')],
  },
  'anythingllm/handler-param-unread': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ name, reads, meant }) => {
      const names = Array.isArray(reads) ? reads.slice(0, 5).map(quote) : [];
      const instead = names.length > 0 ? ` It reads ${names.join(', ')}.` : ' It reads no arguments.';
      return `The model is asked for ${quote(name)}, which \`handler.js\` never reads.${instead}${
        meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
      }`;
    },
    evidence: [page('entrypoint'), called],
  },
  'anythingllm/handler-param-undeclared': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ name }) =>
      `\`handler.js\` reads the argument ${quote(name)}, which is not in \`entrypoint.params\`, so the model does not know to send it.`,
    evidence: [page('entrypoint'), code(`${LOADER}:235`)],
  },
  'anythingllm/handler-call-unread': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: ({ name }) => `The example gives ${quote(name)}, which \`handler.js\` never reads.`,
    evidence: [page('examples'), called],
  },
  'anythingllm/handler-setting-undeclared': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ name, meant }) =>
      `\`handler.js\` reads \`this.runtimeArgs.${String(name)}\`, which is not in \`setup_args\`, so the handler never gets it.${
        meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
      }`,
    evidence: [page('setup_args'), settings],
  },
  'anythingllm/handler-setting-unread': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: ({ name }) => `The form asks for ${quote(name)}, which \`handler.js\` never reads.`,
    evidence: [page('setup_args'), settings],
  },
};
