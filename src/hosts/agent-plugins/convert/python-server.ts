// The server in Python, for tools that are Python: their files run as they are, with the host's own module played.

import type { OutputNode, OutputTree, WrittenFile } from '../../../model/output.ts';
import type { Code } from '../../../model/plugin.ts';
import { whyNot } from '../../../convert/code/adapter.ts';
import { requiredFiles } from '../../../convert/code/required.ts';
import { commented, pythonString } from '../../../convert/values/literals.ts';
import { kebab, moduleNames } from '../../../convert/values/identifiers.ts';
import { keep, block, invent, fixed, together } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import type { ListedTool } from '../../../convert/targets/tool-list.ts';
import script from './scripts/server.py?raw';

/** The script that a client starts with `python3`. */
export const PYTHON_SERVER = 'server/server.py';
/** Which file has which tool, and what that is called in it. */
export const MODULES_FILE = 'server/modules.json';
export const MODULES_FOLDER = 'server/tools';
export const PYTHON = 'Python 3.9 or newer';

/** Whether a tool runs there: its whole file is known. */
export function isPython({ tool: { code } }: ListedTool): boolean {
  return code?.module !== undefined;
}

/** Modules whose packages have other names. */
const PACKAGES: Readonly<Record<string, string>> = {
  bs4: 'beautifulsoup4',
  Cryptodome: 'pycryptodomex',
  cv2: 'opencv-python',
  dateutil: 'python-dateutil',
  docx: 'python-docx',
  dotenv: 'python-dotenv',
  jwt: 'pyjwt',
  PIL: 'pillow',
  pptx: 'python-pptx',
  sklearn: 'scikit-learn',
  yaml: 'pyyaml',
};

/** The packages that the files of tools import, by the names under which pip installs them. */
export function pythonPackages(tools: readonly ListedTool[]): string[] {
  const modules = tools.flatMap(({ tool: { code } }) => code?.module?.packages ?? []);
  return [...new Set(modules.map((name) => PACKAGES[name] ?? name))];
}

/** Everything that the server needs besides its list of tools, and the path of each tool's file, in their order. */
export function pythonServer(tools: readonly ListedTool[]): {
  readonly server: WrittenFile[];
  readonly paths: readonly string[];
} {
  const names = moduleNames();
  const imported = tools.flatMap(({ tool: { code } }) => code?.module?.files ?? []);
  // Modules are imported by their names.
  for (const top of new Set(imported.map(({ path }) => path.split('/', 1)[0] ?? ''))) names.of(stemOf(top));
  const files = new Map<string, string>();
  const places: Record<string, OutputTree> = {};
  const written: WrittenFile[] = [];
  const paths: string[] = [];
  for (const { name, tool } of tools) {
    const key = tool.code?.module?.path ?? `/${kebab(String(name.value))}/${String(written.length)}`;
    const known = files.get(key);
    const file = known ?? `${names.of(stemOf(tool.code?.module?.path ?? String(name.value)))}.py`;
    files.set(key, file);
    paths.push(`${MODULES_FOLDER}/${file}`);
    places[String(name.value)] = {
      file: fixed(file),
      name: tool.id ? keep(tool.id) : fixed(String(name.value)),
    };
    if (known === undefined) written.push(fileOf(`${MODULES_FOLDER}/${file}`, tool.code, tools));
  }
  const server: WrittenFile[] = [
    { path: PYTHON_SERVER, language: 'python', content: [script] },
    { path: MODULES_FILE, language: 'json', content: places },
    ...written,
    ...requiredFiles(MODULES_FOLDER, imported),
  ];
  return { server, paths };
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.py$/, '');
}

/** The source's file as it is; a file that raises an error where the tool has no code that runs there. */
function fileOf(path: string, code: Code | undefined, tools: readonly ListedTool[]): WrittenFile {
  return {
    path,
    language: 'python',
    content: [{ pointer: '/code', node: textOf(code, tools), print: String }],
  };
}

function textOf(code: Code | undefined, tools: readonly ListedTool[]): OutputNode {
  if (!code) return invent(NOT_WRITTEN, why.NO_CODE);
  const { text, path, blocked } = code.module ?? { text: code.text.value, path: null, blocked: whyNot(code) };
  const inside = tools.flatMap(({ tool }) =>
    path !== null && tool.code?.module?.path === path ? [tool.code.text] : [],
  );
  if (!blocked) return keep(inside, text);
  const stub = `${commented(text, '#')}\n${NOT_WRITTEN}`;
  const [first = code.text, ...more] = inside;
  const blocks = more.map((one) => block(one, stub, blocked));
  return together(block(first, stub, blocked), blocks);
}

/** How a file ends whose tool has no code that runs there. */
export const NOT_WRITTEN = `raise NotImplementedError(${pythonString('This tool is not written yet.')})\n`;
