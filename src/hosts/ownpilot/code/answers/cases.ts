// Cases for code that does not compile, promises and answers.

import type { RuleCase } from '../../../rule-case.ts';
import { withCode } from '../case-texts.checks.ts';

const web = { permissions: ['network'] };

export const answerCases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('return { content: (1 + 2 ⟦}⟧;'),
    misses: withCode('return { content: (1 + 2) };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('if (args.harbour) { return { content: 1 }⟦;⟧'),
    misses: withCode('if (args.harbour) { return { content: 1 }; }'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode("return { content: 'it'⟦s⟧ high' };"),
    misses: withCode("return { content: 'it\\'s high' };"),
  },
  {
    code: 'ownpilot/code-typescript',
    raises: withCode('const level⟦: number⟧ = 3; return { content: level };'),
    misses: withCode('const level = 3; return { content: level };'),
  },
  {
    code: 'ownpilot/code-import-export',
    raises: withCode("⟦import⟧ tides from 'tides'; return { content: tides };"),
    misses: withCode("const tides = 'import'; return { content: tides };"),
  },
  {
    code: 'ownpilot/code-redeclares',
    raises: withCode('const { ⟦args⟧ } = context; return { content: args };'),
    misses: withCode('const read = (args) => args; return { content: read(1) };'),
  },
  {
    code: 'ownpilot/code-redeclares',
    raises: withCode('const high = 1; const ⟦high⟧ = 2; return { content: high };'),
    misses: withCode('const high = 1; if (high) { const high = 2; } return { content: high };'),
  },
  {
    code: 'ownpilot/code-await-place',
    raises: withCode("return { content: [1].map((n) => { ⟦await⟧ utils.callTool('note', { n }); }) };"),
    misses: withCode("return { content: [1].map(async (n) => { await utils.callTool('note', { n }); }) };"),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode(
      "const key = ⟦config.get('tides', 'key')⟧; if (!key) return { content: 0 }; return { content: 1 };",
    ),
    misses: withCode(
      "const key = config.get('tides', 'key'); if (!(await key)) return { content: 0 }; return { content: 1 };",
    ),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode(
      "const tides = await ⟦fetch('https://tides.example.com')⟧.json(); return { content: tides };",
      web,
    ),
    misses: withCode(
      "const tides = await fetch('https://tides.example.com').then((r) => r.json()); return { content: tides };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode("const tasks = ⟦utils.callTool('list_tasks')⟧ || []; return { content: tasks.length };"),
    misses: withCode(
      "const tasks = utils.callTool('list_tasks'); const [list] = await Promise.all([tasks]); return { content: list };",
    ),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode("return { content: { key: ⟦config.get('tides', 'key')⟧ } };"),
    misses: withCode("const read = () => config.get('tides', 'key'); return { content: await read() };"),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode(
      "const key = ⟦config.get('tides', 'key')⟧; if (!key) return { content: { error: 'No key' } }; const r = await fetch('https://tides.example.com', { headers: { 'x-key': key } }); return { content: await r.json() };",
      web,
    ),
    misses: withCode(
      "const key = config.get('tides', 'key'); const [k] = await Promise.all([key]); if (!k) return { content: { error: 'No key' } }; const r = await fetch('https://tides.example.com', { headers: { 'x-key': k } }); return { content: await r.json() };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode(
      "const key = ⟦config.get('tides', 'key')⟧; const r = await fetch('https://tides.example.com', { headers: { key } }); return { content: await r.json() };",
      web,
    ),
    misses: withCode(
      "const key = config.get('tides', 'key').then(String); const r = await fetch('https://tides.example.com'); return { content: { key: await key, tides: await r.json() } };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode(
      "let key; key = ⟦config.get('tides', 'key')⟧; if (key === undefined) return { content: 0 }; return { content: 1 };",
    ),
    misses: withCode(
      "let key; key = config.get('tides', 'key'); key = await key; if (key === undefined) return { content: 0 }; return { content: 1 };",
    ),
  },
  {
    code: 'ownpilot/code-await-missing',
    raises: withCode(
      "const page = ⟦fetch('https://tides.example.com')⟧; if (!page.ok) note(page); return { content: 1 };",
      web,
    ),
    misses: withCode(
      "const pages = []; const page = fetch('https://tides.example.com'); if (page) pages.push(page); return { content: (await Promise.all(pages)).length };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('⟦const high = 3;⟧'),
    misses: withCode("throw new Error('no tides');"),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('⟦async function tides(args) {⟧\n  return { content: args.harbour };\n}'),
    misses: withCode(
      'async function tides(args) {\n  return { content: args.harbour };\n}\nreturn await tides(args);',
    ),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('const high = 3;\n⟦high + 1;⟧'),
    misses: withCode('const high = 3;\nreturn { content: high + 1 };'),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('⟦(async () => ({ content: args.harbour }))();⟧'),
    misses: withCode('return (async () => ({ content: args.harbour }))();'),
  },
  {
    code: 'ownpilot/code-return-nothing',
    raises: withCode('if (!args.harbour) ⟦return;⟧ return { content: 1 };'),
    misses: withCode('[1].forEach(() => { return; }); return { content: 1 };'),
  },
  {
    code: 'ownpilot/code-return-response',
    raises: withCode("return ⟦await fetch('https://tides.example.com')⟧;", web),
    misses: withCode("return await fetch('https://tides.example.com').then((r) => r.json());", web),
  },
  {
    code: 'ownpilot/code-return-not-object',
    raises: withCode('return ⟦`High at ${args.harbour}`⟧;'),
    misses: withCode('const text = { content: args.harbour }; return text;'),
  },
  {
    code: 'ownpilot/code-return-no-content',
    raises: withCode('return ⟦{ high: 3 }⟧;'),
    misses: withCode('return { ...args, high: 3 };'),
  },
];
