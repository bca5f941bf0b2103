// How this host calls a skill: CommonJS with `module.exports.runtime.handler(args)`, settings in `this.runtimeArgs`.

import type { Convention } from '../../../model/plugin.ts';
import { allSettings } from '../../../convert/code/adapter.ts';
import { jsLiteral } from '../../../convert/values/literals.ts';

/** How this host calls code; its id is in the marks of converted code and never changes. */
export const convention: Convention = {
  id: 'commonjs-runtime',
  ownOnly: (code) => [...new Set(code.match(/\bthis\.(?:webScraper|super|caller)\b/g))],
  shell: (_, settings, about) => [
    `const call = async (args, setting, node) => {
${allSettings(settings)}  const own = { exports: {} };
  const load = (module, exports, require) => {
`,
    `  };
  load(own, own.exports, node);
  const runtime = own.exports.runtime;
  const self = {
    ...runtime,
    runtimeArgs: settings,
    config: ${jsLiteral(about)},
    introspect: () => {},
    logger: (...words) => console.log(...words),
    requestToolApproval: async () => ({ approved: true, message: 'Approval not required in this context.' }),
  };
  const result = await runtime.handler.call(self, args);
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
};
`,
  ],
};
