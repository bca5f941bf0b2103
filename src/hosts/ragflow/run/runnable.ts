// Reads what can be called of plugins in Python: one tool per class, with the parameters that its metadata gives.

import { isObject } from '../../../model/guards.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { PluginFiles } from '../../../model/portable.ts';
import type { ReadRunnable, RunTool } from '../../../model/run.ts';
import { memberOf } from '../code/metadata/values.ts';
import type { PluginClass } from '../code/plugin-source.ts';
import { readPluginSource } from '../code/read.ts';
import { argumentForm } from './argument-form.ts';

export interface ToolRest {
  readonly files: readonly PluginFile[];
  /** Null where the name in the metadata is known. */
  readonly class: string | null;
  /** The name in the metadata; null where only running shows it. */
  readonly tool: string | null;
}

/** The tools of all files in Python; [] for metadata as JSON alone. */
export const runnable: ReadRunnable = (source) => {
  const files = pythonFiles(source);
  const tools = files.flatMap((file) => toolsOf(file, files));
  const dark = tools.some(({ unsure }) => unsure);
  return { tools: tools.map(({ tool }) => tool), services: [], ...(dark ? { note: NOTE } : {}) };
};

const NOTE =
  'The metadata of some plugins here is only known when their code runs, so the form has what `invoke` takes.';

/** The files in Python, the main one first. */
function pythonFiles({ main, others }: PluginFiles): PluginFile[] {
  const { path, text, value } = main;
  const isCode = isPython(path) || (!isObject(value) && !Array.isArray(value));
  const code = isCode ? [{ path: isPython(path) ? path : 'plugin.py', text }] : [];
  return [...code, ...others.filter((file) => isPython(file.path))];
}

function isPython(path: string): boolean {
  return /\.py$/i.test(path);
}

/** A tool, and whether only running the code would show all of its form. */
interface FoundTool {
  readonly tool: RunTool;
  readonly unsure: boolean;
}

/** Classes that the reader leaves out, since they may be defined or not, are called by their names. */
function toolsOf(file: PluginFile, files: readonly PluginFile[]): FoundTool[] {
  const { plugins, unread, errors } = readPluginSource(file.text);
  const read = plugins.map((plugin) => toolOf(file, files, plugin));
  const classes = file.text.matchAll(/^[ \t]*class[ \t]+(\w+)[ \t]*\([^)\n]*LLMToolPlugin/gmu);
  if (!unread && errors.length === 0) return read;
  const rest = [...classes].flatMap(([, name = '']) =>
    plugins.some((plugin) => plugin.name === name)
      ? []
      : [{ tool: runTool(file, { files, class: name, tool: null }, '', NO_FORM), unsure: true }],
  );
  return [...read, ...rest];
}

const NO_FORM = { type: 'object', properties: {}, required: [] };

function toolOf(file: PluginFile, files: readonly PluginFile[], plugin: PluginClass): FoundTool {
  const [name, description] = ['name', 'description'].map((key) => memberOf(plugin.metadata, key));
  const known = name?.kind === 'str' ? name.value : null;
  const { schema, unsure } = argumentForm(plugin);
  const rest = { files, class: known === null ? plugin.name : null, tool: known };
  return { tool: runTool(file, rest, description?.kind === 'str' ? description.value : '', schema), unsure };
}

function runTool(
  { path, text }: PluginFile,
  rest: ToolRest,
  description: string,
  parameters: unknown,
): RunTool {
  const name = rest.tool ?? rest.class ?? '';
  return {
    pointer: `/${name}`,
    file: path,
    name,
    description,
    code: text,
    parameters,
    permissions: [],
    requiresApproval: false,
    rest,
  };
}
