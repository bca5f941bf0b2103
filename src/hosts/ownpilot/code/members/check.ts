// Checks members of `utils`, `console`, `crypto` and `config` that do not exist.

import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../lang/text/did-you-mean.ts';
import { membersOf } from '../../../../lang/javascript/nodes.ts';
import { CONSOLE, CRYPTO, INHERITED, UTILS } from '../sandbox.ts';
import { within, type ReadableTool } from '../tool.ts';
import { configMember, consoleMember, cryptoMember, utilsMember } from './rules.ts';

const MEMBERS = [
  { base: 'utils', rule: utilsMember, known: UTILS },
  { base: 'console', rule: consoleMember, known: CONSOLE },
  { base: 'crypto', rule: cryptoMember, known: CRYPTO },
  { base: 'config', rule: configMember, known: new Set(['get']) },
];

/** One finding per use of a member that does not exist. */
export function checkMembers(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return MEMBERS.flatMap(({ base, rule, known }) =>
    membersOf(code, base).flatMap(({ name, node }) => {
      if (known.has(name) || INHERITED.has(name)) return [];
      return [rule.at(...within(tool, node), { name, meant: didYouMean(name, known) })];
    }),
  );
}
