// The server in JavaScript: its list of tools, its settings, the protocol, and the tools' own code behind adapters.

import type { OutputTree, WrittenFile } from '../../model/output.ts';
import type { Setting } from '../../model/plugin.ts';
import { CALLS_FILE, callsFile } from '../../hosts/kit/convert/code/calls-module.ts';
import { environmentOf } from '../../hosts/kit/convert/code/environment.ts';
import { libraryFiles, packageFiles } from '../../hosts/kit/convert/code/required.ts';
import { invent, keepOrReshape } from '../../hosts/kit/convert/output.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import type { ListedTool } from '../../hosts/kit/convert/tool-list.ts';
import type { Variable } from '../agent-skill/setting-list.ts';
import script from './server/server.mjs?raw';

/** The script that a client starts with `node`. */
export const NODE_SERVER = 'server/server.mjs';

/** Everything that the server needs besides its list of tools. */
export function nodeServer(tools: readonly ListedTool[], variables: readonly Variable[]): WrittenFile[] {
  const settings = variables.map(({ setting }) => setting);
  const named = tools.map(({ name, tool }) => ({ name: String(name.value), tool }));
  const own = named.map(({ tool }) => tool);
  return [
    { path: NODE_SERVER, language: 'javascript', content: [script] },
    { path: 'server/settings.json', language: 'json', content: settingList(variables) },
    callsFile(`server/${CALLS_FILE}`, named, environmentOf(settings)),
    ...libraryFiles('server', named),
    ...packageFiles('server', own),
  ];
}

/** Which settings there are, and which of them a call cannot do without. */
function settingList(variables: readonly Variable[]): OutputTree {
  if (variables.length === 0) return invent([], why.FIXED);
  return variables.map(({ setting, name }) => ({ name, required: requiredNode(setting) }));
}

function requiredNode({ required, requiredBy }: Setting): OutputTree {
  if (!requiredBy) return invent(required, why.NOT_REQUIRED);
  return keepOrReshape(requiredBy, required, why.REQUIRED_FLAG);
}
