// Edits of a conversion's output as a person makes them: tools, parameters and settings are deleted, copied, renamed, moved.

import fc, { type Arbitrary } from 'fast-check';
import { isObject } from '../../src/model/guards.ts';
import type { Plugin, Sourced } from '../../src/model/plugin.ts';
import type { Printed } from '../../src/pipeline/convert/print.ts';
import { withMember, withValue } from './edit-values.ts';
import { setMember } from '../../src/hosts/kit/convert/set-member.ts';
import { join, last, parent, split, valueAt } from '../../src/text/pointer.ts';
import { editedAdapters, editedCalls, editedTable, type Renaming } from './edit-code.ts';

export type Operation = 'delete' | 'insert' | 'rename' | 'reorder';

/** One edit; numbers are taken modulo how many there are. */
export interface Edit {
  readonly kind: 'tool' | 'parameter' | 'setting';
  readonly operation: Operation;
  readonly tool: number;
  readonly at: number;
  /** Whether the files of code are edited too, and not just what describes the tool. */
  readonly isDeep: boolean;
}

export const edits: Arbitrary<Edit> = fc.record<Edit>({
  kind: fc.constantFrom('tool', 'tool', 'parameter', 'setting'),
  operation: fc.constantFrom('delete', 'insert', 'rename', 'reorder'),
  tool: fc.nat(9),
  at: fc.nat(9),
  isDeep: fc.boolean(),
});

/** A thing of the output: which one it was, null for a copy that is new; what it is called; its number for a new name. */
export interface Item {
  readonly of: number | null;
  readonly name: string;
  /** Which one it is a copy of. */
  readonly copyOf?: number;
  /** Set where the name is new. */
  readonly token?: string;
  /** Whether an edit touched its name alone, and left the code under the old one. */
  readonly isShallow?: boolean;
}

export interface ToolItem extends Item {
  readonly parameters: readonly Item[];
}

/** The output as it is after edits. */
export interface Edited {
  readonly files: readonly Printed[];
  readonly tools: readonly ToolItem[];
  readonly settings: readonly Item[];
  /** What was put into another order. */
  readonly moved: ReadonlySet<Edit['kind']>;
}

/** The output before any edit, as its reader reads it. */
export function unedited(files: readonly Printed[], { tools, settings }: Plugin): Edited {
  return {
    files,
    tools: tools.map(({ id, parameters }, of) => ({
      of,
      name: id?.value ?? '',
      parameters: parameters.map(({ name }, i) => ({ of: i, name: name.value })),
    })),
    settings: settings.map(({ key }, of) => ({ of, name: key.value })),
    moved: new Set(),
  };
}

/** Makes the edit; `plugin` is what the reader makes of the files. The same where there is nothing to edit. */
export function applied(before: Edited, edit: Edit, plugin: Plugin, number: number): Edited {
  const token = `fresh${'abcdefgh'.charAt(number)}x`;
  if (edit.kind === 'setting') return editedSetting(before, edit, plugin, token);
  const i = edit.tool % Math.max(1, before.tools.length);
  const id = plugin.tools[i]?.id;
  if (!id) return before;
  return edit.kind === 'tool'
    ? editedTool(before, edit, i, plugin, token)
    : editedParameter(before, edit, i, plugin, token);
}

function editedTool(before: Edited, edit: Edit, i: number, plugin: Plugin, token: string): Edited {
  const id = plugin.tools[i]?.id;
  const item = before.tools[i];
  if (!id || !item || (edit.operation === 'delete' && before.tools.length < 2)) return before;
  const name = freshName(id.value, token);
  const items = changed(before.tools, i, edit, name, token);
  const after = { ...before, tools: items };
  if (isAlone(id.file))
    return { ...after, files: editedFolders(before.files, id, edit, name), ...movedBy(before, edit) };
  const element = elementOf(id, before.files);
  const code = (file: Printed): Printed => {
    if (!edit.isDeep) return file;
    // A package with Python has a list of which file has which tool.
    if (!file.path.endsWith('/modules.json')) return editedCalls(file, edit.operation, id.value, name);
    return withValue(
      file,
      edited(file.value, id.value, edit, (one) => one, name),
    );
  };
  const files = before.files.map((file) =>
    file.path === id.file
      ? withValue(
          file,
          inList(file.value, element, edit, (one) => withName(one, id, element, name), name),
        )
      : code(file),
  );
  return { ...after, files, ...movedBy(before, edit) };
}

function movedBy({ moved }: Edited, { kind, operation }: Edit): Pick<Edited, 'moved'> {
  return { moved: operation === 'reorder' ? new Set([...moved, kind]) : moved };
}

