// Rules for a tool's permissions and what its code does with them.

import type { Evidence, Fix } from '../../../../model/finding.ts';
import { join } from '../../../../lang/json/pointer.ts';
import { append, fix, remove } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { fromBoth, guide, define } from '../../evidence.ts';
import { inCode, type InCode } from '../in-code.ts';
import type { CallPermission } from './called-tools.ts';

const sandbox = (text?: string): Evidence[] =>
  fromBoth(
    'core/agent/tools/dynamic-tools.ts:283-322',
    'core/agent/tools/dynamic-tool-sandbox.ts:114-153',
    text,
  );
const callCheck = (text?: string): Evidence[] =>
  fromBoth(
    'core/agent/tools/dynamic-tools.ts:111-170',
    'core/agent/tools/dynamic-tool-permissions.ts:20-161',
    text,
  );

export const fetchPermission = define.broken('ownpilot/code-fetch-permission', {
  message: () =>
    'The tool calls `fetch` without the `network` permission, so every call fails with “fetch is not a function”.',
  evidence: [guide('Permissions; Tips, 9'), ...sandbox('fetch is not a function')],
  fix: inCode((place) => addPermission(place, 'network')),
});

export const permissionUnused = define.advice('ownpilot/code-permission-unused', {
  message: ({ permission }: { permission: CallPermission }) =>
    `The code uses nothing that needs the permission \`${permission}\`. The guide says to request only what a tool needs.`,
  evidence: [guide('Permissions'), ...sandbox()],
  fix: ({ pointer, args }) => remove(pointer, `the permission "${args.permission}"`),
});

export const callToolBlocked = define.realBroken<{ name: string }>('ownpilot/code-call-tool-blocked', {
  message: ({ name }) =>
    `OwnPilot never lets a package call ${code(name)}: \`utils.callTool\` throws, whatever the permissions say.`,
  evidence: callCheck('is blocked for security'),
});

export const callToolPermission = define.realBroken('ownpilot/code-call-tool-permission', {
  message: ({ name, permission }: { name: string; permission: CallPermission }) =>
    `${code(name)} may only be called by tools with the \`${permission}\` permission; without it \`utils.callTool\` throws.`,
  evidence: callCheck('permission which this custom tool does not have'),
  fix: inCode((place) => addPermission(place, place.args.permission)),
});

function addPermission({ document, tool }: InCode, name: CallPermission): Fix[] {
  return fix(`Add the permission "${name}"`, append(document, join(tool.pointer, 'permissions'), name));
}
