// A port of ElizaOS core's tool definitions of actions (actions/to-tool.ts).

import { isObject, member } from '../../../model/guards.ts';
import type { ModelBlock, ModelTool, ToolApproval } from '../../../model/preview.ts';
import { asText } from '../parameters/values.ts';
import { normalised, SchemaRefused } from './action-schema.ts';

/** The names that core allows for tools. */
const NAME = /^[A-Z_][A-Z0-9_]*$/;

/** The definition; throws SchemaRefused with core's message where an action cannot be a tool. */
export function actionTool(action: unknown): Omit<ModelTool, 'approval'> & Record<string, unknown> {
  const name = asText(member(action, 'name') ?? '');
  if (!NAME.test(name)) {
    throw new SchemaRefused(`Invalid tool name '${name}'. Native tool names must match ${String(NAME)}.`);
  }
  const hint = member(action, 'routingHint');
  const description = asText(member(action, 'description') ?? '');
  return {
    name,
    description: typeof hint === 'string' && hint !== '' ? `${hint}\n${description}` : description,
    type: 'function',
    strict: member(action, 'toolSchemaStrict') ?? true,
    parameters: parametersSchema(action),
  };
}

const APPROVAL: ToolApproval = {
  asked: false,
  how: 'The documentation has no approval of actions: let the handler ask in a message before it does.',
};

/** The tool of an action under a title; where it cannot be one, why `core` gives the model none. */
export function toolBlock(
  action: unknown,
  { core, ...block }: Pick<ModelBlock, 'title' | 'pointer' | 'note'> & { readonly core: string },
): ModelBlock {
  try {
    const definition = actionTool(action);
    const { name, description, parameters } = definition;
    const text = JSON.stringify(definition, null, 2);
    const tool = { name, description, parameters, approval: APPROVAL };
    return { ...block, language: 'json', text, tool };
  } catch (error) {
    if (!(error instanceof SchemaRefused)) throw error;
    const note = `The model does not get this tool, because ${core} throws: ${error.message}`;
    return { ...block, language: 'json', note };
  }
}

/** The parameters as one schema; without parameters an empty object that allows no members. */
function parametersSchema(action: unknown): Record<string, unknown> {
  const given = member(action, 'parameters');
  const parameters: unknown[] = Array.isArray(given) ? given : [];
  const named = parameters.map((one) => [asText(member(one, 'name')), one] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, one]) => [name, propertyOf(name, one)])),
    required: named.filter(([, one]) => member(one, 'required')).map(([name]) => name),
    additionalProperties: member(action, 'allowAdditionalParameters') === true,
  };
}

/** A schema's own description wins, and then the parameter's examples are lost. */
function propertyOf(name: string, parameter: unknown): Record<string, unknown> {
  const schema = normalised(member(parameter, 'schema'), name);
  if (schema.description !== undefined) return schema;
  const description = asText(member(parameter, 'description') ?? '');
  const { type, ...rest } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    description: description + examplesOf(parameter),
    ...rest,
  };
}

function examplesOf(parameter: unknown): string {
  const examples = member(parameter, 'examples');
  if (!Array.isArray(examples) || examples.length === 0) return '';
  const texts = examples.map((one: unknown) =>
    isObject(one) || Array.isArray(one) ? JSON.stringify(one) : asText(one),
  );
  return ` (e.g. ${texts.join(', ')})`;
}
