// Rules for the permissions of tools, and for the tool groups that a package asks for.

import type { SourceDocument, Finding, Change, Fix } from '../../../model/finding.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { fix, remove, setTo, defineRule } from '../../kit/rule.ts';
import { code, inverted } from '../../kit/words.ts';
import { from0_8_3, from2026_02, fromBoth, guide, V0_8_3_CHANGED, define } from '../evidence.ts';
import { elements, toolsOf } from '../shape.ts';

export const PERMISSIONS: readonly string[] = ['network', 'filesystem', 'database', 'system'];

/** Permissions that the guide does not list and both releases know. */
export const PERMISSIONS_REAL: readonly string[] = ['shell', 'email', 'scheduling', 'local'];

const PERMISSION_ALIASES = inverted({
  network: ['net', 'internet', 'http', 'https', 'fetch', 'web'],
  filesystem: ['fs', 'file', 'files', 'file_system'],
  database: ['db', 'sql'],
});

const table = guide('Permissions');
const sandbox = fromBoth(
  'core/agent/tools/dynamic-tools.ts:283-322',
  'core/agent/tools/dynamic-tool-sandbox.ts:114-153',
);

export const permissionsType = define.changedThenBroken<{ found: string }>('ownpilot/permissions-type', {
  message: ({ found }) =>
    `\`permissions\` must be a list of names and is ${found}. ${found === 'a string' ? 'The tool gets what the text names, but the page of the package crashes when it opens.' : 'The real releases lose the tool.'}`,
  evidence: [
    guide('Tool Definitions'),
    from2026_02('core/sandbox/code-validator.ts:190-226'),
    from0_8_3('core/sandbox/code-validator.ts:261-285'),
  ],
  fix: ({ pointer }) => remove(pointer),
});

export const permissionUnknown = define.changed<{ name: string }>('ownpilot/permission-unknown', {
  message: ({ name }) =>
    `There is no permission ${code(name)}. The real releases ignore it, and the guide has only \`network\`, \`filesystem\`, \`database\` and \`system\`.`,
  evidence: [table, ...sandbox],
  fix: ({ pointer, args }, { value }) => {
    const better = betterPermission(args.name);
    const there = elements(valueAt(value, parent(pointer)));
    const changed = better === undefined || there.includes(better) ? [] : setTo(pointer, better);
    return [...changed, ...remove(pointer)];
  },
});

export const permissionUndocumented = define.guideChanged<{ name: string }>(
  'ownpilot/permission-undocumented',
  {
    message: ({ name }) =>
      `The guide has no permission ${code(name)}; only the code of the real releases knows it.`,
    evidence: [table],
    fix: ({ pointer }) => remove(pointer),
  },
);

const UNCHECKED = 'neither release checks it';

/** Permissions without effect, and why; each completes a message. */
export const IDLE: Readonly<Record<string, string>> = {
  database: UNCHECKED,
  system: UNCHECKED,
  email: UNCHECKED,
  scheduling: UNCHECKED,
  shell: 'it counts only beside `local`',
  local:
    'it lets code with `require` or `exec` register, but the sandbox checks again before every run without that exception',
};

export const permissionIdle = define.realChanged<{ name: string; why: string }>('ownpilot/permission-idle', {
  message: ({ name, why }) => `${code(name)} has no effect: ${why}.`,
  evidence: [
    ...sandbox,
    from2026_02('core/sandbox/executor.ts:65'),
    from0_8_3('core/sandbox/executor.ts:106-115', 'Tool execution error: Code validation failed: …'),
  ],
  fix: ({ pointer }) => remove(pointer),
});

export const permissionsMisplaced = define.changed('ownpilot/permissions-misplaced', {
  message: () => 'Permissions belong in each tool. No release reads them at the root.',
  evidence: [guide('Tool Definitions'), from0_8_3('gw/services/extension/types.ts:12-137')],
  fix: moveIntoTools,
});

export const permissionGroups = defineRule('ownpilot/permission-groups', {
  severity: V0_8_3_CHANGED,
  message: () =>
    '0.8.3 grants none of these groups when it installs a package, so tools that run in the worker cannot call OwnPilot tools of any group.',
  evidence: [
    from0_8_3('gw/services/extension/service.ts:264-278'),
    from0_8_3('gw/db/repositories/extensions.ts:217-249'),
  ],
});

function betterPermission(name: string): string | undefined {
  if (PERMISSIONS.includes(name)) return name;
  const word = name.trim().toLowerCase();
  return PERMISSION_ALIASES.get(word) ?? didYouMean(name, PERMISSIONS);
}

function moveIntoTools({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const names = elements(valueAt(value, pointer)).filter((name) => PERMISSIONS.includes(String(name)));
  const tools = toolsOf(value).filter((tool) => !Object.hasOwn(tool.value, 'permissions'));
  if (names.length === 0 || tools.length === 0) return remove(pointer);
  const sets = tools.map((tool): Change => {
    return { op: 'set', pointer: join(tool.pointer, 'permissions'), value: [...new Set(names)] };
  });
  return [...fix('Move into the tools', ...sets, { op: 'remove', pointer }), ...remove(pointer)];
}
