// Packages for ElizaOS: strict TypeScript against the types of the published core, and against the documented interfaces.

import { join } from 'node:path';
import { writtenFor, type Consumer, type Output } from '../consumer.ts';
import { compileFaults, type Unit } from './typescript.ts';

const scripts = ({ files }: Output): boolean => files.some(({ path }) => /\.tsx?$/.test(path));

/** `@elizaos/core` of the folder. */
export function elizaCore(tools: string | null): Consumer {
  return {
    name: 'tsc with @elizaos/core',
    reads: (output) => writtenFor('elizaos')(output) && scripts(output),
    check: (outputs) => {
      if (tools === null) return Promise.resolve('@elizaos/core is not installed');
      const core = join(tools, 'node_modules/@elizaos/core/dist/node/index.d.ts');
      const paths = { '@elizaos/core': [core] };
      return Promise.resolve(compileFaults(outputs.flatMap(unitsOf), { paths }, tools));
    },
  };
}

/** The interfaces of the page "Plugin Schemas". */
export const documentedInterfaces: Consumer = {
  name: 'tsc with the documented interfaces',
  reads: (output) => writtenFor('elizaos')(output) && scripts(output),
  check: (outputs) => {
    const core = join(import.meta.dirname, '../../../src/hosts/elizaos/code/core-documented.d.ts');
    // A folder with no packages around it.
    return Promise.resolve(compileFaults(outputs.flatMap(unitsOf), { ambient: [core] }, '/outputs'));
  },
};

function unitsOf(output: Output): Unit[] {
  return output.files
    .filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path))
    .map(({ path, text }) => ({ output, path, text }));
}
