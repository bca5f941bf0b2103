// The tests that stand in a test file, read from its source: titles as vitest prints them, and what their tables say.

import ts from 'typescript';

export interface TestInFile {
  /** The describes around it and its own title, joined by ` > `; of tables the template. */
  readonly title: string;
  /** Texts in its table; null where it has none. */
  readonly rows: ReadonlySet<string> | null;
}

/** Skipped tests do not count. */
export function testsIn(source: string): TestInFile[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.ESNext, true);
  const tests: TestInFile[] = [];
  visit(file, []);
  return tests;

  function visit(node: ts.Node, scope: readonly string[]): void {
    const found = ts.isCallExpression(node) ? titled(node) : null;
    if (found?.kind === 'skipped') return;
    if (!found) {
      node.forEachChild((child) => {
        visit(child, scope);
      });
      return;
    }
    const titles = [...scope, found.title];
    if (found.kind === 'test') tests.push({ title: titles.join(' > '), rows: rowsOf(found.table, file) });
    else for (const argument of found.body) visit(argument, titles);
  }
}

interface Titled {
  readonly kind: 'test' | 'describe' | 'skipped';
  readonly title: string;
  readonly table: ts.Node | null;
  readonly body: readonly ts.Node[];
}

/** `test('title', …)`, `test.describe(…)`, `describe.runIf(x)(…)`, `test.each(TABLE)(…)` and the like. */
function titled({ expression, arguments: given }: ts.CallExpression): Titled | null {
  const [first, ...body] = given;
  if (!first || body.length === 0) return null;
  const title = textOf(first);
  const words: string[] = [];
  let table: ts.Node | null = null;
  let callee: ts.Node = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) {
      words.push(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      table = callee.arguments[0] ?? null;
      callee = callee.expression;
    } else return null;
  }
  words.push(callee.text);
  if (title === null || !/^(?:test|it|describe)$/.test(callee.text)) return null;
  const skipped = words.includes('skip') || words.includes('todo');
  return {
    kind: skipped ? 'skipped' : words.includes('describe') ? 'describe' : 'test',
    title,
    table: words.includes('each') ? table : null,
    body,
  };
}

/** The text of a literal; a template as it is written. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

/** All texts of a table, also of one that is a constant of the file. */
function rowsOf(table: ts.Node | null, file: ts.SourceFile): ReadonlySet<string> | null {
  if (!table) return null;
  const texts = new Set<string>();
  const seen = new Set<string>();
  collect(table);
  return texts;

  function collect(node: ts.Node): void {
    const text = textOf(node);
    if (text !== null) texts.add(text);
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text);
      const constant = file.statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => declarationList.declarations)
        .find(({ name }) => name.getText() === node.text);
      if (constant?.initializer) collect(constant.initializer);
    }
    node.forEachChild(collect);
  }
}
