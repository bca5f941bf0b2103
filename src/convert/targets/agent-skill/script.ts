// A tool's code as a script that takes its parameters as JSON and prints what the tool gives.

import { baseName } from '../../../files/paths.ts';
import type { WrittenFile } from '../../../model/output.ts';
import type { Setting, SettingName, Tool } from '../../../model/plugin.ts';
import { adapterOf, isCallable } from '../../code/adapter.ts';
import { commonJsIn, loaderIn, packageFiles, requiredFiles, withFolder } from '../../code/required.ts';
import { jsLiteral } from '../../values/literals.ts';
import { environmentOf, askedNames, tableCode } from '../../code/setting-names.ts';
import { keep } from '../../values/output.ts';

/** What the names of scripts end with: CommonJS, so that code runs as sloppy as it was written. */
export const SCRIPT_EXTENSION = '.cjs';

/** What the code of these tools loads; `name` is that of the tool's script, without its ending. */
export function loadedFiles(
  folder: string,
  tools: readonly { readonly name: string; readonly tool: Tool }[],
): WrittenFile[] {
  const all = tools.map(({ tool }) => tool);
  const files = tools.flatMap(({ name, tool }) =>
    requiredFiles(`${folder}/${libraryOf(name)}`, tool.code?.files),
  );
  return [...files, ...(files.length > 0 ? [commonJsIn(`${folder}/lib`)] : []), ...packageFiles(folder, all)];
}

const libraryOf = (name: string): string => `lib/${name}`;

/** null for a tool without code that Node.js can run. */
export function scriptFile(path: string, { code }: Tool, settings: readonly Setting[]): WrittenFile | null {
  if (!code || !isCallable(code)) return null;
  const names = environmentOf(settings);
  const { library, before, after } = adapterOf(code, names);
  const required = names.flatMap(({ to }, i) => (settings[i]?.required ? [to] : []));
  const file = baseName(path);
  const folder = code.files ? libraryOf(file.slice(0, -SCRIPT_EXTENSION.length)) : undefined;
  return {
    path,
    language: 'javascript',
    content: [
      `// Made by Plugbench: node ${file} '{…}'\n\n${library}${before}`,
      { pointer: '/code', node: keep(code.text, withFolder(code.text.value, folder)), print: String },
      `${after}\n${settingCode(askedNames(code, names))}${main(required, loaderIn(folder))}`,
    ],
  };
}

function settingCode(names: readonly SettingName[]): string {
  if (names.length === 0) return 'const plugbenchSetting = () => undefined;\n';
  const { table, name } = tableCode(names);
  return `// Settings are read from the environment.
const plugbenchSettings = ${table};

const plugbenchSetting = (service, key) => process.env[${name}];
`;
}

/** Whatever fails ends with one line of text and exit code 1. What the code leaves open does not keep it from ending. */
function main(required: readonly string[], node: string): string {
  const demand = `  const missing = ${jsLiteral(required)}.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(\`Not set in the environment: \${missing.join(', ')}\`);
`;
  return `
async function plugbenchMain() {
  // Standard output is the answer alone.
  const print = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
${required.length > 0 ? demand : ''}  let args;
  try {
    args = JSON.parse(process.argv[2] ?? '{}');
  } catch (error) {
    throw new Error(\`The argument is not JSON: \${error.message}\`);
  }
  const text = await plugbenchCall(args, plugbenchSetting, ${node});
  print(\`\${text}\\n\`, () => process.exit(0));
}

// What fails beside the call takes nothing from its answer.
process.on('uncaughtException', (error) => console.error(error));
plugbenchMain().catch((error) => {
  const [line] = String(error instanceof Error ? error.message : error).split('\\n');
  process.stderr.write(\`\${line}\\n\`, () => process.exit(1));
});
`;
}
