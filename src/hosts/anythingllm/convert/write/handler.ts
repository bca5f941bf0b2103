// The skill's handler: the tool's own code, or an adapter that calls code of another convention.

import type { WrittenFile, OutputPart, OutputNode } from '../../../../model/output.ts';
import type { SettingName, Tool } from '../../../../model/plugin.ts';
import { adapterOf, isCallable, whyNot } from '../../../kit/convert/code/adapter.ts';
import { commented } from '../../../kit/convert/code/comment.ts';
import { askedNames, tableCode } from '../../../kit/convert/code/setting-names.ts';
import { block, invent, keep, reshape } from '../../../kit/convert/output.ts';
import * as why from '../../../kit/convert/reasons.ts';
import { convention } from '../adapter.ts';

/** `handler.js` with the code in its adapter, or with a placeholder where there is no code. */
export function handlerFile(path: string, { code }: Tool, names: readonly SettingName[]): WrittenFile {
  return { path, language: 'javascript', content: contentOf(code, names) };
}

function contentOf(code: Tool['code'], names: readonly SettingName[]): readonly (string | OutputPart)[] {
  if (!code) return [codePart(invent(MISSING, why.NO_CODE))];
  const asked = askedNames(code, names);
  if (code.convention === convention.id && (!code.asks || asked.every(({ key, to }) => key === to))) {
    return [codePart(keep(code.text))];
  }
  if (!isCallable(code)) {
    return [codePart(block(code.text, `${commented(code.text.value, '//')}\n${MISSING}`, whyNot(code)))];
  }
  const { library, before, after } = adapterOf(code, names);
  const node = reshape(code.text, code.text.value, why.ADAPTED_CODE);
  return [HEAD, library, before, codePart(node), after, entry(asked)];
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
  const { table, name } = tableCode(names);
  const setting = `    const setting = (service, key) => {
      const name = ${name};
      return name === undefined ? undefined : (this.runtimeArgs[name] ?? undefined);
    };
`;
  return `
${names.length > 0 ? `const SETTINGS = ${table};\n\n` : ''}module.exports.runtime = {
  handler: async function (args) {
${names.length > 0 ? setting : ''}    try {
      return await call(args, ${names.length > 0 ? 'setting' : '() => undefined'}, require);
    } catch (error) {
      return \`Tool execution failed: \${String(error)}\`;
    }
  },
};
`;
}
