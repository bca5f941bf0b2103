// Makes one script of modules, and finds where in which of them a line of it is.

/** Where a module is in the script. */
export interface ModulePlace {
  readonly path: string;
  /** The first line of its text, from 1. */
  readonly first: number;
  readonly lines: number;
}

/** A module's text, with what stands around it in lines of its own. */
interface Part {
  readonly path: string;
  readonly head: string;
  readonly code: string;
  readonly tail: string;
}

/** An expression: `{ path: module }`, in their order. */
export function joinedModules(parts: readonly Part[]): { text: string; places: ModulePlace[] } {
  const places: ModulePlace[] = [];
  let text = '{\n';
  let line = 2;
  for (const { path, head, code, tail } of parts) {
    // As engines count them.
    const lines = code.split(/\r\n|[\n\r\u2028\u2029]/).length;
    places.push({ path, first: line + 1, lines });
    text += `${JSON.stringify(path)}: ${head}\n${code}\n${tail},\n`;
    line += lines + 2;
  }
  return { text: `${text}}`, places };
}

/** The module of a line of the script, from 1, and the line in it; null outside of all modules. */
export function moduleAt<P extends ModulePlace>(
  places: readonly P[],
  line: number | undefined,
): { readonly module: P; readonly line: number } | null {
  if (line === undefined) return null;
  const module = places.find(({ first, lines }) => line >= first && line < first + lines);
  return module ? { module, line: line - module.first + 1 } : null;
}
