// Lists and objects where the target passes only text: the adapter reads them as JSON, so code gets what it expects.

import { isObject, member } from '../../model/guards.ts';
import type { Parameter, Tool } from '../../model/plugin.ts';
import { readLenient } from '../../lang/json/lenient/parse.ts';
import { valueOf } from '../../lang/json/lenient/tree.ts';
import { jsLiteral } from '../values/literals.ts';
import { plainParameters } from '../schema/plain.ts';
import { word } from '../schema/read.ts';
import { typeNode } from '../schema/write.ts';

/** Parameters that are text in the target: each with the type that the code expects, `array` or `object`. */
export type TextArguments = Readonly<Record<string, string>>;

/** `known` are the types that the target has. */
export function textArguments(tool: Tool, known: readonly string[]): TextArguments {
  const all = plainParameters(tool).flatMap(({ name, words }): [string, string][] => {
    const types: unknown = word(words, 'type')?.value;
    const type: unknown = Array.isArray(types) ? types.find((one) => one !== 'null') : types;
    if (type !== 'array' && type !== 'object') return [];
    return typeNode(words, known).value === 'string' ? [[name.value, type]] : [];
  });
  return Object.fromEntries(all);
}

/** Declares `plugbenchParsed(args, types)`. Only JSON counts: commas may be part of a text in a list. */
export const PARSED = `// Lists and objects arrive here as JSON text.
const plugbenchParsed = (args, types) => {
  const out = { ...args };
  for (const name of Object.keys(types)) {
    if (typeof out[name] !== 'string') continue;
    if (out[name].trim() === '') {
      delete out[name];
      continue;
    }
    let value;
    try {
      value = JSON.parse(out[name]);
    } catch {
      value = null;
    }
    const type = Array.isArray(value) ? 'array' : typeof value;
    if (value === null || type !== types[name]) {
      const example = types[name] === 'array' ? '["a", "b"]' : '{"a": "b"}';
      throw new Error(\`"\${name}" must be JSON of an \${types[name]}, for example \${example}.\`);
    }
    out[name] = value;
  }
  return out;
};
`;

/** The arguments as an adapter passes them on. */
export function passedArguments(texts: TextArguments): string {
  return Object.keys(texts).length === 0 ? 'args' : `plugbenchParsed(args, ${jsLiteral(texts)})`;
}

/** What an adapter reads as JSON; `text` is what follows the code. */
export function textArgumentsIn(text: string): TextArguments {
  const mark = 'Call(plugbenchParsed(args, ';
  const at = text.indexOf(mark);
  const { root } = at < 0 ? { root: null } : readLenient(text, at + mark.length);
  const read: unknown = root && valueOf(root);
  const entries = isObject(read) ? Object.entries(read) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] === 'array' || entry[1] === 'object'),
  );
}

/** The parameters with the types that the code expects. */
export function withTypes(parameters: readonly Parameter[], texts: TextArguments): readonly Parameter[] {
  return parameters.map((parameter) => {
    const type = member(texts, parameter.name.value);
    if (type === undefined) return parameter;
    const words = parameter.words.map(([keyword, value]) =>
      keyword === 'type' && value.value === 'string'
        ? ([keyword, { ...value, value: type }] as const)
        : ([keyword, value] as const),
    );
    return { ...parameter, words };
  });
}
