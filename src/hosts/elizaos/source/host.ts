// What Milady / ElizaOS adds to the compiler: declarations, rules, checks and verdicts of plugins in TypeScript.

import type { CodeFinding } from '../../../model/code.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { isCode } from '../../../typescript/program.ts';
import type { CheckedSource, CompiledPlugin, SourceHost } from '../../../typescript/source-host.ts';
import { typeFindings } from '../../../typescript/type-findings.ts';
import { messagesOf } from '../../kit/verdict.ts';
import { codeReleases } from '../releases.ts';
import { declarations, JUDGED } from './declarations.ts';
import { checkSource } from './check.ts';
import { joined } from './joined.ts';
import { sourceRules as rules } from './rules.ts';
import { types } from './types/rules.ts';

/** More messages than a person reads. */
const MOST_TEXTS = 100;

/** The checks, verdicts and declarations of this host for code. */
export const sourceHost: SourceHost = { releases: JUDGED, declarations, rules, check };

function check(plugin: CompiledPlugin): CheckedSource {
  const [program] = plugin.programs.values();
  const own = program ? checkSource(program, plugin.files, plugin.main) : new Map<string, CodeFinding[]>();
  const findings = joined(typeFindings(types.code, plugin.programs), own, JUDGED);
  return { findings, verdicts: isCode(plugin.main) ? verdicts(plugin, findings) : null };
}

function verdicts(
  { programs }: CompiledPlugin,
  findings: ReadonlyMap<string, readonly CodeFinding[]>,
): Verdict[] {
  const all = [...findings.values()].flat();
  return codeReleases.map(({ id: release }): Verdict => {
    if (!programs.has(release)) {
      const notes = JUDGED.includes(release)
        ? []
        : ['What Milady does with the code of a plugin does not follow from its text.'];
      return { release, kind: 'unknown', texts: [], notes };
    }
    const texts = messagesOf('refused', release, all, rules, MOST_TEXTS);
    const notes = messagesOf('changed', release, all, rules);
    return { release, kind: texts.length > 0 ? 'refused' : 'accepted', texts, notes };
  });
}
