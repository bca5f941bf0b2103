// What files export: functions and contracts are documented, and every type has a name of its own.

import ts from 'typescript';
import { expect, test } from 'vitest';
import { shipped } from './sources.ts';

interface Exported {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly isType: boolean;
  readonly isFunction: boolean;
  readonly documented: boolean;
}

const all = shipped
  .filter(({ path }) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.endsWith('/subjects.ts'))
  .flatMap(({ path, text }) => exportsOf(path, text));

function exportsOf(path: string, text: string): Exported[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    const documented = ts.getJSDocCommentsAndTags(statement).length > 0;
    return namesOf(statement).map((name) => ({
      path,
      line,
      name,
      isType: isType(statement),
      isFunction: ts.isFunctionDeclaration(statement),
      documented,
    }));
  });
}

/** The names that a statement exports; none for re-exports. */
function namesOf(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return isType(statement) || ts.isFunctionDeclaration(statement) ? [statement.name?.text ?? 'default'] : [];
}

function isType(
  statement: ts.Statement,
): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  );
}

test('every exported function has a doc comment', () => {
  // Of overloads the first one has the comment.
  const known = new Set(all.flatMap(({ path, name, documented }) => (documented ? [`${path} ${name}`] : [])));
  const missing = all.filter(({ path, name, isFunction }) => isFunction && !known.has(`${path} ${name}`));
  expect(missing.map(({ path, line, name }) => `${path}:${String(line)} ${name}`)).toEqual([]);
});

/** What a part of the page promises another one: interfaces by their file. */
const CONTRACTS = new Map([
  ['src/model/host.ts', ['Host', 'HostEntry']],
  ['workers/contract.ts', ['AnalysisApi']],
  ['workers/typescript.worker.ts', ['TypeScriptApi']],
]);

test('every member of a contract has a doc comment', () => {
  const missing = shipped
    .filter(({ path }) => CONTRACTS.has(path))
    .flatMap(({ path, text }) =>
      ts
        .createSourceFile(path, text, ts.ScriptTarget.Latest, true)
        .statements.filter((statement) => ts.isInterfaceDeclaration(statement))
        .filter(({ name }) => CONTRACTS.get(path)?.includes(name.text))
        .flatMap(({ members, name }) =>
          members
            .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
            .map((member) => `${path}: ${name.text}.${member.name?.getText() ?? ''}`),
        ),
    );
  expect(missing).toEqual([]);
});

/** The host in whose folder a file is; '' for the layers that all hosts share. */
function ownerOf(path: string): string {
  return /^src\/hosts\/(?!kit\/)([^/]+)\//.exec(path)?.[1] ?? '';
}

test('one name means one type: in the shared layers, and in each host with them', () => {
  const types = new Map<string, Exported[]>();
  for (const one of all) if (one.isType) types.set(one.name, [...(types.get(one.name) ?? []), one]);
  const doubles = [...types].filter(([, same]) =>
    same.some((one, i) => same.slice(i + 1).some((other) => clash(one.path, other.path))),
  );
  expect(doubles.map(([name, same]) => `${name}: ${same.map(({ path }) => path).join(', ')}`)).toEqual([]);
});

/** Two hosts may both have a `Panel`; one host and the layers below it may not. */
function clash(one: string, other: string): boolean {
  const [first, second] = [ownerOf(one), ownerOf(other)];
  return first === second || first === '' || second === '';
}
