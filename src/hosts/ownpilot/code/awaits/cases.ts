// Cases for promises.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { web, withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
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
];
