// Published manifests through every pair of hosts and formats: legal output, every leaf accounted for, and back.

import { expect, test } from 'vitest';
import type { Host } from '../../src/model/host.ts';
import { acceptedOf, type Manifest } from '../../test/convert/manifests.ts';
import { checkPair, pairs } from '../../test/convert/pairs.ts';
import { hosts } from '../../test/hosts/loaded.ts';
import { checkPython, hasPython, outputsIn, typeScriptFaults } from '../convert/languages.ts';
import { jsonIn } from './corpus.ts';

/** The corpus has no packages of Agent Plugins, which are newer than it. */
const NOT_COLLECTED = ['agent-plugins'];
const converted = hosts.filter(({ id, portable }) => portable && !NOT_COLLECTED.includes(id));
const manifests = new Map(converted.map((host) => [host.id, acceptedOf(host, jsonIn(host.id))]));
const manifestsOf = ({ id }: Host): readonly Manifest[] => manifests.get(id) ?? [];

test('there are some of every host that is converted', () => {
  expect(converted.filter((host) => manifestsOf(host).length === 0).map(({ id }) => id)).toEqual([]);
});

test.each(pairs.filter(({ from }) => manifests.has(from.id)))('$from.id to $to.id', (pair) => {
  for (const manifest of pair.from.host ? manifestsOf(pair.from.host) : []) checkPair(pair, manifest);
});

test('generated TypeScript type-checks against the documented interfaces', () => {
  expect(typeScriptFaults(outputsIn('typescript', manifestsOf))).toEqual([]);
});

test.skipIf(!hasPython)(
  'generated Python compiles, gives the same metadata, and says that it is not written',
  () => {
    checkPython(outputsIn('python', manifestsOf).flat());
  },
);
