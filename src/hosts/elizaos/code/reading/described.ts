// What a value of a plugin's code is in a report: plain data, and the text of code.

import * as ts from 'typescript';
import { functionText } from '../../../../lang/typescript/function-text.ts';
import type { CodeValue, ListValue, ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { setMember } from '../../../../convert/values/set-member.ts';

/** Stands for what is spread into an object and only shows when the code runs. */
const SPREAD = '...';

/** Plain data where that is known; of functions, classes and what is unknown the text. */
export function described(value: CodeValue): unknown {
  switch (value.kind) {
    case 'literal':
      return value.value === undefined ? textAt(value) : value.value;
    case 'list':
      return value.complete ? value.items.map(described) : textAt(value);
    case 'object':
      return describedMembers(value);
    case 'function':
      return functionText(value.node);
    case 'class':
      return value.name === '' ? textAt(value) : value.name;
    case 'unknown':
      return textAt(value);
  }
}

/** The source of a value. */
export function textAt({ node }: Pick<CodeValue, 'node'>): string {
  return node.getText();
}

function describedMembers(value: ObjectValue): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, { value: inner }] of value.members) setMember(out, name, described(inner));
  const rest = value.complete ? '' : spreadIn(value);
  if (rest !== '') setMember(out, SPREAD, rest);
  return out;
}

/** What is spread into an object, and members with names that are computed. */
export function spreadIn({ node }: ObjectValue): string {
  const properties = ts.isObjectLiteralExpression(node) ? node.properties : [];
  return properties
    .filter((one) => ts.isSpreadAssignment(one) || (one.name && ts.isComputedPropertyName(one.name)))
    .map((one) => one.getText())
    .join(', ');
}

/** Data without code: functions, classes and what is unknown are left out of objects and null in lists. */
export interface Known {
  readonly value: unknown;
  /** Code that was left out, by its path in the value: `0.schema` → `schemaOf()`. */
  readonly rest: readonly (readonly [path: string, text: string])[];
}

/** The data in a value; `value` is undefined where nothing of it is data. */
export function dataIn(value: CodeValue, path = ''): Known {
  switch (value.kind) {
    case 'literal':
      return { value: value.value, rest: [] };
    case 'list':
      return dataInList(value, path);
    case 'object':
      return dataInObject(value, path);
    case 'function':
    case 'class':
    case 'unknown':
      return { value: undefined, rest: [[path, String(described(value))]] };
  }
}

function dataInList(value: ListValue, path: string): Known {
  const items = value.items.map((item, i) => dataIn(item, below(path, String(i))));
  return {
    value: items.map((item) => item.value ?? null),
    rest: value.complete ? items.flatMap(({ rest }) => rest) : [[path, textAt(value)]],
  };
}

function dataInObject(value: ObjectValue, path: string): Known {
  const out: Record<string, unknown> = {};
  const rest: (readonly [string, string])[] = [];
  for (const [name, { value: inner }] of value.members) {
    const known = dataIn(inner, below(path, name));
    if (known.value !== undefined) setMember(out, name, known.value);
    rest.push(...known.rest);
  }
  const spread = value.complete ? '' : spreadIn(value);
  return { value: out, rest: spread === '' ? rest : [...rest, [below(path, SPREAD), spread]] };
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
