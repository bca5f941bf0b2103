// The skill's handler: the tool's own code, or an adapter that calls code of another convention.

import type { WrittenFile, OutputPart, OutputNode } from '../../../../model/output.ts';
import type { SettingName, Tool } from '../../../../model/plugin.ts';
import { adapterOf, isCallable, settingTable, whyNot } from '../../../kit/convert/code/adapter.ts';
import { commented } from '../../../kit/convert/code/comment.ts';
import { block, invent, keep, reshape } from '../../../kit/convert/output.ts';
import * as why from '../../../kit/convert/reasons.ts';
import { convention } from '../adapter.ts';

/** `handler.js` with the code in its adapter, or with a placeholder where there is no code. */
export function handlerFile(path: string, { code }: Tool, names: readonly SettingName[]): WrittenFile {
  return { path, language: 'javascript', content: contentOf(code, names) };
}

function contentOf(code: Tool['code'], names: readonly SettingName[]): readonly (string | OutputPart)[] {
  if (!code) return [codePart(invent(MISSING, why.NO_CODE))];
  if (code.convention === convention.id) return [codePart(keep(code.text))];
  if (!isCallable(code)) {
    return [codePart(block(code.text, `${commented(code.text.value, '//')}\n${MISSING}`, whyNot(code)))];
  }
  const { before, after } = adapterOf(code, names);
  return [HEAD, before, codePart(reshape(code.text, code.text.value, why.ADAPTED_CODE)), after, entry(names)];
}

function codePart(node: OutputNode): OutputPart {
  return { pointer: '/code', node, print: String };
}

const HEAD = '// Made by Plugbench: calls the tool’s own code the way this host calls a skill.\n\n';

const MISSING = `module.exports.runtime = {
  handler: async function (args) {
    return \`This tool is not written yet. It was called with \${JSON.stringify(args)}.\`;
  },
};
`;

/** An uncaught error would end the whole agent session, so it becomes the text that the model gets. */
function entry(names: readonly SettingName[]): string {
  return `
const SETTINGS = ${settingTable(names)};

module.exports.runtime = {
  handler: async function (args) {
    const setting = (service, key) => {
      const name = (SETTINGS[service] || {})[key];
      return name === undefined ? undefined : (this.runtimeArgs[name] ?? undefined);
    };
    const node = (name) => require(name);
    try {
      return await call(args, setting, node);
    } catch (error) {
      return \`Tool execution failed: \${String(error)}\`;
    }
  },
};
`;
}
