// The server in JavaScript: its list of tools, its settings, the protocol, and the tools' own code behind adapters.

import type { OutputTree, WrittenFile } from '../../../model/output.ts';
import type { Setting } from '../../../model/plugin.ts';
import { CALLS_FILE, callsFile } from '../../../convert/code/calls-module.ts';
import { environmentOf } from '../../../convert/code/setting-names.ts';
import { libraryFiles, packageFiles } from '../../../convert/code/required.ts';
import { keep, invent, fixed } from '../../../convert/values/output.ts';
import { requiredFlag } from '../../../convert/schema/write.ts';
import type { ListedTool } from '../../../convert/targets/tool-list.ts';
import type { Variable } from '../../../convert/skill/setting-list.ts';
import script from './scripts/server.mjs?raw';

/** The script that a client starts with `node`. */
export const NODE_SERVER = 'server/server.mjs';

export const SETTINGS_FILE = 'server/settings.json';

/** Everything that the server needs besides its list of tools. */
export function nodeServer(tools: readonly ListedTool[], variables: readonly Variable[]): WrittenFile[] {
  const settings = variables.map(({ setting }) => setting);
  const named = tools.map(({ name, tool }) => ({ name: String(name.value), tool }));
  const own = named.map(({ tool }) => tool);
  return [
    { path: NODE_SERVER, language: 'javascript', content: [script] },
    callsFile(`server/${CALLS_FILE}`, named, environmentOf(settings)),
    ...libraryFiles('server', named),
    ...packageFiles('server', own),
  ];
}

/** Which settings there are, which of them a call cannot do without, and what a person reads of them. */
export function settingsFile(variables: readonly Variable[]): WrittenFile {
  const list = variables.map(settingTree);
  return {
    path: SETTINGS_FILE,
    language: 'json',
    content: list.length > 0 ? list : fixed([]),
  };
}

function settingTree({ setting, name }: Variable): OutputTree {
  return {
    name,
    required: requiredFlag(setting),
    type: typeNode(setting),
    label: keep(setting.label),
    description: keep(setting.help),
    placeholder: keep(setting.placeholder),
    enum: keep(setting.choices),
    default: keep(setting.preset),
  };
}

/** What is typed in, whichever member of the source says so. */
function typeNode({ kind, control, type }: Setting): OutputTree {
  const from = [control, type].flatMap((one) => one ?? []);
  const [first, ...more] = from;
  if (!first) return invent(kind);
  return more.length > 0 ? keep(from, kind) : keep(first, kind);
}
