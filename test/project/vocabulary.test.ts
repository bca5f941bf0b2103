// Names of the code keep to the glossary of ARCHITECTURE.md: no declared name and no file uses a private word for a
// thing that has a standard one.

import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Words that no part of a name may be, each with the words of the field. */
const RETIRED = new Map(
  Object.entries({
    carry: 'sidecar',
    chance: 'random',
    death: 'crash',
    diary: 'log',
    dies: 'crashes',
    ending: 'result; of a file: extension',
    endings: 'results; of files: extensions',
    era: 'the version',
    fate: 'mapping status',
    fates: 'mapping statuses',
    foreign: 'other',
    gate: 'permission check',
    gates: 'permission checks',
    mend: 'fix',
    mended: 'fixed',
    mender: 'fix',
    parcel: 'payload',
    parties: 'endpoints',
    party: 'endpoint',
    repair: 'fix',
    repaired: 'fixed',
    repairer: 'fix',
    repairs: 'fixes',
    said: 'stated, given, overrides',
    shelf: 'store',
    spot: 'location',
    spots: 'locations',
    taken: 'sourced, used',
    told: 'reported',
    trial: 'verification',
    world: 'mocks, environment',
  }),
);

/** Words that are too general as a whole name, but fine as a part of one. */
const TOO_GENERAL = new Map(
  Object.entries({
    Cursor: 'Reader, Scanner',
    LOOKS: 'themes, styles',
    Look: 'DetectionInput, Theme',
    NOW: 'the version',
    Put: 'OutputNode',
    look: 'input, style, theme',
    looks: 'styles, themes',
    put: 'output, node',
    sentence: 'message, text',
    way: 'run mode',
  }),
);

/** Names that cannot change, by file. */
const FIXED = [
  // A column of the recorded cases.
  'e2e/conformance/suites/ownpilot-cases.ts: expected_seed_era',
  'e2e/conformance/suites/anythingllm-load.ts: repaired',
  // Members of the core's messages and events.
  'e2e/consumers/execution/eliza-core.mjs: worldId',
  'src/hosts/elizaos/guest/agent/actions.ts: world',
  'src/hosts/elizaos/guest/agent/actions.ts: worldId',
  'src/hosts/elizaos/guest/agent/shapes.ts: worldId',
  'src/hosts/elizaos/guest/agent/store.ts: worldId',
  // Rules are named after their codes, which are public.
  'src/hosts/ownpilot/tool-names/rules.ts: toolNameTaken',
];

interface Name {
  readonly file: string;
  readonly name: string;
}

const names: readonly Name[] = sources
  .filter(({ path }) => /\.(?:ts|mjs|svelte)$/.test(path) && !path.endsWith('/vocabulary.test.ts'))
  .flatMap(({ path, text }) => [
    { file: path, name: path.split('/').at(-1)?.split('.')[0] ?? '' },
    ...declaredIn(scriptOf(path, text)).map((name) => ({ file: path, name })),
  ]);

function scriptOf(path: string, text: string): string {
  if (!path.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script ?? '').join('\n');
}

/** Names that a script declares; what it only uses of others is left out. */
function declaredIn(script: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return;
    const name = (node as Partial<ts.NamedDeclaration>).name;
    const isReference = ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node);
    if (name && !isReference && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
      found.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('name.ts', script, ts.ScriptTarget.Latest, false));
  return found;
}

/** The words of a name in lower case: `toolNameTaken` has three. */
function partsOf(name: string): string[] {
  return name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((part) => part.toLowerCase());
}

test('there are names to read', () => {
  expect(names.length).toBeGreaterThan(10_000);
});

test('names use the words of the glossary', () => {
  const found = names.flatMap(({ file, name }) => {
    if (FIXED.includes(`${file}: ${name}`)) return [];
    const better =
      TOO_GENERAL.get(name.replace('#', '')) ??
      partsOf(name)
        .map((part) => RETIRED.get(part))
        .find((word) => word !== undefined);
    return better === undefined ? [] : [`${file}: ${name} (better: ${better})`];
  });
  expect([...new Set(found)].sort()).toEqual([]);
});
