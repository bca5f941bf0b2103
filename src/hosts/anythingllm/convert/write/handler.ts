// The skill's handler: the tool's own code, or an adapter that calls code of another convention.

import type { WrittenFile, OutputPart, OutputNode } from '../../../../model/output.ts';
import type { SettingName, Tool } from '../../../../model/plugin.ts';
import { adapterOf, isCallable, whyNot } from '../../../../convert/code/adapter.ts';
import { commented } from '../../../../convert/values/literals.ts';
import { packageFiles, requiredFiles } from '../../../../convert/code/required.ts';
import {
  PARSED,
  passedArguments,
  textArguments,
  type TextArguments,
} from '../../../../convert/code/text-arguments.ts';
import { askedNames, tableCode } from '../../../../convert/code/setting-names.ts';
import { keep, block, invent } from '../../../../convert/values/output.ts';
import * as why from '../../../../convert/report/reasons.ts';
import { convention } from '../adapter.ts';

/**
 * `handler.js` with the code in its adapter, or with a placeholder where there is no code, and what the code loads.
 * `known` are the types of parameters.
 */
export function handlerFiles(
  folder: string,
  tool: Tool,
  names: readonly SettingName[],
  known: readonly string[],
): WrittenFile[] {
  const content = contentOf(tool.code, names, textArguments(tool, known));
  return [
    { path: `${folder}/handler.js`, language: 'javascript', content },
    ...requiredFiles(folder, tool.code?.files),
    ...packageFiles(folder, [tool]),
  ];
}

function contentOf(
  code: Tool['code'],
  names: readonly SettingName[],
  texts: TextArguments,
): readonly (string | OutputPart)[] {
  if (!code) return [codePart(invent(MISSING, why.NO_CODE))];
  const asked = askedNames(code, names);
  const hasTexts = Object.keys(texts).length > 0;
  const findsAll = !code.asks || asked.every(({ key, to }) => key === to);
  if (code.convention === convention.id && findsAll && (!hasTexts || !isCallable(code))) {
    return [codePart(keep(code.text))];
  }
  if (!isCallable(code)) {
    return [codePart(block(code.text, `${commented(code.text.value, '//')}\n${MISSING}`, whyNot(code)))];
  }
  const { library, before, after } = adapterOf(code, names);
  const node = keep(code.text);
  const parse = hasTexts ? `\n${PARSED}` : '';
  return [HEAD, library, before, codePart(node), after, parse, entry(asked, passedArguments(texts))];
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

/** Whether a handler is only that, below code in comments. */
export function isMissing(handler: string): boolean {
  const before = handler.endsWith(MISSING) ? handler.slice(0, -MISSING.length) : handler;
  return before !== handler && before.split('\n').every((line) => line === '' || line.startsWith('//'));
}

/** An uncaught error would end the whole agent session, so it becomes the text that the model gets. */
function entry(names: readonly SettingName[], args: string): string {
  const { table, name } = tableCode(names);
  const setting = `    const setting = (service, key) => {
      const name = ${name};
      return name === undefined ? undefined : (this.runtimeArgs[name] ?? undefined);
    };
`;
  return `
${names.length > 0 ? `const plugbenchSettings = ${table};\n\n` : ''}module.exports.runtime = {
  handler: async function (args) {
${names.length > 0 ? setting : ''}    try {
      return await plugbenchCall(${args}, ${names.length > 0 ? 'setting' : '() => undefined'}, require);
    } catch (error) {
      return \`Tool execution failed: \${String(error)}\`;
    }
  },
};
`;
}
