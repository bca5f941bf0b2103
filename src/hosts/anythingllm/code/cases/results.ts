// Cases of results and errors.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { bare, body, manifest, path, sound } from './texts.ts';

/** Cases of results and errors. */
export const results: readonly CodeCase[] = [
  {
    code: 'anythingllm/code-return-type',
    path,
    manifest,
    raises: body('return ⟦{ harbour }⟧;'),
    misses: body('return JSON.stringify({ harbour });'),
    fixed: body('return JSON.stringify({ harbour });'),
  },
  {
    code: 'anythingllm/code-return-type',
    path,
    manifest,
    raises: body('const times = [harbour];\n      return ⟦times⟧;'),
    misses: body('let times = [harbour];\n      times = times.join();\n      return times;'),
  },
  {
    code: 'anythingllm/code-return-type',
    path,
    manifest,
    raises: body("return harbour ? ⟦12⟧ : 'none';"),
    misses: body("return harbour ? '12' : 'none';"),
    fixed: body("return harbour ? String(12) : 'none';"),
  },
  {
    code: 'anythingllm/code-return-type',
    path,
    manifest,
    raises: 'module.exports.runtime = { handler: ({ harbour }) => (⟦[harbour]⟧) };',
    misses: 'module.exports.runtime = { handler: ({ harbour }) => [harbour].join() };',
    fixed: 'module.exports.runtime = { handler: ({ harbour }) => (JSON.stringify([harbour])) };',
  },
  {
    code: 'anythingllm/code-return-type',
    path,
    manifest,
    raises: body('return ⟦null⟧;'),
    misses: body('return (() => null)() ?? harbour;'),
  },
  {
    code: 'anythingllm/code-return-missing',
    path,
    manifest,
    raises: `module.exports.runtime = {
  handler: async function ({ harbour }) {
    try {
      return harbour;
    } ⟦catch⟧ (error) {
      this.logger(error.message);
    }
  },
};
`,
    misses: sound,
    fixed: `module.exports.runtime = {
  handler: async function ({ harbour }) {
    try {
      return harbour;
    } catch (error) {
      this.logger(error.message);
      return \`The skill failed: \${error.message}\`;
    }
  },
};
`,
  },
  {
    code: 'anythingllm/code-return-missing',
    path,
    manifest,
    raises: 'module.exports.runtime = { handler({ harbour }) { this.introspect(harbour); ⟦}⟧ };',
    misses: 'module.exports.runtime = { handler({ harbour }) { for (const a of harbour) { return a; } } };',
  },
  {
    code: 'anythingllm/code-return-missing',
    path,
    manifest,
    raises: body('if (!harbour) ⟦return;⟧ return harbour;'),
    misses: body('[1].forEach(() => { return; }); return harbour;'),
  },
  {
    code: 'anythingllm/code-no-try',
    path,
    manifest,
    raises: bare('const text = ⟦await⟧ fetch(harbour);\n\n    return `a\n${text}`;'),
    misses: bare('return await fetch(harbour).then((one) => one.text()).catch(() => "failed");'),
    fixed: `module.exports.runtime = {
  handler: async function ({ harbour }) {
    try {
      const text = await fetch(harbour);

      return \`a
\${text}\`;
    } catch (error) {
      return \`The skill failed: \${error.message}\`;
    }
  },
};
`,
  },
  {
    code: 'anythingllm/code-no-try',
    path,
    manifest,
    raises: 'module.exports.runtime = { async handler({ harbour }) { return ⟦await⟧ ask(harbour); } };',
    misses: bare('await new Promise((done) => setTimeout(done, 1000));\n\n    return "a";'),
    fixed:
      'module.exports.runtime = { async handler({ harbour }) { try { return await ask(harbour);  } catch (error) { return `The skill failed: ${error.message}`; } } };',
  },
  {
    code: 'anythingllm/code-throw',
    path,
    manifest,
    raises: bare("if (!harbour) ⟦throw new Error('Which harbour?');⟧\n    return harbour;"),
    misses: body("if (!harbour) throw new Error('Which harbour?'); return harbour;"),
    fixed: bare("if (!harbour) return 'Which harbour?';\n    return harbour;"),
  },
  {
    code: 'anythingllm/code-approval-ignored',
    path,
    manifest,
    raises: body("if (!(⟦await this.requestToolApproval({})⟧)) return 'No.'; return harbour;"),
    misses: body(
      "const { approved } = await this.requestToolApproval({}); return approved ? harbour : 'No.';",
    ),
    fixed: body("if (!(await this.requestToolApproval({})).approved) return 'No.'; return harbour;"),
  },
  {
    code: 'anythingllm/code-approval-ignored',
    path,
    manifest,
    raises: body("const { approved } = ⟦this.requestToolApproval({})⟧; return approved ? harbour : 'No.';"),
    misses: body('this.requestToolApproval({}).then((answer) => this.logger(answer)); return harbour;'),
    fixed: body(
      "const { approved } = await this.requestToolApproval({}); return approved ? harbour : 'No.';",
    ),
  },
  {
    code: 'anythingllm/code-unawaited',
    path,
    manifest,
    raises: body("⟦fetch('https://tides.example.com')⟧; return harbour;"),
    misses: body("fetch('https://tides.example.com').catch(() => null); return harbour;"),
    fixed: body("await fetch('https://tides.example.com'); return harbour;"),
  },
  {
    code: 'anythingllm/code-unawaited',
    path,
    manifest,
    raises: body("const r = ⟦fetch('https://tides.example.com')⟧; return String(r.ok) + harbour;"),
    misses: body(
      "const r = fetch('https://tides.example.com'); const [one] = await Promise.all([r]); return String(one.ok) + harbour;",
    ),
  },
  {
    code: 'anythingllm/code-unawaited',
    path,
    manifest,
    raises: body("harbour.split(',').forEach(⟦async (a) => { await fetch(a); }⟧); return harbour;"),
    misses: body(
      "harbour.split(',').forEach(async (a) => { try { await fetch(a); } catch { this.logger(a); } }); return harbour;",
    ),
  },
  {
    code: 'anythingllm/code-unawaited',
    path,
    manifest,
    raises: `async function save(a) { if (!a) throw new Error('Which?'); }\n${body('⟦save(harbour)⟧; return harbour;')}`,
    misses: `async function save(a) { if (!a) this.logger('Which?'); }\n${body('save(harbour); return harbour;')}`,
  },
];
