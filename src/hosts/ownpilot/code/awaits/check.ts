// Finds calls whose promise is used as if it were the value.

import type { Finding } from '../../../../model/finding.ts';
import { isUsedAsValue } from '../../../../lang/javascript/awaits.ts';
import { calls } from '../../../../lang/javascript/nodes.ts';
import { within, type ReadableTool } from '../tool.ts';
import { ASYNC, awaitMissing } from './rules.ts';

/** One finding per asynchronous call of the sandbox without `await`, only where it is certain to be wrong. */
export function checkAwaits(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return ['config', 'fetch', 'utils'].flatMap((base) =>
    calls(code, base).flatMap(({ path, node }) =>
      isAsync(path) && isUsedAsValue(code, node) ? [awaitMissing.at(...within(tool, node), { path })] : [],
    ),
  );
}

function isAsync(path: string): path is keyof typeof ASYNC {
  return Object.hasOwn(ASYNC, path);
}
