// Checks the parameters of an action and their schemas.

import type { CodeValue, ObjectValue } from '../../../../typescript/read-value.ts';
import { meantType } from '../../../kit/types.ts';
import { addMember, rewrite } from '../edits.ts';
import { found, headOf, lacks, partsOf, textOf, type Part, type SourceFinding } from '../found.ts';
import { duplicates, missing } from '../parts/check.ts';
import { parameterMissing, parametersAsList, parameterType, parameterWithoutType } from './rules.ts';

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Schemas inside of schemas, as deep as anyone writes them. */
const DEEPEST = 8;

/** Findings of one action's parameters. */
export function checkParameters({ object, pointer }: Part): SourceFinding[] {
  const parameters = partsOf(object.members.get('parameters')?.value, `${pointer}/parameters`);
  return [
    ...unheard(object, pointer, parameters),
    ...parameters.flatMap((parameter) => [
      ...missing(parameter, ['name', 'description'], parameterMissing),
      ...added(parameter, 'required', 'true'),
      ...added(parameter, 'schema', "{ type: 'string' }"),
      ...schemaFindings(
        parameter.object.members.get('schema')?.value,
        `${parameter.pointer}/schema`,
        parameter.name,
        DEEPEST,
      ),
    ]),
    ...duplicates(parameters, 'parameter'),
  ];
}

/** Parameters that only newer cores tell the model of, unless the description of the action names them. */
function unheard({ members }: ObjectValue, pointer: string, parameters: readonly Part[]): SourceFinding[] {
  const list = members.get('parameters');
  const description = members.get('description')?.value;
  const text = textOf(description);
  const names = parameters.flatMap(({ name }) => (name === '' || text?.includes(name) ? [] : [name]));
  if (!list || !description || text === undefined || names.length === 0) return [];
  const longer = `${text}${/[.!?]$/.test(text) ? '' : '.'} Takes ${names.join(', ')}.`;
  const fixes =
    list.key.file === description.at.file ? rewrite(description, longer, 'Name them in the description') : [];
  return [found(parametersAsList.at(`${pointer}/parameters`, 'key', { names }), list.key, fixes)];
}

function added({ object, pointer }: Part, member: string, value: string): SourceFinding[] {
  if (!lacks(object, member)) return [];
  const fixes = addMember(object, member, value);
  return [found(parameterMissing.at(`${pointer}/${member}`, 'key', { member }), headOf(object), fixes)];
}

function schemaFindings(
  schema: CodeValue | undefined,
  pointer: string,
  name: string,
  deep: number,
): SourceFinding[] {
  if (schema?.kind !== 'object' || deep === 0) return [];
  const { members } = schema;
  const properties = members.get('properties')?.value;
  const inner =
    properties?.kind === 'object'
      ? [...properties.members.values()].flatMap((one) =>
          schemaFindings(one.value, `${pointer}/properties/${one.name}`, one.name, deep - 1),
        )
      : [];
  const items = schemaFindings(members.get('items')?.value, `${pointer}/items`, name, deep - 1);
  return [...typeFindings(schema, pointer, name), ...inner, ...items];
}

function typeFindings(schema: ObjectValue, pointer: string, name: string): SourceFinding[] {
  const { members } = schema;
  const type = members.get('type')?.value;
  const given = textOf(type);
  if (type && given !== undefined && !TYPES.includes(given)) {
    const suggestion = meantType(given, TYPES);
    const fixes = suggestion === undefined ? [] : rewrite(type, suggestion);
    const args = { type: given, name, suggestion };
    return [found(parameterType.at(`${pointer}/type`, 'value', args), type.at, fixes)];
  }
  if (!lacks(schema, 'type') || members.has('oneOf') || members.has('anyOf')) return [];
  const fixes = addMember(schema, 'type', guessedType(schema));
  return [found(parameterWithoutType.at(pointer, 'value', { name }), headOf(schema), fixes)];
}

function guessedType({ members }: ObjectValue): string {
  if (members.has('properties')) return "'object'";
  return members.has('items') ? "'array'" : "'string'";
}