/** The items after the edit; a copy comes after its original. */
function changed<T extends Item>(
  items: readonly T[],
  i: number,
  edit: Edit,
  name: string,
  token: string,
): T[] {
  const { operation, isDeep } = edit;
  switch (operation) {
    case 'delete':
      return items.filter((_, j) => j !== i);
    case 'reorder':
      return items.toReversed();
    case 'rename':
      return items.map((one, j) =>
        j === i ? { ...one, name, token, isShallow: one.isShallow === true || !isDeep } : one,
      );
    case 'insert':
      return items.flatMap((one, j) => {
        const { of, copyOf = of ?? -1 } = one;
        return j === i ? [one, { ...one, of: null, copyOf, name, token, isShallow: !isDeep }] : [one];
      });
  }
}

/** In the style of the name that it replaces, or is beside. */
function freshName(name: string, token: string): string {
  return /^[A-Z][A-Z0-9_]*$/.test(name) ? token.toUpperCase() : token;
}

/** Hosts that have a file or a folder of its own for each tool. */
function isAlone(path: string): boolean {
  return /(?:^|\/)plugin\.json$|\.py$/.test(path);
}

function editedFolders(
  files: readonly Printed[],
  id: Sourced<string>,
  { operation }: Edit,
  name: string,
): readonly Printed[] {
  const folder = id.file.endsWith('.py') ? id.file : id.file.slice(0, id.file.lastIndexOf('/') + 1);
  const isOwn = ({ path }: Printed): boolean => path.startsWith(folder);
  const renamed = (file: Printed): Printed => {
    const value = file.path === id.file ? withMember(file.value, id.pointer, name) : file.value;
    const path = folder.endsWith('/')
      ? `${name}/${file.path.slice(folder.length)}`
      : `${folder.slice(0, folder.lastIndexOf('/') + 1)}${name}.py`;
    return { ...withValue(file, value), path };
  };
  switch (operation) {
    case 'delete':
      return files.filter((file) => !isOwn(file));
    case 'rename':
      return files.map((file) => (isOwn(file) ? renamed(file) : file));
    case 'insert': {
      const end = files.findLastIndex(isOwn) + 1;
      return [...files.slice(0, end), ...files.filter(isOwn).map(renamed), ...files.slice(end)];
    }
    case 'reorder': {
      const main = (file: Printed): string => file.path.slice(0, file.path.lastIndexOf('/') + 1);
      if (!folder.endsWith('/')) return files.toReversed();
      const folders = [...new Set(files.map(main))].toReversed();
      return folders.flatMap((one) => files.filter((file) => main(file) === one));
    }
  }
}

/** The element of a list or the member that a name is in: the outermost one. */
function elementOf({ file, pointer, key }: Sourced, files: readonly Printed[]): string {
  if (key) return pointer;
  const root = files.find(({ path }) => path === file)?.value;
  const keys = split(pointer);
  for (let n = 1; n <= keys.length; n++) {
    if (Array.isArray(valueAt(root, join('', ...keys.slice(0, n - 1))))) return join('', ...keys.slice(0, n));
  }
  return pointer;
}

function withName(element: unknown, id: Sourced, at: string, name: string): unknown {
  return id.key ? element : withMember(element, id.pointer.slice(at.length), name);
}

/** The value with the element at `at` deleted, copied or renamed, or with its list in reverse. */
function inList(
  root: unknown,
  at: string,
  edit: Edit,
  named: (one: unknown) => unknown,
  name: string,
): unknown {
  return withMember(root, parent(at), (list: unknown) => edited(list, last(at), edit, named, name));
}

function edited(
  list: unknown,
  key: string,
  { operation }: Pick<Edit, 'operation'>,
  named: (one: unknown) => unknown,
  name: string,
): unknown {
  if (typeof list !== 'object' || list === null) return list;
  const entries = Object.entries(list as Readonly<Record<string, unknown>>);
  const ordered = operation === 'reorder' ? entries.toReversed() : entries;
  const all = ordered.flatMap(([own, held]): [string, unknown][] => {
    if (own !== key || operation === 'reorder') return [[own, held]];
    if (operation === 'delete') return [];
    const fresh: [string, unknown] = [name, named(held)];
    return operation === 'rename' ? [fresh] : [[own, held], fresh];
  });
  if (Array.isArray(list)) return all.map(([, held]) => held);
  const out = {};
  for (const [own, held] of all) setMember(out, own, held);
  return out;
}

