// How this host calls a skill: CommonJS with `module.exports.runtime.handler(args)`, settings in `this.runtimeArgs`.

import type { Convention } from '../../../model/plugin.ts';
import { aboutCode, allSettings } from '../../../convert/code/adapter.ts';
import { usesOf } from '../../../convert/code/uses.ts';

/** Members of `this` that need the host's server or hold its settings' values, and what the module is for Node.js. */
const OWN =
  /^(?:this(?:\.(?:webScraper|super|config\.setup_args)\b.*|\.config)?|require\.(?!main\b).*|module\.(?!exports\b).*)$/;

/** How this host calls code; its id is in the marks of converted code and never changes. */
export const convention: Convention = {
  id: 'commonjs-runtime',
  ownOnly: (code) => usesOf(code, { free: ['require', 'module'], self: true }).filter((use) => OWN.test(use)),
  // The module is loaded once, as by the host, so what it keeps between calls stays.
  shell: (_, settings, about) => [
    `function plugbenchSkill(module, exports, require) {
`,
    `}
${aboutCode(about)}let plugbenchLoaded;
const plugbenchCall = async (args, setting, node = {}) => {
${allSettings(settings)}  if (!plugbenchLoaded) {
    const own = { exports: {} };
    plugbenchSkill.call(own.exports, own, own.exports, node);
    plugbenchLoaded = own;
  }
  const { runtime } = plugbenchLoaded.exports;
  const self = {
    ${Object.keys(about).length > 0 ? '...plugbenchAbout,\n    ' : ''}runtimeArgs: settings,
    runtime: 'docker',
    introspect: () => {},
    logger: (...words) => console.log(...words),
    ...runtime,
    requestToolApproval: async () => ({ approved: true, message: 'Approval not required in this context.' }),
    caller: '@agent',
  };
  const result = await self.handler(args);
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
};
`,
  ],
};
