// A tool's code as a script that takes its parameters as JSON and prints what the tool gives.

import type { WrittenFile } from '../../model/output.ts';
import type { Setting, SettingName, Tool } from '../../model/plugin.ts';
import { adapterOf, isCallable } from '../../hosts/kit/convert/code/adapter.ts';
import { environmentOf } from '../../hosts/kit/convert/code/environment.ts';
import { askedNames, tableCode } from '../../hosts/kit/convert/code/setting-names.ts';
import { reshape } from '../../hosts/kit/convert/output.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';

/** What the names of scripts end with: CommonJS, so that code runs as sloppy as it was written. */
export const SCRIPT_EXTENSION = '.cjs';

/** null for a tool without code that Node.js can run. */
export function scriptFile(path: string, { code }: Tool, settings: readonly Setting[]): WrittenFile | null {
  if (!code || !isCallable(code)) return null;
  const names = environmentOf(settings);
  const { library, before, after } = adapterOf(code, names);
  return {
    path,
    language: 'javascript',
    content: [
      `// Made by Plugbench: node ${path.slice(path.lastIndexOf('/') + 1)} '{…}'\n\n${library}${before}`,
      { pointer: '/code', node: reshape(code.text, code.text.value, why.ADAPTED_CODE), print: String },
      `${after}\n${settingCode(askedNames(code, names))}${MAIN}`,
    ],
  };
}

function settingCode(names: readonly SettingName[]): string {
  if (names.length === 0) return 'const setting = () => undefined;\n';
  const { table, name } = tableCode(names);
  return `// Settings are read from the environment.
const SETTINGS = ${table};

const setting = (service, key) => process.env[${name}];
`;
}

const MAIN = `
async function main() {
  let args;
  try {
    args = JSON.parse(process.argv[2] ?? '{}');
  } catch (error) {
    throw new Error(\`The argument is not JSON: \${error.message}\`);
  }
  console.log(await call(args, setting, require));
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
`;
