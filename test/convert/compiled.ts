// Plugins in code as conversions get them from the page: with what the compiler reads of their files.

import type { PluginFiles } from '../../src/model/portable.ts';
import { sourceHost } from '../../src/hosts/elizaos/source/host.ts';
import { mainPath } from '../../src/text/main-path.ts';
import { PluginCompiler } from '../../src/typescript/program.ts';

const [release] = sourceHost.releases;
const compiler = new PluginCompiler(await sourceHost.declarations(release));

/** The same files with the compiler's reading. */
export function compiled({ main, others }: PluginFiles): PluginFiles {
  const path = mainPath(main.path, others);
  const files = [{ path, text: main.text }, ...others];
  const programs = new Map([[release, compiler.compile(files)]]);
  return { main, others, reading: sourceHost.reading?.({ files, main: path, programs }) };
}
