// Edits of the files that hold the tools' code, as texts.

import type { Sourced } from '../../src/model/plugin.ts';
import type { Printed } from '../../src/pipeline/convert/print.ts';
import type { Operation } from './edits.ts';

/** A script of several tools, with one of them deleted, copied or renamed. */
export function editedCalls(file: Printed, operation: Operation, old: string, name: string): Printed {
  if (!file.path.endsWith('tools.cjs')) return file;
  const own = pieceOf(file.text, old);
  if (own === null) return file;
  const quoted = JSON.stringify(old);
  const renamed = own
    .replace(/^\n\/\/ .*\n/, `\n// ${name}\n`)
    .replace(/(^|\n)exports(?:\.[\w$]+|\[".*"\]) = /, `$1exports.${name} = `)
    .replaceAll(`, tool ${quoted})`, `, tool "${name}")`);
  const to = { delete: '', insert: own + renamed, rename: renamed, reorder: own }[operation];
  return { ...file, text: file.text.replace(own, () => to) };
}

/** From the comment with the tool's name to the next one. */
function pieceOf(text: string, name: string): string | null {
  const target = /^[A-Za-z_$][\w$]*$/.test(name)
    ? `exports.${name} = `
    : `exports[${JSON.stringify(name)}] = `;
  const at = text.indexOf(`\n${target}`);
  if (at < 0) return null;
  const start = text.lastIndexOf('\n\n', at) + 1;
  const next = /\n\n\/\/ .*\n(?:\/\/.*\n)*exports[.[]/g;
  next.lastIndex = at;
  const piece = text.slice(start, (next.exec(text)?.index ?? text.length - 1) + 1);
  // What stands in for code is left alone.
  return piece.includes('/* --- ') ? piece : null;
}

/** The table of parameters that an adapter reads as JSON, with one of them deleted, copied or renamed. */
export function editedAdapters(
  file: Printed,
  tool: Sourced<string>,
  operation: Operation,
  old: string,
  name: string,
): Printed {
  const folder = tool.file.slice(0, tool.file.lastIndexOf('/') + 1);
  const own = file.path.endsWith('tools.cjs')
    ? pieceOf(file.text, tool.value)
    : file.path === `${folder}handler.js`
      ? file.text
      : null;
  if (own === null || operation === 'reorder') return file;
  const edited = own.replace(/\bparsed\(args, (\{.*?\})\)/, (_, table: string) => {
    const entries = Object.entries(JSON.parse(table) as Record<string, string>).flatMap(([key, type]) => {
      if (key !== old) return [[key, type]];
      if (operation === 'delete') return [];
      return operation === 'rename'
        ? [[name, type]]
        : [
            [key, type],
            [name, type],
          ];
    });
    return `parsed(args, ${JSON.stringify(Object.fromEntries(entries))})`;
  });
  return edited === own ? file : { ...file, text: file.text.replace(own, () => edited) };
}

/** A name and the one that takes its place. */
export type Renaming = readonly [old: string, fresh: string];

/** The table of settings in a script, with one of them deleted or renamed. */
export function editedTable(
  file: Printed,
  edit: { readonly operation: Operation },
  names: Renaming,
  variable: Renaming,
): Printed {
  const fresh = new Map([names, variable]);
  const visit = (here: unknown): unknown => {
    if (typeof here === 'string') {
      if (!fresh.has(here)) return here;
      return edit.operation === 'delete' ? undefined : edit.operation === 'rename' ? fresh.get(here) : here;
    }
    if (Array.isArray(here)) {
      const list = here.map(visit);
      return list.every((one) => one === undefined) ? undefined : list.filter((one) => one !== undefined);
    }
    const entries = Object.entries(here as object).flatMap(([own, held]) => {
      const inside = visit(held);
      return inside === undefined ? [] : [[own, inside]];
    });
    return Object.fromEntries(entries) as unknown;
  };
  const text = file.text.replace(/\bconst SETTINGS = (\{[\s\S]*?\n\});\n/g, (whole, table: string) => {
    const value = visit(JSON.parse(table));
    return whole.replace(table, () => JSON.stringify(value, null, 2).replace(/\{\}$/, '{\n}'));
  });
  return { ...file, text };
}
