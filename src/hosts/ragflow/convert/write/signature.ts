// The parameters of a generated `invoke`: every argument of a call arrives, whatever its name is.

import type { Parameter } from '../../../../model/plugin.ts';
import { commentLine } from '../../../kit/convert/literals.ts';
import { pythonLiteral } from '../../../kit/convert/python.ts';
import { word } from '../../../kit/convert/schema-read.ts';
import { isParameterName } from '../../names.ts';

/** What is between the brackets of `invoke`, and a comment for its first line. */
export interface Signature {
  readonly list: string;
  /** Names what `**kwargs` holds, as one line without its indent; undefined where there is none. */
  readonly note: string | undefined;
}

/** Letters that every Python knows. One that is newer than the server's Python would end its start. */
const SETTLED = /^[\w\u00c0-\u024f\u0370-\u04ff\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3]+$/;

/** RAGFlow 0.19 passes all arguments by name (docs/hosts/ragflow.md#calls-in-019). Optional ones get a default. */
export function signatureOf(parameters: readonly Parameter[]): Signature {
  const names = parameters.map(({ name }) => name.value);
  const once = parameters.filter(({ name }, i) => names.indexOf(name.value) === i);
  const own = once.filter(({ name }) => isOwn(name.value));
  const rest = once.filter(({ name }) => !isOwn(name.value)).map(({ name }) => name.value);
  const list = [...own]
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map((parameter) => {
      const { name, required } = parameter;
      return required ? name.value : `${name.value}=${pythonLiteral(defaultOf(parameter))}`;
    });
  if (rest.length === 0) return { list: ['self', ...list].join(', '), note: undefined };
  const kwargs = freeName(names);
  // Without the slash an argument called `self` would be passed twice.
  const self = names.includes('self') ? ['self', '/'] : ['self'];
  return {
    list: [...self, ...list, `**${kwargs}`].join(', '),
    note: `# Python has no parameters with these names: ${rest.map((name) => `${kwargs}[${commentLine(pythonLiteral(name))}]`).join(', ')}`,
  };
}

function isOwn(name: string): boolean {
  return isParameterName(name) && SETTLED.test(name);
}

/** A name for all other arguments, which no argument has. */
function freeName(used: readonly string[]): string {
  let name = 'kwargs';
  while (used.includes(name)) name = `more_${name}`;
  return name;
}

function defaultOf({ words }: Parameter): unknown {
  const value = word(words, 'default')?.value;
  return typeof value === 'object' ? null : value;
}
