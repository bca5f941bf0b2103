// Sentences on tools, their titles and their example prompts.

import type { Rule } from '../../../model/host.ts';
import { ADVICE, REQUIRED, code, page, quote, seen } from './words.ts';

const TOOL = page('the example with the tool `helloWorld`');
const TITLES = seen('88 of 88 tools of published extensions');
const EXAMPLES = page('the paragraph on prompt examples');
const FALLBACK = seen('all tools of published extensions; glootil falls back to the title');

export const toolRules: Readonly<Record<string, Rule>> = {
  'gloodata/tool-type': {
    severity: REQUIRED,
    message: ({ id, type }) =>
      `The tool ${code(id)} must be an object with a \`title\`, but this is ${String(type)}.`,
    evidence: [TOOL, TITLES],
  },
  'gloodata/tool-title-missing': {
    severity: REQUIRED,
    message: ({ id }) => `The tool ${code(id)} has no \`title\`, so it has no name for people to read.`,
    evidence: [TOOL, TITLES],
  },
  'gloodata/tool-title-type': {
    severity: REQUIRED,
    message: ({ id, type }) =>
      `The \`title\` of the tool ${code(id)} must be a string, but this is ${String(type)}.`,
    evidence: [TOOL, TITLES],
  },
  'gloodata/tool-title-blank': {
    severity: REQUIRED,
    message: ({ id }) =>
      `The \`title\` of the tool ${code(id)} is empty, so people cannot tell it from others.`,
    evidence: [TOOL, TITLES],
  },
  'gloodata/tool-title-shared': {
    severity: ADVICE,
    message: ({ title, owner }) =>
      `The tool ${code(owner)} also has the title ${quote(title)}, so people cannot tell the two apart.`,
    evidence: [TOOL],
  },
  'gloodata/examples-missing': {
    severity: ADVICE,
    message: ({ id }) =>
      `The tool ${code(id)} has no \`examples\`. These prompts select the tool, and every published tool has some.`,
    evidence: [EXAMPLES, FALLBACK],
  },
  'gloodata/examples-empty': {
    severity: ADVICE,
    message: ({ id }) =>
      `The \`examples\` of the tool ${code(id)} are empty. Without prompts, the model can select it only by its title.`,
    evidence: [EXAMPLES, FALLBACK],
  },
  'gloodata/examples-type': {
    severity: REQUIRED,
    message: ({ type }) => `\`examples\` must be a list of strings, but this is ${String(type)}.`,
    evidence: [EXAMPLES, FALLBACK],
  },
  'gloodata/example-type': {
    severity: REQUIRED,
    message: ({ type }) => `An example must be a string, but this is ${String(type)}.`,
    evidence: [EXAMPLES, FALLBACK],
  },
  'gloodata/example-blank': {
    severity: ADVICE,
    message: () => 'This example is empty, so it selects nothing.',
    evidence: [EXAMPLES],
  },
  'gloodata/example-repeated': {
    severity: ADVICE,
    message: ({ example, owner }) => `The tool ${code(owner)} has the example ${quote(example)} twice.`,
    evidence: [EXAMPLES],
  },
  'gloodata/example-shared': {
    severity: ADVICE,
    message: ({ example, owner }) =>
      `The tool ${code(owner)} also has the example ${quote(example)}. One prompt cannot select both.`,
    evidence: [EXAMPLES],
  },
};
