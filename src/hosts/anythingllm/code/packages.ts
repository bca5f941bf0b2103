// Packages that code requires, and whether there is anything to find them in.

import type { CodeContext } from '../../../model/code.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import { requiresIn, textOf } from '../../../lang/javascript/nodes.ts';
import { loadsOf } from './handler/loads.ts';
import { isBundled, OF_SERVER, packageOf } from './handler/packages.ts';
import type { Handler } from './handler/read.ts';
import { codeLoad, codePackage, codeServerPackage } from './rules.ts';
import { found } from './tree.ts';

/** What surely throws while the module is loaded. */
export function checkLoads(handler: Handler, path: string, { files }: CodeContext): CodeFinding[] {
  return loadsOf(handler, path, files).flatMap((load) =>
    load.fails === null || load.isDeferred
      ? []
      : [found(codeLoad.at('', 'value', { what: load.fails }), load)],
  );
}

/** Names that a `require` asks for, which is neither Node.js nor a file of the skill. */
export function checkPackages({ code }: Handler, { files }: CodeContext): CodeFinding[] {
  return requiresIn(code).flatMap((text): CodeFinding[] => {
    const name = packageOf(textOf(code, text).slice(1, -1));
    if (name === null || isBundled(name, files)) return [];
    const range = OF_SERVER.get(name);
    const finding =
      range === undefined
        ? codePackage.at('', 'value', { name })
        : codeServerPackage.at('', 'value', { name, range });
    return [found(finding, text)];
  });
}
