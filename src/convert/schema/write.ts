// Writes a tool's parameters: as a JSON schema of an object, or for hosts that know only a few words of one.

import type { OutputTree, OutputNode } from '../../model/output.ts';
import { onceEach } from '../../lang/text/remembered.ts';
import { isObject } from '../../model/guards.ts';
import type { Parameter, Tool, SchemaWord } from '../../model/plugin.ts';
import { keep, approximate, invent, fixed, named } from '../values/output.ts';
import * as why from '../report/reasons.ts';
import { faultsWithin, leadsIn, schemaAt, schemaFaults, type SchemaContext } from './faults.ts';
import { formatInWords, keywordsInWords, type Wording } from './in-words.ts';
import { typeWord } from './keywords.ts';
import { plainParameters } from './plain.ts';
import { textWord, word } from './read.ts';
import { soundWords } from './sound.ts';
import { setMember } from '../values/set-member.ts';
import { withWords } from '../values/tool-description.ts';

const schemaOf = onceEach((tool: Tool) => writtenSchema(tool, false));
const schemaWithItems = onceEach((tool: Tool) => writtenSchema(tool, true));

/**
 * The whole schema, without the keywords that compilers refuse; `itemsNeeded`: every array needs a schema of its items.
 * Remembered, because a tool goes to several targets.
 */
export function schemaNode(tool: Tool, itemsNeeded = false): OutputTree {
  return itemsNeeded ? schemaWithItems(tool) : schemaOf(tool);
}

function writtenSchema(tool: Tool, itemsNeeded: boolean): OutputTree {
  const frame = tool.frame.filter(
    ([keyword]) => !ELSEWHERE.includes(keyword) && !(itemsNeeded && NOT_AT_ROOT.includes(keyword)),
  );
  const { whole, sound } = wholeOf(tool);
  const known = { knownOnly: true, itemsNeeded, leads: (ref: string) => leadsIn(whole, ref) };
  const leads = (ref: string, exactly: boolean): boolean =>
    known.leads(ref) &&
    (sound || (isShallow(ref) && !(exactly && faultsWithin(schemaAt(whole, ref), known).length > 0)));
  const within: SchemaContext = { ...known, leads };
  const empty = word(tool.frame, 'required');
  return {
    type: keepType(tool),
    ...soundWords(frame, within),
    properties:
      tool.parameters.length > 0
        ? named(
            tool.parameters.map(({ name, words }) => ({
              name: keep(name),
              node: soundWords(words, within),
            })),
          )
        : (emptyProperties(tool) ?? invent({})),
    required: requiredList(tool) ?? (isEmptyList(empty?.value) ? keep(empty) : undefined),
  };
}

const ELSEWHERE = ['type', 'properties', 'required'];

/** What OpenAI refuses in the schema of all parameters. */
export const NOT_AT_ROOT = ['anyOf', 'oneOf', 'allOf', 'not', 'enum'];

/** References that lead to a place that stays where it is when a schema is made sound. */
function isShallow(ref: string): boolean {
  return /^#(?:\/(?:properties|\$defs|definitions)\/[^/]+)?$/.test(ref);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function emptyProperties({ frame }: Tool): OutputNode | undefined {
  const own = word(frame, 'properties');
  return isObject(own?.value) && Object.keys(own.value).length === 0 ? keep(own) : undefined;
}

/** A tool's schema as the source has it, and whether compilers take it. */
interface WholeSchema {
  readonly whole: ReturnType<typeof asValue>;
  readonly sound: boolean;
}

/** Remembered, because schemas are written with and without items. */
const wholeOf = onceEach((tool: Tool): WholeSchema => {
  const whole = asValue(tool);
  return { whole, sound: schemaFaults(whole, true).length === 0 };
});

function asValue({ frame, parameters }: Tool): { readonly type: string; readonly properties: unknown } {
  const properties = {};
  for (const { name, words } of parameters) {
    setMember(properties, name.value, Object.fromEntries(words.map(([key, { value }]) => [key, value])));
  }
  const members = frame.filter(([keyword]) => !ELSEWHERE.includes(keyword));
  const more = Object.fromEntries(members.map(([key, { value }]) => [key, value]));
  return { ...more, type: 'object', properties };
}

function keepType(tool: Tool): OutputTree {
  const type = word(tool.frame, 'type');
  if (type === undefined) return fixed('object');
  return type.value === 'object' ? keep(type) : approximate(type, 'object', why.NEAREST_TYPE);
}

function requiredList(tool: Tool): OutputTree[] | undefined {
  const list = tool.parameters
    .filter(({ required }) => required)
    .map(({ name, requiredBy }) => (requiredBy ? keep(requiredBy, name.value) : invent(name.value)));
  return list.length > 0 ? list : undefined;
}

/** Parameters that a flag calls optional, for targets where saying nothing says the same. */
export function impliedFlags({ parameters }: Tool): OutputNode[] {
  return parameters.flatMap(({ required, requiredBy }) =>
    !required && requiredBy ? [keep(requiredBy)] : [],
  );
}

/** That the parameters are an object, for targets that never write it. */
export function impliedObject({ frame }: Tool): OutputNode[] {
  const type = word(frame, 'type');
  return type?.value === 'object' ? [keep(type)] : [];
}

/** The parameters as members; an empty object where there are none. */
export function namedParameters(tool: Tool, nodeOf: (parameter: Parameter) => OutputTree): OutputTree {
  const parameters = plainParameters(tool);
  if (parameters.length === 0) return keep(word(tool.frame, 'properties'), {}) ?? invent({});
  return named(parameters.map((one) => ({ name: keep(one.name), node: nodeOf(one) })));
}

/** The flag of a parameter or a setting, for targets that have one. */
export function requiredFlag({
  required,
  requiredBy,
}: Pick<Parameter, 'required' | 'requiredBy'>): OutputNode {
  return requiredBy ? keep(requiredBy, required) : fixed(required);
}

/** The type in a word that the target knows: the same one, or the nearest. */
export function typeNode(words: readonly SchemaWord[], known: readonly string[]): OutputNode {
  const type = word(words, 'type');
  if (!type) return invent('string');
  if (typeof type.value === 'string') {
    if (known.includes(type.value)) return keep(type);
    const meant = typeWord(type.value);
    if (meant.same && meant.type !== null && known.includes(meant.type)) {
      return keep(type, meant.type);
    }
  }
  return approximate(type, nearest(type.value, known), why.NEAREST_TYPE);
}

function nearest(type: unknown, known: readonly string[]): string {
  const words = (Array.isArray(type) ? (type as unknown[]) : [type]).flatMap((one) =>
    typeof one === 'string' ? (typeWord(one).type ?? []) : [],
  );
  const first = words.find((one) => one !== 'null');
  if (first !== undefined && known.includes(first)) return first;
  return first === 'integer' && known.includes('number') ? 'number' : 'string';
}

/**
 * The description of a parameter, with what the target has no members for in words behind it. `has` lists the
 * words of the schema that it has, with `required` if it can say that; `types` the types.
 */
export function describedParameter(
  parameter: Parameter,
  has: readonly string[],
  types: readonly string[],
): OutputNode {
  const { name, words, required, requiredBy } = parameter;
  const own = textWord(words, 'description') ?? textWord(words, 'title');
  const format = formatInWords(words, typeNode(words, types).value === 'string');
  const added: Wording[] = [
    ...(required && requiredBy && !has.includes('required')
      ? [{ phrase: 'required', from: [requiredBy] }]
      : []),
    ...(format ? [format] : []),
    ...keywordsInWords(words, has),
  ];
  return withWords(keep(own ?? name), added);
}
