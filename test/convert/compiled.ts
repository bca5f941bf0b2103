// Plugins in code as conversions and runs get them from the page: with what the compiler reads of their files.

import type { PluginFiles } from '../../src/model/portable.ts';
import type { KnownTools } from '../../src/model/run.ts';
import { sourceHost } from '../../src/hosts/elizaos/code/host.ts';
import { mainPath } from '../../src/files/main-path.ts';
import { PluginCompiler } from '../../src/lang/typescript/program.ts';
import type { CompiledPlugin } from '../../src/lang/typescript/source-host.ts';

const [release] = sourceHost.releases;
const compiler = new PluginCompiler(await sourceHost.declarations(release));

/** The same files with the compiler's reading. */
export function compiled({ main, others }: PluginFiles): PluginFiles {
  return { main, others, reading: sourceHost.reading?.(pluginOf({ main, others })) };
}

/** What the compiler finds of them for runs. */
export function knownTools(source: PluginFiles): KnownTools | undefined {
  return sourceHost.runnable?.(pluginOf(source)) ?? undefined;
}

function pluginOf({ main, others }: PluginFiles): CompiledPlugin {
  const path = mainPath(main.path, others);
  const files = [{ path, text: main.text }, ...others];
  return { files, main: path, programs: new Map([[release, compiler.compile(files)]]) };
}
