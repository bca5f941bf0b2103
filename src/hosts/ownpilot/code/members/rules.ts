// Rules for members of `utils`, `console`, `crypto` and `config`.

import type { Evidence } from '../../../../model/finding.ts';
import { type DefinedRule } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { define, fromBoth, guide } from '../../evidence.ts';
import { inCode, renameTo } from '../in-code.ts';

const GLOBALS = guide('Tool Code Environment, Available Globals');
const CONTEXT = fromBoth('core/sandbox/context.ts:189-308', 'core/sandbox/context.ts:394-446');
const TOOLBOX = fromBoth(
  'core/agent/tools/dynamic-tools.ts:333-570',
  'core/agent/tools/dynamic-tool-sandbox.ts:164-468',
);
const GET = fromBoth(
  'core/agent/tools/dynamic-tools.ts:615-619',
  'core/agent/tools/dynamic-tool-executor.ts:75-79',
);

type Missing = Readonly<{ name: string; meant: string | undefined }>;

function memberRule(
  id: `ownpilot/code-${string}`,
  what: string,
  existing: string,
  evidence: readonly Evidence[],
): DefinedRule<Missing> {
  return define.broken<Missing>(id, {
    message: ({ name, meant }) =>
      `\`${what}\` has no ${code(name)}, so the tool fails where it uses it; there ${existing}.${perhaps(meant)}`,
    evidence,
    fix: inCode(({ tool, node, args }) => renameTo(tool, node, what === 'console' ? 'log' : args.meant)),
  });
}

export const utilsMember = memberRule('ownpilot/code-utils-member', 'utils', 'are 48 others', [
  GLOBALS,
  ...TOOLBOX,
]);

export const consoleMember = memberRule(
  'ownpilot/code-console-member',
  'console',
  'are `log`, `warn` and `error`',
  [GLOBALS, ...CONTEXT],
);

export const cryptoMember = memberRule(
  'ownpilot/code-crypto-member',
  'crypto',
  'are `randomUUID`, `randomBytes` and `createHash`, not the Web Crypto of browsers',
  [GLOBALS, ...TOOLBOX],
);

export const configMember = memberRule('ownpilot/code-config-member', 'config', 'is `get` alone', [
  guide('Required Services, Reading Config in Tool Code'),
  ...GET,
]);
