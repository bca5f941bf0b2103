// Why tools have no code although the file is open that holds the code of all: code is found by the name of its tool alone.

import type { Reason } from '../../model/ledger.ts';
import type { Tool } from '../../model/plugin.ts';
import { codeSpan } from '../../lang/markdown/escape.ts';
import { NOT_WRITTEN } from '../report/reasons.ts';

/** `has` are the names that `file` has code of, `stubs` those that it has a placeholder of. */
export function noCodeIn(
  file: string,
  all: readonly Tool[],
  has: readonly string[],
  stubs: readonly string[],
): Reason {
  const names = all.flatMap(({ id }) => id?.value ?? []);
  const without = names.filter((name) => !has.includes(name));
  if (without.every((name) => stubs.includes(name))) return NOT_WRITTEN;
  const others = has.filter((name) => !names.includes(name)).map(codeSpan);
  const also = others.length > 0 ? `, but of ${others.join(', ')}, which no tool is called` : '';
  const under = without.length === 1 ? 'this name' : 'these names';
  return { code: 'no-such-code', says: `${codeSpan(file)} has no code of ${under}${also}.` };
}
