// Rules for a text as a whole: not an object, another shape, source code, or a file name that no host opens.

import { V2026_03, since } from '../releases.ts';
import { defineRule } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { LOCAL, milady, page, define } from '../evidence.ts';

export const rootNotObject = defineRule<{ got: string }>('elizaos/root-not-object', {
  severity: { documented: 'refused', ...since(V2026_03, 'broken') },
  message: ({ got }) => `A manifest is one object in braces; this is ${got}, which no host reads.`,
  evidence: [page(), milady(LOCAL)],
});

export const otherShape = define.broken('elizaos/other-shape', {
  message: () =>
    'This has the shape with `schemaVersion` and `quickstart`, which neither the documentation nor Milady knows. No host reads it. A manifest starts with `id`, `name`, `kind` and `configSchema`.',
  evidence: [page(), milady(LOCAL)],
});

export const typescriptSource = define.advice('elizaos/typescript-source', {
  message: () =>
    'This is an ElizaOS plugin in TypeScript. The answer of the TypeScript compiler is not here yet.',
  evidence: [page('Plugin Schemas, section "Plugin Interface"')],
});

export const fileName = define.broken<{ got: string; want: string }>('elizaos/file-name', {
  message: ({ got, want }) => `The file is named ${code(got)}; hosts open only ${code(want)}.`,
  evidence: [page(), milady(LOCAL)],
});
