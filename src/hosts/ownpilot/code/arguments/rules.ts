// Rules for the arguments of a call: undeclared, never read, never checked.

import { join } from '../../../../lang/json/pointer.ts';
import { fix, place } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { fromBoth, guide, define } from '../../evidence.ts';
import { readable } from '../../words.ts';
import { inCode, renameTo } from '../in-code.ts';

const CHECKS = fromBoth('core/agent/tools.ts:506-633', 'core/agent/tools.ts:690-835');

export const argumentUndeclared = define.changed('ownpilot/code-argument-undeclared', {
  message: ({ name, meant }: { name: string; meant: string | undefined }) =>
    `The code reads ${code(name)} from \`args\`, but \`parameters.properties\` does not declare it. The model does not know it and never sends it.${perhaps(meant)}`,
  evidence: [guide('Tool Code Environment, Available Globals'), ...CHECKS],
  fix: inCode(({ document, tool, node, args: { name, meant } }) => {
    const renamed = renameTo(tool, node, meant);
    if (name === '__proto__') return renamed;
    const pointer = join(tool.pointer, 'parameters', 'properties', name);
    const parameter = { type: 'string', description: readable(name) };
    return [...renamed, ...fix(`Declare the parameter "${name}"`, place(document, pointer, parameter))];
  }),
});

export const parameterUnread = define.advice<{ name: string }>('ownpilot/code-parameter-unread', {
  message: ({ name }) =>
    `The code never reads the parameter ${code(name)}, so what the model sends for it has no effect.`,
  evidence: [guide('Tool Definitions, Parameter Schema'), ...CHECKS],
});

export const argumentsUnchecked = define.guideAdvice<{ name: string }>('ownpilot/code-arguments-unchecked', {
  message: ({ name }) =>
    `The code uses ${code(name)} without checking it first. The guide wants arguments checked, because the model may leave one out or send another type.`,
  evidence: [guide('Tips, 14')],
});
