// The target's own check, as the page runs it: its documented release accepts the output.

import { documentOf } from '../../../test/check/of-text.ts';
import { isLoaded } from '../../../src/model/verdict.ts';
import { valueAt } from '../../../src/lang/json/pointer.ts';
import { readJson } from '../../../src/lang/json/read.ts';
import { eachOf, type Consumer, type Output } from '../consumer.ts';

export const hostChecks: Consumer = {
  name: 'checks of the target',
  reads: () => true,
  check: eachOf(refusals),
};

function refusals({ to, files }: Output): string[] {
  return files.flatMap(({ path, value, manifest }) => {
    if (manifest === undefined) return [];
    const checked = valueAt(value, manifest);
    if (!to.host) return to.format?.faults?.(checked) ?? [];
    const text = JSON.stringify(checked);
    const document = documentOf({ text, path, older: null }, to.host, readJson(text));
    const [verdict] = to.host.verdicts(document, to.host.check(document));
    return verdict && isLoaded(verdict.kind) ? [] : (verdict?.texts ?? ['no verdict']);
  });
}
