// Makes one script of a plugin's modules, and finds places of the script in the modules' sources.

import { joinedModules, moduleAt, type ModulePlace } from '../../../lang/javascript/joined-modules.ts';
import type { HostResult, RunModule } from '../../../model/run.ts';
import { sourcePlace } from '../../../lang/typescript/source-map.ts';

/** Where a module is in the program. */
export type MappedModule = ModulePlace & Pick<RunModule, 'mappings'>;

/** What modules ask `require` for → path of that module, by the path of the asking one. */
export type Imports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All modules as one script. */
export interface LinkedProgram {
  /** An expression: `{ path: function (module, exports, require, $importMeta) { … } }`. */
  readonly text: string;
  readonly places: readonly MappedModule[];
  readonly imports: Imports;
}

/** The program of these modules, in their order. */
export function programOf(modules: readonly RunModule[]): LinkedProgram {
  const head = 'function (module, exports, require, $importMeta) {';
  const { text, places } = joinedModules(modules.map(({ path, code }) => ({ path, head, code, tail: '}' })));
  const imports = Object.fromEntries(modules.map(({ path, files }) => [path, files]));
  const mapped = places.map((place, i) => ({ ...place, mappings: modules[i]?.mappings ?? '' }));
  return { text, places: mapped, imports };
}

/** The place in a module's source of one in the program, from 1; null outside of all modules and without a map. */
export function fileAt(
  places: readonly MappedModule[],
  line: number | undefined,
  column: number | undefined,
): Required<Pick<HostResult, 'file' | 'line' | 'column'>> | null {
  const found = moduleAt(places, line);
  if (!found || found.module.mappings === '') return null;
  const { path, mappings } = found.module;
  const place = sourcePlace(mappings, { line: found.line - 1, column: (column ?? 1) - 1 });
  return place && { file: path, line: place.line + 1, column: place.column + 1 };
}
