// The form of a tool's arguments: what the metadata gives to the model, else what `invoke` takes.

import { jsonOf } from '../code/metadata/values.ts';
import type { MethodParameter, PluginClass } from '../code/plugin-source.ts';
import { memberOf } from '../code/metadata/values.ts';
import { isTruthy } from '../python.ts';

type PythonValue = NonNullable<PluginClass['metadata']>;

interface Argument {
  readonly name: string;
  readonly schema: object;
  readonly required: boolean;
}

/** A JSON schema of the arguments; `unsure` where only running the code would show all of them. */
export function argumentForm({ metadata, invoke }: PluginClass): {
  readonly schema: unknown;
  readonly unsure: boolean;
} {
  // The host passes arguments by their names.
  const named = (invoke?.parameters ?? []).filter(
    ({ kind }) => kind === 'ordinary' || kind === 'keyword-only',
  );
  const isPlain = invoke?.decorators.some(({ name }) => name === 'staticmethod') === true;
  const accepted = named.slice(isPlain ? 0 : 1);
  const given = memberOf(metadata, 'parameters');
  if (given?.kind !== 'dict') {
    const isOpen = metadata?.kind === 'dict' && metadata.open;
    const unsure = given?.kind === 'unknown' || metadata?.kind === 'unknown' || isOpen;
    return { schema: schemaOf(unsure ? accepted.map(methodArgument) : []), unsure };
  }
  const known = given.entries.flatMap(({ key, value }): Argument[] =>
    key.kind === 'str'
      ? [
          metadataArgument(
            key.value,
            value,
            accepted.find(({ name }) => name === key.value),
          ),
        ]
      : [],
  );
  const rest = given.open ? accepted.filter(({ name }) => !known.some((one) => one.name === name)) : [];
  return { schema: schemaOf([...known, ...rest.map(methodArgument)]), unsure: given.open };
}

function metadataArgument(name: string, value: PythonValue, accepted: MethodParameter | undefined): Argument {
  const [type, description, required] = ['type', 'description', 'required'].map((key) => {
    const member = memberOf(value, key);
    return member && jsonOf(member);
  });
  const fallback = memberOf(value, 'type')?.kind === 'unknown' ? typeOf(accepted) : { type: 'string' };
  return {
    name,
    schema: {
      ...(typeof type === 'string' ? { type: type.toLowerCase() } : fallback),
      ...(typeof description === 'string' ? { description } : {}),
    },
    required: required === undefined ? accepted?.default === null : isTruthy(required),
  };
}

function methodArgument(parameter: MethodParameter): Argument {
  const fallback = parameter.default && jsonOf(parameter.default);
  return {
    name: parameter.name,
    schema: {
      ...typeOf(parameter),
      ...(fallback === undefined || fallback === null ? {} : { default: fallback }),
    },
    required: parameter.default === null,
  };
}

const TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  int: 'integer',
  float: 'number',
  bool: 'boolean',
  list: 'array',
  dict: 'object',
};

/** The JSON type of an annotation; {} for any value. */
function typeOf(parameter: MethodParameter | undefined): { readonly type?: string } {
  const text = (parameter?.annotation?.text ?? '').replace(/["'\s]/g, '');
  const name = /^(\w+)(?:\[.*\])?(?:\|None)?$/.exec(text)?.[1];
  const type = name !== undefined && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  return type === undefined ? {} : { type };
}

function schemaOf(all: readonly Argument[]): unknown {
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema] as const)),
    required: all.filter(({ required }) => required).map(({ name }) => name),
  };
}
