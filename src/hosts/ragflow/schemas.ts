// Joins the host's schemas: for one tool, for a list of tools, and for the endpoint's answer.

import type { JsonSchema, PublishedSchema } from '../../model/host.ts';
import answer from './answer-schema.json';
import { answerFile, toolFile } from './entry.ts';
import { isAnswer } from './input/pasted.ts';
import tool from './schema.json';

// Without `$id`, because inside another schema it would change what its references mean.
const { $id: _id, $schema: _schema, ...definition } = tool;
const answerSchema: JsonSchema = { ...answer, definitions: { tool: definition } };
const listSchema: JsonSchema = { type: 'array', description: 'Several tools.', items: tool };

export const schemas: readonly PublishedSchema[] = [
  { ...toolFile, schema: tool },
  { ...answerFile, schema: answerSchema },
];

/** The schema for this kind of value; that of one tool where the kind is not clear. */
export function schemaFor(value: unknown): JsonSchema {
  if (Array.isArray(value)) return listSchema;
  return isAnswer(value) ? answerSchema : tool;
}
