// The compiler's messages as findings of a host's rule, one finding for all releases that say the same.

import { pushTo } from '../../model/guards.ts';
import type { CodeFinding } from '../../model/finding.ts';
import { diagnosticsOf, type CompilerDiagnostic } from './diagnostics.ts';
import type { PluginProgram } from './program.ts';
import { isKnownAt } from './symbols.ts';

/** What the message of the host's rule is made of. */
export type TypeArgs = {
  /** `TS2322`; '' where the compiler gave up. */
  readonly code: string;
  readonly text: string;
};

/** By path. `ruleOf` gives the code of the host's rule, with `TypeArgs`, for each message of a release's compiler. */
export function typeFindings(
  ruleOf: (diagnostic: CompilerDiagnostic, release: string) => string,
  programs: ReadonlyMap<string, PluginProgram>,
): Map<string, CodeFinding[]> {
  const merged = new Map<string, { rule: string; diagnostic: CompilerDiagnostic; releases: string[] }>();
  for (const [release, plugin] of programs)
    for (const diagnostic of diagnosticsOf(plugin)) {
      const rule = ruleOf(diagnostic, release);
      const key = JSON.stringify([rule, diagnostic]);
      const known = merged.get(key);
      if (known) known.releases.push(release);
      else merged.set(key, { rule, diagnostic, releases: [release] });
    }
  const findings = new Map<string, CodeFinding[]>();
  for (const { rule, diagnostic, releases } of merged.values()) {
    const { path, span, code, text, fixes } = diagnostic;
    const name = code === null ? '' : `TS${String(code)}`;
    const args: TypeArgs = { code: name, text };
    // What one release lacks, another may have.
    const isElsewhere = (): boolean =>
      [...programs].some(
        ([release, plugin]) => !releases.includes(release) && isKnownAt(plugin, path, span.from),
      );
    const safe = fixes.length > 0 && !isElsewhere() ? fixes : [];
    const pointer = `/${path}/${name}`;
    pushTo(findings, path, { code: rule, pointer, at: 'value', span, args, releases, fixes: safe });
  }
  return findings;
}
