// What the editor knows of languages, without a page.

import { insertNewlineAndIndent, toggleComment } from '@codemirror/commands';
import { ensureSyntaxTree, foldable, getIndentation, syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../model/file.ts';
import { languageSupport } from './languages.ts';

async function stateOf(doc: string, language: Language): Promise<EditorState> {
  const state = EditorState.create({ doc, extensions: await languageSupport(language) });
  // The tree of a new state is only what could be read in a few milliseconds; the next state has the whole one.
  ensureSyntaxTree(state, doc.length, 20_000);
  return state.update({}).state;
}

function hasErrors(state: EditorState): boolean {
  let found = false;
  syntaxTree(state).iterate({ enter: ({ type }) => void (found ||= type.isError) });
  return found;
}

test('both are parsed', async () => {
  const text = 'export const plugin: Plugin = { actions: [] as Action[] };\n';
  expect(hasErrors(await stateOf(text, 'typescript'))).toBe(false);
  expect(hasErrors(await stateOf('module.exports = { a: 1 };', 'javascript'))).toBe(false);
});

test('JSON is parsed as before, and other files are plain text', async () => {
  expect(syntaxTree(await stateOf('{"a": 1}', 'json')).topNode.name).toBe('JsonText');
  for (const language of ['markdown', 'text'] as const)
    expect(syntaxTree(await stateOf('x', language)).length).toBe(0);
});

describe.each<Language>(['javascript', 'typescript'])('%s', (language) => {
  test.each<[string, string, number]>([
    ['in a function', 'function f() {\n', 2],
    ['after a function', 'function f() {\n}', 0],
    ['in an object in a call', 'call({\n', 2],
    ['in a list', 'const a = [\n', 2],
    ['after a list', 'const a = [\n]', 0],
    ['a case', 'switch (a) {\ncase 1:', 2],
    ['in a case', 'switch (a) {\n  case 1:\nrun();', 4],
    ['after a switch', 'switch (a) {\n}', 0],
    ['at the top', 'const a = 1;\n', 0],
  ])('indents %s', async (_, text, columns) => {
    const state = await stateOf(text, language);
    expect(getIndentation(state, state.doc.lines > 0 ? state.doc.line(state.doc.lines).from : 0)).toBe(
      columns,
    );
  });

  test('folds blocks', async () => {
    const state = await stateOf('function f() {\n  return 1;\n}\n', language);
    expect(foldable(state, 0, 14)).toEqual({ from: 14, to: 27 });
  });

  test('toggles comments', async () => {
    let state = await stateOf('run();', language);
    const press = (): unknown => toggleComment({ state, dispatch: (change) => (state = change.state) });
    press();
    expect(state.doc.toString()).toBe('// run();');
    press();
    expect(state.doc.toString()).toBe('run();');
  });
});

describe('python', () => {
  const columnsAfter = async (text: string): Promise<number | null> => {
    if (!text.endsWith('\n')) {
      const state = await stateOf(text, 'python');
      return getIndentation(state, state.doc.line(state.doc.lines).from);
    }
    let state = await stateOf(text.slice(0, -1), 'python');
    state = state.update({ selection: { anchor: state.doc.length } }).state;
    insertNewlineAndIndent({ state, dispatch: (change) => (state = change.state) });
    return state.doc.line(state.doc.lines).length;
  };

  test('is parsed', async () => {
    expect(hasErrors(await stateOf('class A(B):\n    x = 1\n', 'python'))).toBe(false);
  });

  test.each<[string, string, number]>([
    ['at the top', 'x = 1\n', 0],
    ['in a class', 'class A:\n', 4],
    ['in a method', 'class A:\n    def f(self):\n', 8],
    ['after a comment behind the colon', 'def f():  # why\n', 4],
    ['after a statement', 'def f():\n    x = 1\n', 4],
    ['in a dict', 'def f():\n    return {\n', 8],
    ['in a dict, after a member', 'def f():\n    return {\n        "a": 1,\n', 8],
    ['at the end of a dict', 'def f():\n    return {\n        "a": 1,\n    }', 4],
    ['in a call', 'call(\n', 4],
    ['in parameters', 'def f(\n', 4],
    ['after parameters of several lines', 'def f(\n    a,\n):\n', 4],
    ['an else', 'if a:\n    x = 1\n    else:', 0],
    ['an else of the block around', 'if a:\n    for x in y:\n        run()\nelse:', 0],
    ['an else after a return', 'if a:\n    return 1\nelse:', 0],
    ['an except', 'def f():\n    try:\n        run()\n        except ValueError:', 4],
  ])('indents %s', async (_, text, columns) => {
    expect(await columnsAfter(text)).toBe(columns);
  });

  test('leaves lines of texts alone', async () => {
    expect(await columnsAfter('x = """\n  a')).toBe(null);
  });

  test('folds blocks and dicts', async () => {
    const text = 'def f():\n    return {\n        "a": 1,\n    }\nx = 1\n';
    const state = await stateOf(text, 'python');
    expect(foldable(state, 0, 8)).toEqual({ from: 8, to: text.indexOf('\nx') });
    const brace = text.indexOf('{');
    expect(foldable(state, 9, brace + 1)).toEqual({ from: brace + 1, to: text.indexOf('}') });
  });

  test('toggles comments', async () => {
    let state = await stateOf('run()', 'python');
    const press = (): unknown => toggleComment({ state, dispatch: (change) => (state = change.state) });
    press();
    expect(state.doc.toString()).toBe('# run()');
    press();
    expect(state.doc.toString()).toBe('run()');
  });
});
