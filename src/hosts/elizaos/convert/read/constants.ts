// Values that say nothing about a plugin: how its package is built, and what every one of them has.

import type { FilePlace } from '../../../../model/ledger.ts';
import type { SourceFile } from '../../../../model/portable.ts';
import { lastPart } from '../../file/kind.ts';
import { LISTS } from '../../members/known.ts';
import { leavesOf } from '../../../../convert/values/leaves.ts';
import { placesOf, readerOf, type Reader } from '../../../../convert/values/reader.ts';

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
    const name = lastPart(file.path);
    if (name !== 'package.json' && name !== 'tsconfig.json') return placesOf(ofPlugin(root));
    const ofPackage = [...OF_PACKAGES.map((one) => root.at(one)), root.at('agentConfig', 'pluginType')];
    return (name === 'package.json' ? ofPackage : [root])
      .flatMap((at) => leavesOf(at.value, at.pointer))
      .map(({ pointer }) => ({ file: file.path, pointer }));
  });
}

function ofPlugin(root: Reader): Reader[] {
  // Lists that say nothing while they are empty.
  const empty = [...LISTS.keys()]
    .map((name) => root.at(name))
    .filter(({ value }) => Array.isArray(value) && value.length === 0);
  const always = root
    .at('actions')
    .list()
    .map((action) => action.at('validate'))
    .filter(({ value }) => typeof value === 'string' && ALWAYS.test(value));
  return [root.at('$schema'), root.at('configSchema', 'type'), ...empty, ...always];
}
