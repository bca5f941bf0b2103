// Checks members of `utils`, `console`, `crypto` and `config`: those that do not exist, and traps of those that do.

import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../text/did-you-mean.ts';
import { calls, membersOf, textOf } from '../../../../lang/javascript/nodes.ts';
import { CONSOLE, CRYPTO, INHERITED, UTILS } from '../sandbox.ts';
import { within, type ReadableTool } from '../tool.ts';
import { configMember, consoleMember, cryptoMember, randomInt, utilsDetached, utilsMember } from './rules.ts';

const MEMBERS = [
  { base: 'utils', rule: utilsMember, known: UTILS },
  { base: 'console', rule: consoleMember, known: CONSOLE },
  { base: 'crypto', rule: cryptoMember, known: CRYPTO },
  { base: 'config', rule: configMember, known: new Set(['get']) },
];

/**
 * One finding per use of a member that does not exist, of a detached `utils` function, and of `randomInt(n,
 * n)`.
 */
export function checkMembers(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const findings = MEMBERS.flatMap(({ base, rule, known }) =>
    membersOf(code, base).flatMap(({ name, node }) => {
      if (known.has(name) || INHERITED.has(name)) return [];
      return [rule.at(...within(tool, node), { name, meant: didYouMean(name, known) })];
    }),
  );
  return [...findings, ...checkThis(tool), ...checkRandomInt(tool)];
}

/** `flatten` and `sample` call other members through `this` (core/agent/tools/dynamic-tool-sandbox.ts:164-468). */
function checkThis(tool: ReadableTool): Finding[] {
  return membersOf(tool.code, 'utils').flatMap(({ name, node, detached }) =>
    detached && (name === 'flatten' || name === 'sample')
      ? [utilsDetached.at(...within(tool, node), { name })]
      : [],
  );
}

function checkRandomInt(tool: ReadableTool): Finding[] {
  return calls(tool.code, 'utils').flatMap(({ path, args: [min, max], node }) => {
    if (path !== 'utils.randomInt' || min?.name !== 'Number' || max?.name !== 'Number') return [];
    const value = textOf(tool.code, min);
    const same = Number(value) === Number(textOf(tool.code, max));
    return same ? [randomInt.at(...within(tool, node), { value })] : [];
  });
}
