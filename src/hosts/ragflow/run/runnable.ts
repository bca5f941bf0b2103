// Reads what can be called of plugins in Python: one tool per class, with the parameters that its metadata gives.

import { isObject, member } from '../../../model/guards.ts';
import type { BundleFile, PluginFiles } from '../../../model/portable.ts';
import type { ReadRunnable, RunTool } from '../../../model/run.ts';
import { readPython } from '../convert/read/python-file.ts';
import { isTruthy } from '../python.ts';

/** What the runner needs of the files. */
export interface ToolRest {
  readonly files: readonly BundleFile[];
  /** Null where the name in the metadata is known. */
  readonly class: string | null;
  /** The name in the metadata; null where only running shows it. */
  readonly tool: string | null;
}

/** The tools of all files in Python; [] for metadata as JSON alone. */
export const runnable: ReadRunnable = (source) => {
  const files = pythonFiles(source);
  const tools = files.flatMap((file) => toolsOf(file, files));
  const dark = tools.some(({ rest }) => (rest as ToolRest).tool === null);
  return { tools, services: [], ...(dark ? { note: NOTE } : {}) };
};

const NOTE =
  'The metadata of some plugins here is only known when their code runs, so their arguments have no form: write them as JSON.';

/** The files in Python, the main one first. */
function pythonFiles({ main, others }: PluginFiles): BundleFile[] {
  const { path, text, value } = main;
  const isCode = isPython(path) || (!isObject(value) && !Array.isArray(value));
  const code = isCode ? [{ path: isPython(path) ? path : 'plugin.py', text }] : [];
  return [...code, ...others.filter((file) => isPython(file.path))];
}

function isPython(path: string): boolean {
  return /\.py$/i.test(path);
}

function toolsOf(file: BundleFile, files: readonly BundleFile[]): RunTool[] {
  const read = readPython(file.text);
  const named = (read ?? []).flatMap(({ metadata }) => {
    const name = member(metadata, 'name');
    return typeof name === 'string' ? [toolOf(file, { files, class: null, tool: name }, metadata)] : [];
  });
  if (read && named.length === read.length) return named;
  const classes = file.text.matchAll(/^class[ \t]+(\w+)[ \t]*\([^)\n]*LLMToolPlugin/gmu);
  return [...classes].map(([, name = '']) => toolOf(file, { files, class: name, tool: null }, {}));
}

function toolOf({ path, text }: BundleFile, rest: ToolRest, metadata: unknown): RunTool {
  const name = rest.tool ?? rest.class ?? '';
  const description = member(metadata, 'description');
  return {
    pointer: `/${name}`,
    file: path,
    name,
    description: typeof description === 'string' ? description : '',
    code: text,
    parameters: schemaOf(member(metadata, 'parameters')),
    permissions: [],
    requiresApproval: false,
    rest,
  };
}

/** What the metadata gives to the model, as a JSON schema. */
function schemaOf(parameters: unknown): unknown {
  const entries = isObject(parameters) ? Object.entries(parameters) : [];
  const properties = entries.map(([name, one]) => {
    const [type, description] = [member(one, 'type'), member(one, 'description')];
    return [name, { type: typeof type === 'string' ? type.toLowerCase() : 'string', description }] as const;
  });
  const required = entries.filter(([, one]) => isTruthy(member(one, 'required'))).map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}
