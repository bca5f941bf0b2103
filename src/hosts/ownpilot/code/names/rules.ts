// Rules for names that the sandbox does not have, or has only in one release or one run mode.

import type { Fix } from '../../../../model/finding.ts';
import { defineRule, rulesWith } from '../../../kit/rule.ts';
import { code as quoted, listed, perhaps } from '../../../kit/words.ts';
import { from0_8_3, from2026_02, fromBoth, guide, since, BROKEN, define } from '../../evidence.ts';
import { V0_8_3 } from '../../releases.ts';
import { edit, inCode, insertAt, renameTo, replace, type InCode } from '../in-code.ts';
import { memberName, textOf } from '../../../../lang/javascript/nodes.ts';
import { guarded, INSTEAD } from '../sandbox.ts';

const IN_2026_02 = 'core/sandbox/context.ts:189-308';
const IN_0_8_3 = 'core/sandbox/context.ts:394-446';
const evidence = [guide('Tool Code Environment, Available Globals'), ...fromBoth(IN_2026_02, IN_0_8_3)];

const nameRule = rulesWith({ severity: BROKEN, evidence });

export const nameForbidden = nameRule<{ name: string }>('ownpilot/code-name-forbidden', {
  message: ({ name }) =>
    `${quoted(name)} is not available to tools: the guide says so, and the sandbox clears it, so using it throws.${name === 'setTimeout' ? ' `setInterval` does exist in the real releases.' : ''}`,
});

/** Why a name is missing: `network`, it needs a permission and 0.8.3; `undefined`, the sandbox clears it; `absent`, it never had it. */
export type Absence = 'network' | 'undefined' | 'absent';

export const nameMissing = nameRule<{ name: string; kind: Absence }>('ownpilot/code-name-missing', {
  message: ({ name, kind }) => {
    if (kind === 'network') {
      return `${quoted(name)} only exists in 0.8.3, and there only for tools with the \`network\` permission. \`fetch\` accepts plain objects everywhere.`;
    }
    const instead = Object.hasOwn(INSTEAD, name) ? ` Use ${INSTEAD[name] ?? ''} instead.` : '';
    return kind === 'undefined'
      ? `The sandbox clears ${quoted(name)}, so using it throws.${instead}`
      : `The sandbox has no ${quoted(name)}, so using it throws a ReferenceError.${instead}`;
  },
  fix: inCode((place) => (place.code.own.has('utils') ? [] : replacement(place))),
});

export const nameUnknown = nameRule('ownpilot/code-name-unknown', {
  message: ({ name, meant }: { name: string; meant: string | undefined }) =>
    `${quoted(name)} is not declared in this code and the sandbox does not have it, so the call fails here.${perhaps(meant)}`,
  fix: inCode(({ tool, node, args }) => renameTo(tool, node, args.meant)),
});

/** `of`: what is asked for it, as a plural; null for a member of a name. */
export const builtIn = nameRule<{ name: string; of: string | null }>('ownpilot/code-built-in', {
  message: ({ name, of }) =>
    `${of === null ? 'Node.js 22, which runs tools, has' : `In Node.js 22, which runs tools, ${of} have`} no ${quoted(name)}, so this call throws.`,
  evidence: [guide('Tool Code Environment'), ...fromBoth('Dockerfile:7', 'Dockerfile:7')],
});

export const abortSignal = define.realBroken('ownpilot/code-abort-signal', {
  message: () =>
    'The guide recommends `AbortSignal.timeout`, but neither release has it in the sandbox: the line throws “AbortSignal is not defined” and the request is never sent.',
  evidence: [...fromBoth(IN_2026_02, IN_0_8_3, 'AbortSignal is not defined')],
  fix: inCode(({ tool, code, node }) => {
    const call = node?.parent?.parent;
    const outer = call?.parent;
    if (call?.name !== 'CallExpression' || !outer) return [];
    const plain = /^(?:Property|ArgList|VariableDeclaration)$/.test(outer.name);
    const text = guarded(textOf(code, call));
    return edit(tool, 'Use it only where it exists', replace(call, plain ? text : `(${text})`));
  }),
});

export const moduleExports = nameRule('ownpilot/code-module-exports', {
  message: ({ name }: { name: 'module.exports' | 'module' | 'exports' }) =>
    `Tool code is the body of a function, not a module: \`${name}\` does not exist in a chat, and the call fails. Only the worker of 0.8.3 (triggers, plans, “Run Tool”) accepts it. \`return\` works everywhere.`,
  evidence: [
    guide('Tool Code Environment'),
    from2026_02('core/agent/tools/dynamic-tools.ts:752-758'),
    from0_8_3('gw/services/extension/sandbox.ts:236-243'),
  ],
  // `module.exports = async (args, utils) => …` becomes a call of that function.
  fix: inCode(({ tool, code, node }) => {
    const assignment = node?.parent;
    const value = assignment?.lastChild;
    const outer = assignment?.parent;
    if (assignment?.name !== 'AssignmentExpression' || !value || outer?.parent?.name !== 'Script') return [];
    if (!/^(?:ArrowFunction|FunctionExpression|VariableName)$/.test(value.name)) return [];
    const text = textOf(code, value);
    const callee = value.name === 'VariableName' ? text : `(${text})`;
    const call = replace(assignment, `return await ${callee}(args, utils)`);
    return edit(tool, 'Return what the function returns', call);
  }),
});

export const worker = defineRule<{ names: readonly string[]; more: number }>('ownpilot/code-worker', {
  severity: since(V0_8_3, 'advice'),
  message: ({ names, more }) =>
    `This works when the model calls the tool in a chat. When a trigger, a plan or “Run Tool” calls it, 0.8.3 runs it in a worker without ${listed(names.map((name) => quoted(name)))}${more > 0 ? ` (and ${String(more)} more)` : ''}, and it fails.`,
  evidence: [
    from0_8_3('gw/services/tool/executor.ts:268-375'),
    from0_8_3('gw/services/extension/sandbox.ts'),
  ],
});

/** Replaces a missing name by what the sandbox has; [] for names without an equivalent. */
function replacement({ tool, code, node, args }: InCode<{ name: string }>): Fix[] {
  const parent = node?.parent;
  if (!parent) return [];
  switch (args.name) {
    case 'btoa':
      return edit(tool, 'Use `utils.base64Encode`', replace(node, 'utils.base64Encode'));
    case 'atob':
      return edit(tool, 'Use `utils.base64Decode`', replace(node, 'utils.base64Decode'));
    case 'structuredClone':
      if (parent.name !== 'CallExpression' || parent.firstChild?.from !== node.from) return [];
      return edit(
        tool,
        'Copy through JSON',
        replace(node, 'JSON.parse(JSON.stringify'),
        insertAt(parent.to, ')'),
      );
    case 'performance':
      if (parent.name !== 'MemberExpression' || memberName(code, parent) !== 'now') return [];
      return edit(tool, 'Use `Date.now`', replace(parent, 'Date.now'));
    default:
      return [];
  }
}
