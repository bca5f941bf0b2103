// Makes one script of a plugin's modules, and finds places of the script in the modules' sources.

import type { RunModule } from '../../../model/run.ts';
import { sourcePlace } from '../../../lang/typescript/source-map.ts';

/** Where a module is in the program. */
export interface ModulePlace extends Pick<RunModule, 'path' | 'mappings'> {
  /** The first line of its body, from 1. */
  readonly first: number;
  readonly lines: number;
}

/** What modules ask `require` for → path of that module, by the path of the asking one. */
export type Imports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All modules as one script. */
export interface LinkedProgram {
  /** An expression: `{ path: function (module, exports, require, $importMeta) { … } }`. */
  readonly text: string;
  readonly places: readonly ModulePlace[];
  readonly imports: Imports;
}

/** The program of these modules, in their order. */
export function programOf(modules: readonly RunModule[]): LinkedProgram {
  const places: ModulePlace[] = [];
  let text = '{\n';
  let line = 2;
  for (const { path, code, mappings } of modules) {
    const lines = linesOf(code);
    places.push({ path, mappings, first: line + 1, lines });
    text += `${JSON.stringify(path)}: function (module, exports, require, $importMeta) {\n${code}\n},\n`;
    line += lines + 2;
  }
  const imports = Object.fromEntries(modules.map(({ path, files }) => [path, files]));
  return { text: `${text}}`, places, imports };
}

/** As engines count them. */
const linesOf = (text: string): number => text.split(/\r\n|[\n\r\u2028\u2029]/).length;

/** A place in a file of the plugin, from 1. */
export interface FilePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The place in a module's source of one in the program, from 1; null outside of all modules and without a map. */
export function fileAt(
  places: readonly ModulePlace[],
  line: number | undefined,
  column: number | undefined,
): FilePosition | null {
  if (line === undefined) return null;
  const module = places.find(({ first, lines }) => line >= first && line < first + lines);
  if (!module || module.mappings === '') return null;
  const place = sourcePlace(module.mappings, { line: line - module.first, column: (column ?? 1) - 1 });
  return place && { file: module.path, line: place.line + 1, column: place.column + 1 };
}
