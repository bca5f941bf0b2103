// The schemas of this host: for one tool, for a list of tools, and for the endpoint's answer.

import type { JsonSchema, PublishedSchema } from '../../model/host.ts';
import answer from './answer-schema.json';
import { answerFile, toolFile } from './entry.ts';
import { isAnswer } from './input/pasted.ts';
import tool from './schema.json';

// Inside another schema the tool must not open a scope of its own.
const { $id: _id, $schema: _schema, ...definition } = tool;
const answerSchema: JsonSchema = { ...answer, definitions: { tool: definition } };
const listSchema: JsonSchema = { type: 'array', description: 'Several tools.', items: tool };

export const schemas: readonly PublishedSchema[] = [
  { ...toolFile, schema: tool },
  { ...answerFile, schema: answerSchema },
];

/** The schema that fits this value; that of one tool where nothing else is sure. */
export function schemaFor(value: unknown): JsonSchema {
  if (Array.isArray(value)) return listSchema;
  return isAnswer(value) ? answerSchema : tool;
}
