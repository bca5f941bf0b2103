// OpenAI's API: the types of its library, and the limits that its documentation states.

import { join } from 'node:path';
import Ajv from 'ajv';
import { isObject, member } from '../../../src/model/guards.ts';
import { eachOf, writtenFor, type Consumer, type Output } from '../consumer.ts';
import { compileFaults } from './typescript.ts';

/** The library `openai` of the folder. */
export function openaiTypes(tools: string | null): Consumer {
  return {
    name: 'tsc with openai',
    reads: writtenFor('openai-tools'),
    check: (outputs) => {
      if (tools === null) return Promise.resolve('the library is not installed');
      const types = join(tools, 'node_modules/openai/resources/chat/completions/completions.d.ts');
      const units = outputs.map((output) => ({ output, path: 'tools.ts', text: typedText(output) }));
      return Promise.resolve(compileFaults(units, { paths: { 'openai-types': [types] } }, tools));
    },
  };
}

function typedText({ files: [file] }: Output): string {
  return `import type { ChatCompletionTool } from 'openai-types';
export const tools: ChatCompletionTool[] = ${file?.text ?? 'null'};
`;
}

/** What the documentation of function tools and structured outputs states. */
export const openaiLimits: Consumer = {
  name: 'limits of the OpenAI API',
  reads: writtenFor('openai-tools'),
  check: eachOf(({ files: [file] }) => {
    const list = Array.isArray(file?.value) ? (file.value as unknown[]) : [];
    return [
      ...(list.length > 128 ? [`${String(list.length)} tools`] : []),
      ...list.flatMap((tool) => toolFaults(member(tool, 'function'))),
    ];
  }),
};

const ajv = new Ajv({ strict: false, validateSchema: true, logger: false, validateFormats: false });

function toolFaults(tool: unknown): string[] {
  const name = member(tool, 'name');
  const description = member(tool, 'description');
  const parameters = member(tool, 'parameters');
  return [
    ...(typeof name === 'string' && /^[\w-]{1,64}$/.test(name) ? [] : [`name ${JSON.stringify(name)}`]),
    ...(description === undefined || typeof description === 'string' ? [] : ['description is not a string']),
    ...(typeof description === 'string' && description.length > 1024 ? ['description over 1024'] : []),
    ...(parameters === undefined || member(parameters, 'type') === 'object'
      ? []
      : ['parameters not an object']),
    ...(parameters === undefined || ajv.validateSchema(parameters as object) === true
      ? []
      : [`schema: ${ajv.errorsText(ajv.errors)}`]),
    ...arraysWithoutItems(parameters),
    ...(member(tool, 'strict') === true ? strictFaults(parameters) : []),
  ];
}

/** Every object of a schema that is itself a schema. */
function* subschemas(schema: unknown, path = ''): Iterable<readonly [string, Record<string, unknown>]> {
  if (!isObject(schema)) return;
  yield [path, schema];
  for (const word of ['properties', '$defs', 'definitions']) {
    const held = schema[word];
    if (isObject(held))
      for (const [name, inner] of Object.entries(held)) yield* subschemas(inner, `${path}/${word}/${name}`);
  }
  for (const word of ['items', 'additionalProperties', 'not'])
    yield* subschemas(schema[word], `${path}/${word}`);
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    const held = schema[word];
    if (Array.isArray(held))
      for (const [i, inner] of held.entries()) yield* subschemas(inner, `${path}/${word}/${String(i)}`);
  }
}

function arraysWithoutItems(parameters: unknown): string[] {
  return [...subschemas(parameters)]
    .filter(([, { type, items }]) => [type].flat().includes('array') && !isObject(items))
    .map(([path]) => `array without items at ${path}`);
}

/** With `strict`, every member is required and nothing else is allowed. */
function strictFaults(parameters: unknown): string[] {
  return [...subschemas(parameters)].flatMap(
    ([path, { type, properties, required, additionalProperties }]) => {
      if (![type].flat().includes('object') && properties === undefined) return [];
      const names = isObject(properties) ? Object.keys(properties) : [];
      const all = Array.isArray(required) && names.every((name) => required.includes(name));
      return [
        ...(additionalProperties === false ? [] : [`strict: additionalProperties at ${path}`]),
        ...(all ? [] : [`strict: not all required at ${path}`]),
      ];
    },
  );
}