function editedParameter(before: Edited, edit: Edit, i: number, plugin: Plugin, token: string): Edited {
  const tool = plugin.tools[i];
  const items = before.tools[i]?.parameters ?? [];
  const j = edit.at % Math.max(1, items.length);
  const place = tool?.parameters[j]?.name;
  if (!tool?.id || !place) return before;
  const name = freshName(place.value, token);
  const tools = before.tools.map((one, n) =>
    n === i ? { ...one, parameters: changed(items, j, edit, name, token) } : one,
  );
  const element = place.key ? place.pointer : parent(place.pointer);
  const around = parent(parent(element));
  const id = tool.id;
  const files = before.files.map((file) => {
    if (file.path !== place.file)
      return edit.isDeep ? editedAdapters(file, id, edit.operation, place.value, name) : file;
    let value = inList(file.value, element, edit, (one) => withName(one, place, element, name), name);
    value = withMember(value, join(around, 'required'), (list: unknown) =>
      inNames(list, place.value, edit, name),
    );
    // Where a host shows the parameters in a sentence too.
    const shown = join(parent(around), 'ui', 'args');
    value = withMember(value, shown, (args: unknown) => edited(args, place.value, edit, (one) => one, name));
    return withValue(file, value);
  });
  return { ...before, tools, files, ...movedBy(before, edit) };
}

/** A list of names, such as `required`. */
function inNames(list: unknown, old: string, { operation }: Pick<Edit, 'operation'>, name: string): unknown {
  if (!Array.isArray(list) || operation === 'reorder') return list;
  return (list as unknown[]).flatMap((one) => {
    if (one !== old) return [one];
    if (operation === 'delete') return [];
    return operation === 'rename' ? [name] : [one, name];
  });
}

function editedSetting(before: Edited, edit: Edit, plugin: Plugin, token: string): Edited {
  const i = edit.at % Math.max(1, before.settings.length);
  const key = plugin.settings[i]?.key;
  const file = before.files.find(({ path }) => path === key?.file);
  // A table in code holds names alone: moving them says nothing.
  if (!key || !file || (!file.path.endsWith('.json') && edit.operation !== 'rename')) return before;
  const name = freshName(key.value, token);
  const settings = changed(before.settings, i, edit, name, token);
  const element = key.key ? key.pointer : parent(key.pointer);
  const isForm = element.startsWith('/configSchema/');
  const variable = variableOf(before.files, plugin, key, token);
  const files = before.files.map((one): Printed => {
    if (/\.[cm]?js$/.test(one.path)) {
      return edit.isDeep || key.file === one.path || isForm
        ? editedTable(one, edit, [key.value, name], variable)
        : one;
    }
    if (!one.path.endsWith('.json')) return one;
    let { value } = one;
    if (one.path === file.path || isAlone(one.path)) {
      value = inList(value, element, edit, (held) => withName(held, key, element, name), name);
    }
    if (isForm) value = besideForm(value, edit, [key.value, name], variable);
    return value === one.value ? one : withValue(one, value);
  });
  return { ...before, settings, files, ...movedBy(before, edit) };
}

/** What else says a setting of a form: its hint, and the lists and parameters with its variable. */
function besideForm(root: unknown, edit: Edit, [old, name]: Renaming, variable: Renaming): unknown {
  const same = (one: unknown): unknown => one;
  const inside = edit.operation === 'reorder' ? { ...edit, operation: 'rename' as const } : edit;
  const to = edit.operation === 'reorder' ? old : name;
  const variableTo = edit.operation === 'reorder' ? variable[0] : variable[1];
  let value = withMember(root, '/uiHints', (held: unknown) => edited(held, old, inside, same, to));
  value = withMember(value, '/configSchema/required', (held: unknown) => inNames(held, old, inside, to));
  value = withMember(value, '/agentConfig/pluginParameters', (held: unknown) =>
    edited(held, variable[0], inside, same, variableTo),
  );
  for (const list of ['/requiredSecrets', '/optionalSecrets']) {
    value = withMember(value, list, (held: unknown) => inNames(held, variable[0], inside, variableTo));
  }
  return value;
}

/** The variable of a setting of a form, and the one that it gets with a new name. */
function variableOf(
  files: readonly Printed[],
  plugin: Plugin,
  key: Sourced<string>,
  token: string,
): Renaming {
  const parameters = files.map(({ value }) => valueAt(value, '/agentConfig/pluginParameters')).find(isObject);
  const normal = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const names = Object.keys(parameters ?? {});
  const form = plugin.settings.filter(({ key: one }) => one.pointer.startsWith('/configSchema/'));
  const i = form.findIndex(({ key: one }) => one.value === key.value);
  const found =
    form.length === names.length ? names[i] : names.find((one) => normal(one).endsWith(normal(key.value)));
  if (found === undefined) return ['', ''];
  return [found, found.startsWith('MARKED_') ? `MARKED_${token.toUpperCase()}` : token.toUpperCase()];
}
