// Joins what the compiler says with our own findings, so that nothing is said twice.

import type { CodeFinding } from '../../../model/code.ts';

type ByPath = ReadonlyMap<string, readonly CodeFinding[]>;

/** Rules about what the compiler refuses too where it knows the type. Its words stay, with the fixes of the rule. */
const OF_COMPILER: ReadonlySet<string> = new Set(
  [
    'name',
    'description',
    'unknown-member',
    'not-a-list',
    'dependency-type',
    'action-missing',
    'not-a-function',
    'not-async',
    'no-success',
    'parameter-missing',
    'parameter-type',
    'parameter-without-type',
    'provider-missing',
    'evaluator-missing',
    'component-missing',
    'service-missing',
    'no-capability',
    'route-missing',
    'route-type',
    'route-slash',
    'route-name',
    'route-handler',
    'static-without-files',
    'files-of-handler',
    'model-key',
  ].map((name) => `elizaos/source-${name}`),
);

/**
 * All findings by path. Where the compiler says the same at a place, a finding of ours stays only for the other
 * releases, and its fixes go to the compiler's. `releases` are those that are judged.
 */
export function joined(
  compiler: ByPath,
  own: ByPath,
  releases: readonly string[],
): Map<string, CodeFinding[]> {
  const paths = new Set([...compiler.keys(), ...own.keys()]);
  return new Map(
    [...paths].map((path) => [path, joinFile(compiler.get(path) ?? [], own.get(path) ?? [], releases)]),
  );
}

function joinFile(
  compiler: readonly CodeFinding[],
  own: readonly CodeFinding[],
  releases: readonly string[],
): CodeFinding[] {
  const stated = [...compiler];
  const kept = own.flatMap((finding): CodeFinding[] => {
    if (!OF_COMPILER.has(finding.code)) return [finding];
    let left = finding.releases ?? releases;
    stated.forEach((one, i) => {
      const same = left.filter((release) => one.releases?.includes(release) ?? true);
      if (same.length === 0 || !touches(one, finding) || !isAbout(one, finding)) return;
      left = left.filter((release) => !same.includes(release));
      if (!one.fixes && finding.fixes) stated[i] = { ...one, fixes: finding.fixes };
    });
    return left.length > 0 ? [{ ...finding, releases: left }] : [];
  });
  return [...stated, ...kept];
}

function touches(a: CodeFinding, b: CodeFinding): boolean {
  return a.span.from <= b.span.to && b.span.from <= a.span.to;
}

/** The compiler names the member, or speaks of the value at the very place. */
function isAbout(compiler: CodeFinding, finding: CodeFinding): boolean {
  const { member, name } = finding.args ?? {};
  const text = typeof compiler.args?.text === 'string' ? compiler.args.text : '';
  const word = typeof member === 'string' ? member : typeof name === 'string' ? name : null;
  const isSame = compiler.span.from === finding.span.from && compiler.span.to === finding.span.to;
  return isSame || word === null || text.includes(`'${word}'`);
}
