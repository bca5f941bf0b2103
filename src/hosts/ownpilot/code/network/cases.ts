// Cases for requests.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { web, withCode } from '../case-texts.fixtures.ts';

const get = (url: string): string => `const r = await fetch(${url}); return { content: await r.json() };`;

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-fetch-timeout',
    raises: withCode(
      "const r = await ⟦fetch⟧('https://tides.example.com', { method: 'POST' }); return { content: r.status };",
      web,
    ),
    misses: withCode(
      "const r = await fetch('https://tides.example.com', { method: 'POST', signal: AbortSignal.timeout(1000) }); return { content: r.status };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-fetch-private',
    raises: withCode(get("⟦'http://192.168.1.10:8080/tides'⟧"), web),
    misses: withCode(get("'http://192.169.1.10:8080/tides'"), web),
  },
  {
    code: 'ownpilot/code-fetch-private',
    raises: withCode(`const base = ⟦'http://localhost:8888'⟧; ${get("base + '/tides'")}`, web),
    misses: withCode(`const base = 'http://localhost'; ${get("base + '.example.com/tides'")}`, web),
  },
  {
    code: 'ownpilot/code-fetch-private',
    raises: withCode(get('⟦`http://127.0.0.2/${args.harbour}`⟧'), web),
    misses: withCode(get('`http://127.0.0.${args.harbour}/`'), web),
    release: '0.8.3',
  },
  {
    code: 'ownpilot/code-fetch-scheme',
    raises: withCode(get("⟦'ftp://tides.example.com'⟧"), web),
    misses: withCode(get("'https://tides.example.com'"), web),
  },
  {
    code: 'ownpilot/code-fetch-relative',
    raises: withCode(get("⟦'/tides'⟧"), web),
    misses: withCode(get("args.harbour + '/tides'"), web),
  },
  {
    code: 'ownpilot/code-form-body',
    raises: withCode(
      "if (typeof fetch !== 'undefined' && typeof URLSearchParams !== 'undefined') { const r = await fetch('https://tides.example.com', { method: 'POST', ⟦body: new URLSearchParams({ day: '1' })⟧ }); return { content: r.ok }; } return { content: 'Only in a chat.' };",
      web,
    ),
    misses: withCode(
      "if (typeof fetch !== 'undefined' && typeof URLSearchParams !== 'undefined') { const r = await fetch('https://tides.example.com', { method: 'POST', headers: {}, body: new URLSearchParams({ day: '1' }) }); return { content: r.ok }; } return { content: 'Only in a chat.' };",
      web,
    ),
  },
];
