// Values that say nothing about a plugin: how its package is built, and what every one of them has.

import type { FilePlace } from '../../../../model/ledger.ts';
import type { SourceFile } from '../../../../model/portable.ts';
import { lastPart } from '../../file/kind.ts';
import { LISTS } from '../../members/known.ts';
import { readerOf, type Reader } from '../../../../convert/values/reader.ts';

/** Members of a package.json that only npm, TypeScript and this host read. */
const OF_PACKAGES: readonly string[] = [
  'bin',
  'browser',
  'bugs',
  'devDependencies',
  'directories',
  'engines',
  'exports',
  'files',
  'gitHead',
  'main',
  'module',
  'overrides',
  'packageManager',
  'packageType',
  'peerDependencies',
  'private',
  'publishConfig',
  'resolutions',
  'scripts',
  'sideEffects',
  'tsup',
  'type',
  'types',
  'typings',
];

/** A function that is always true is what an action without a condition has. */
const ALWAYS = /^(?:async )?(?:\w*\s?\([^)]*\)|\w+)\s*(?:=>\s*)?(?:true|\{\s*return true;?\s*\})$/;

/** The places of such values, each a leaf. */
export function constantsOf(files: readonly SourceFile[]): FilePlace[] {
  return files.flatMap((file) => {
    const root = readerOf(file);
    switch (lastPart(file.path)) {
      case 'package.json':
        return [...OF_PACKAGES.map((name) => root.at(name)), root.at('agentConfig', 'pluginType')].flatMap(
          (at) => leaves(at, file.path),
        );
      case 'tsconfig.json':
        return leaves(root, file.path);
      default:
        return ofPlugin(root).map(({ pointer }) => ({ file: file.path, pointer }));
    }
  });
}

function ofPlugin(root: Reader): Reader[] {
  const fixed = [root.at('$schema'), root.at('configSchema', 'type')];
  // Lists that say nothing while they are empty.
  const empty = [...LISTS.keys()]
    .map((name) => root.at(name))
    .filter(({ value }) => Array.isArray(value) && value.length === 0);
  const always = root
    .at('actions')
    .list()
    .map((action) => action.at('validate'))
    .filter(({ value }) => typeof value === 'string' && ALWAYS.test(value));
  return [...fixed.filter(({ value }) => value !== undefined), ...empty, ...always];
}

/** Every leaf below a place; an empty container is a leaf. */
function leaves(at: Reader, file: string): FilePlace[] {
  if (at.value === undefined) return [];
  const inside = [...at.list(), ...at.members().map(({ here }) => here)];
  if (inside.length === 0) return [{ file, pointer: at.pointer }];
  return inside.flatMap((one) => leaves(one, file));
}
