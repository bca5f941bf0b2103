// The server in Python, for tools that are Python: their files run as they are, with the host's own module played.

import type { OutputTree, WrittenFile } from '../../../model/output.ts';
import type { Code, Sourced } from '../../../model/plugin.ts';
import { whyNot } from '../../../convert/code/adapter.ts';
import { commented, pythonString } from '../../../convert/values/literals.ts';
import { kebab, moduleNames } from '../../../convert/values/identifiers.ts';
import { keep, block, invent, fixed } from '../../../convert/values/output.ts';
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

/** Everything that the server needs besides its list of tools. */
export function pythonServer(tools: readonly ListedTool[]): WrittenFile[] {
  const names = moduleNames();
  const files = new Map<string, string>();
  const places: Record<string, OutputTree> = {};
  const written: WrittenFile[] = [];
  for (const { name, tool } of tools) {
    const key = tool.code?.module?.path ?? `/${kebab(String(name.value))}/${String(written.length)}`;
    const known = files.get(key);
    const file = known ?? `${names.of(stemOf(tool.code?.module?.path ?? String(name.value)))}.py`;
    files.set(key, file);
    places[String(name.value)] = {
      file: fixed(file),
      name: tool.id ? keep(tool.id) : fixed(String(name.value)),
    };
    if (known === undefined) written.push(fileOf(`${MODULES_FOLDER}/${file}`, tool.code, tools));
  }
  return [
    { path: PYTHON_SERVER, language: 'python', content: [script] },
    { path: MODULES_FILE, language: 'json', content: places },
    ...written,
  ];
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.py$/, '');
}

/** The source's file as it is; a file that raises an error where the tool has no code. */
function fileOf(path: string, code: Code | undefined, tools: readonly ListedTool[]): WrittenFile {
  const pointer = '/code';
  const print = String;
  const language = 'python';
  if (code?.module) {
    const { text, path: source } = code.module;
    const inside = tools.flatMap(({ tool }) =>
      tool.code?.module?.path === source ? [tool.code.text] : ([] as Sourced<string>[]),
    );
    return { path, language, content: [{ pointer, node: keep(inside, text), print }] };
  }
  if (!code) return { path, language, content: [{ pointer, node: invent(NOT_WRITTEN, why.NO_CODE), print }] };
  const text = `${commented(code.text.value, '#')}\n${NOT_WRITTEN}`;
  return { path, language, content: [{ pointer, node: block(code.text, text, whyNot(code)), print }] };
}

/** How a file ends whose tool has no code that runs there. */
export const NOT_WRITTEN = `raise NotImplementedError(${pythonString('This tool is not written yet.')})\n`;
