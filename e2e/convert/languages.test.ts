// Source that is generated of the samples, in the eyes of its language.

import { expect, test } from 'vitest';
import { samplesOf } from '../../test/convert/manifests.ts';
import { checkPython, hasPython, outputsIn, typeScriptFaults } from './languages.ts';

test('generated TypeScript type-checks against the documented interfaces', () => {
  const outputs = outputsIn('typescript', samplesOf);
  expect(outputs.length).toBeGreaterThan(5);
  expect(typeScriptFaults(outputs)).toEqual([]);
});

test.skipIf(!hasPython)(
  'generated Python compiles, gives the same metadata, and says that it is not written',
  () => {
    const files = outputsIn('python', samplesOf).flat();
    expect(files.length).toBeGreaterThan(5);
    checkPython(files);
  },
);
