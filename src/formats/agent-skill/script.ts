// A tool's code as a script that takes its parameters as JSON and prints what the tool gives.

import type { WrittenFile } from '../../model/output.ts';
import type { Setting, Tool } from '../../model/plugin.ts';
import { adapterOf, isCallable, nameInSource, settingTable } from '../../hosts/kit/convert/code/adapter.ts';
import { NODE_HEAD } from '../../hosts/kit/convert/code/calls-module.ts';
import { screaming } from '../../hosts/kit/convert/identifiers.ts';
import { reshape } from '../../hosts/kit/convert/output.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';

/** null for a tool without code that Node.js can run. */
export function scriptFile(path: string, { code }: Tool, settings: readonly Setting[]): WrittenFile | null {
  if (!code || !isCallable(code)) return null;
  const names = settings.map((setting) => {
    const own = nameInSource(setting);
    return { ...own, to: screaming(`${own.service} ${own.key}`) };
  });
  const { before, after } = adapterOf(code, names);
  return {
    path,
    language: 'javascript',
    content: [
      `// Made by Plugbench: node ${path.slice(path.lastIndexOf('/') + 1)} '{…}'\n\n${NODE_HEAD}\n${before}`,
      { pointer: '/code', node: reshape(code.text, code.text.value, why.ADAPTED_CODE), print: String },
      `${after}
// Settings are read from the environment.
const SETTINGS = ${settingTable(names)};
const setting = (service, key) => process.env[(SETTINGS[service] || {})[key]];

console.log(await call(JSON.parse(process.argv[2] ?? '{}'), setting, node));
`,
    ],
  };
}
