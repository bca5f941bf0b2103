// Rules on tools, their titles and their example prompts.

import type { SourceDocument, Finding, Fix, Pointer } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { remove, setTo } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, humanize, quote } from '../../kit/words.ts';
import { page, seen, define } from '../evidence.ts';
import { addMember } from '../members/known.ts';

const TOOL = page('the example with the tool `helloWorld`');
const TITLES = seen('88 of 88 tools of published extensions');
const EXAMPLES = page('the paragraph on prompt examples');
const FALLBACK = seen('all tools of published extensions; glootil falls back to the title');
export const toolType = define.required<{ id: string; type: string }>('gloodata/tool-type', {
  message: ({ id, type }) => `The tool ${code(id)} must be an object with a \`title\`, but this is ${type}.`,
  evidence: [TOOL, TITLES],
  fix: ({ pointer }, document) => {
    const given = valueAt(document.value, pointer);
    const title = typeof given === 'string' && given.trim() !== '' ? given : titleOf(pointer, document);
    return setTo(pointer, { title, examples: [title] }, 'Replace with a tool with a title');
  },
});

export const toolTitleMissing = define.required<{ id: string }>('gloodata/tool-title-missing', {
  message: ({ id }) => `The tool ${code(id)} has no \`title\`, so it has no name for people to read.`,
  evidence: [TOOL, TITLES],
  fix: ({ pointer }, document) =>
    addMember('tool', document, join(pointer, 'title'), titleOf(pointer, document)),
});

export const toolTitleType = define.required<{ id: string; type: string }>('gloodata/tool-title-type', {
  message: ({ id, type }) => `The \`title\` of the tool ${code(id)} must be a string, but this is ${type}.`,
  evidence: [TOOL, TITLES],
  fix: ({ pointer }, document) => setTo(pointer, titleOf(parent(pointer), document)),
});

export const toolTitleBlank = define.required<{ id: string }>('gloodata/tool-title-blank', {
  message: ({ id }) =>
    `The \`title\` of the tool ${code(id)} is empty, so people cannot tell it from others.`,
  evidence: [TOOL, TITLES],
  fix: ({ pointer }, document) => setTo(pointer, titleOf(parent(pointer), document)),
});

export const examplesMissing = define.advice<{ id: string }>('gloodata/examples-missing', {
  message: ({ id }) =>
    `The tool ${code(id)} has no \`examples\`. These prompts select the tool, and every published tool has some.`,
  evidence: [EXAMPLES, FALLBACK],
  fix: ({ pointer }, document) =>
    addMember('tool', document, join(pointer, 'examples'), [titleOf(pointer, document)]),
});

export const examplesEmpty = define.advice<{ id: string }>('gloodata/examples-empty', {
  message: ({ id }) =>
    `The \`examples\` of the tool ${code(id)} are empty. Without prompts, the model can select it only by its title.`,
  evidence: [EXAMPLES, FALLBACK],
  fix: ({ pointer }, document) =>
    setTo(pointer, [titleOf(parent(pointer), document)], 'Use the title as an example'),
});

export const examplesType = define.required<{ type: string }>('gloodata/examples-type', {
  message: ({ type }) => `\`examples\` must be a list of strings, but this is ${type}.`,
  evidence: [EXAMPLES, FALLBACK],
  fix: asList,
});

export const exampleType = define.required<{ type: string }>('gloodata/example-type', {
  message: ({ type }) => `An example must be a string, but this is ${type}.`,
  evidence: [EXAMPLES, FALLBACK],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const text = asType(given, 'string');
    return text === undefined
      ? remove(pointer, quote(given, 50))
      : setTo(pointer, text, 'Turn into a string');
  },
});

/** Fixes for a value that should be a list of texts: the list of this one, or without it. */
export function asList({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const given = valueAt(value, pointer);
  return typeof given === 'string' ? setTo(pointer, [given], 'Put it into a list') : remove(pointer);
}

/** The tool's title; its id in words where it has none. */
function titleOf(pointer: Pointer, { value }: SourceDocument): string {
  const title = member(valueAt(value, pointer), 'title');
  if (typeof title === 'string' && title.trim() !== '') return title;
  if (typeof title === 'number') return String(title);
  return humanize(last(pointer)) || 'My tool';
}
