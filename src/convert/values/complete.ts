// An edited output on the way back: what its host has no place for comes from the original, by names alone.

import { isObject } from '../../model/guards.ts';
import type { AskedSetting, Code, Plugin, Sourced, Tool } from '../../model/plugin.ts';
import type { Remark } from '../../model/portable.ts';
import { codeSpan } from '../../lang/markdown/escape.ts';
import type { PlacedNode } from './flatten.ts';
import { leavesOf } from './leaves.ts';
import type { LeafMapping } from './mapping.ts';
import { PlaceSet, placeName, sourcedIn } from '../places.ts';
import type { Secrets } from '../secrets.ts';

/** The conversion that an output comes from, made again from the sidecar. */
export interface Former {
  readonly secrets: Secrets;
  readonly mappings: readonly LeafMapping[];
  readonly nodes: readonly PlacedNode[];
}

/** Members that are handled separately, or that follow from others. Code finds settings by their service. */
const APART: ReadonlySet<string> = new Set(['code', 'service', 'secrets', 'requiredBy']);

interface Completed {
  readonly plugin: Plugin;
  readonly remarks: readonly Remark[];
}

/**
 * The plugin that was read of an edited output with what its host has no place for. `was` is the conversion that it came
 * from; values of that one's source get `label` before the paths of their files.
 */
export function completed(now: Plugin, was: Former, label: string): Completed {
  const original = was.secrets.plugin;
  const completion = new Completion(was, label);
  const plugin = completion.filled(now, original);
  const asks = plugin.settings.flatMap((own): AskedSetting[] => {
    const one = completion.originalOf(own, plugin.settings, original.settings);
    if (!one) return [];
    const is = { service: own.service?.name.value ?? '', key: own.key.value };
    return [{ service: one.service?.name.value ?? '', key: one.key.value, is }];
  });
  const stale: string[] = [];
  const tools = plugin.tools.map((tool): Tool => {
    const one = completion.originalOf(tool, plugin.tools, original.tools);
    if (!one) return tool;
    const id = completion.idOf(tool, one, plugin.tools);
    const code = tool.code ?? completion.codeOf(one, asks);
    const known = tool.parameters.map((own) => completion.originalOf(own, tool.parameters, one.parameters));
    for (const parameter of one.parameters) {
      const { value } = parameter.name;
      const isRead = !known.includes(parameter) && code && reads(code.text.value, value);
      if (isRead) stale.push(`${codeSpan(value)} of ${codeSpan(id?.value ?? '')}`);
    }
    return { ...tool, id, code };
  });
  const says = `Code still reads parameters that its tool no longer has: ${stale.join(', ')}.`;
  return { plugin: { ...plugin, tools }, remarks: stale.length > 0 ? [{ tone: 'stub', says }] : [] };
}

/** Whether code has the name as a whole word; several words are looked for anywhere. */
function reads(code: string, name: string): boolean {
  return /^[\w$]+$/.test(name) ? new Set(code.match(/[\w$]+/g)).has(name) : code.includes(name);
}

class Completion {
  readonly #label: string;
  /** Places of the original's values that are not in the output. */
  readonly #absent: PlaceSet;
  /** By name of the original: what it was called in the output. */
  readonly #names = new Map<string, Set<unknown>>();

  constructor({ mappings, nodes }: Former, label: string) {
    this.#label = label;
    this.#absent = new PlaceSet(mappings.flatMap((one) => (isAbsent(one) ? one.place : [])));
    for (const { node, value } of nodes) {
      for (const origin of node.origins) {
        const known = this.#names.get(nameOfPlace(origin)) ?? new Set();
        this.#names.set(nameOfPlace(origin), known.add(value));
      }
    }
  }

  /** The only one of the original that was written under the name that only this one has. */
  originalOf<T>(one: T, now: readonly T[], then: readonly T[]): T | undefined {
    const name = nameOf(one);
    const isOne = now.filter((other) => nameOf(other)?.value === name?.value).length === 1;
    const all = then.filter((other) => {
      const original = nameOf(other);
      if (!name || !original) return false;
      return this.#isFree(original)
        ? original.value === name.value
        : this.#names.get(nameOfPlace(original))?.has(name.value);
    });
    return isOne && all.length === 1 ? all[0] : undefined;
  }

  /** The original's name of a tool, where the target does not allow that and no other tool has it. */
  idOf({ id }: Tool, original: Tool, tools: readonly Tool[]): Tool['id'] {
    const value = original.id?.value;
    if (!id || value === undefined || tools.some((other) => other.id?.value === value)) return id;
    return { ...id, value };
  }

  /** The original's code, where the target could not run it. */
  codeOf({ code }: Tool, asks: readonly AskedSetting[]): Code | undefined {
    return code && this.#isFree(code.text) ? this.#moved({ ...code, asks: code.asks ?? asks }) : undefined;
  }

  /** Of the same kind of thing: what one lacks and the target had no place for. */
  filled<T extends object>(now: T, then: object): T {
    const own = new Map<string, unknown>(Object.entries(now));
    for (const [key, value] of Object.entries(then) as [string, unknown][]) {
      if (!APART.has(key)) own.set(key, this.#value(own.get(key), value));
    }
    return Object.fromEntries(own) as T;
  }

  #value(now: unknown, then: unknown): unknown {
    if (now === undefined) return this.#isFree(then) ? this.#moved(then) : undefined;
    if (Array.isArray(now) && Array.isArray(then)) return this.#list(now, then);
    return isObject(now) && isObject(then) && !isSourced(then) ? this.filled(now, then) : now;
  }

  #list(now: readonly unknown[], then: readonly unknown[]): unknown[] {
    const names = new Set(now.map(wordOf));
    const added = then.filter((one) => {
      const word = wordOf(one);
      return this.#isFree(one) && (word === undefined || !names.has(word));
    });
    const filled = now.map((one) => {
      const original = isObject(one) && !isSourced(one) ? this.originalOf(one, now, then) : undefined;
      return isObject(original) ? this.filled(one as object, original) : one;
    });
    return [...filled, ...added.map((one) => this.#moved(one))];
  }

  /** Whether the target had no place for any of it. */
  #isFree(part: unknown): boolean {
    const all = sourcedIn(part);
    return (
      all.length > 0 &&
      all.every((one) => {
        if (one.key) return !this.#names.has(nameOfPlace(one));
        const { file, pointer, value } = one;
        if (this.#absent.has({ file, pointer })) return true;
        return leavesOf(value, pointer).every((leaf) => this.#absent.has({ file, pointer: leaf.pointer }));
      })
    );
  }

  /** The same value of the original's files in the sidecar. */
  #moved<T>(here: T): T {
    if (Array.isArray(here)) return here.map((one: unknown) => this.#moved(one)) as T;
    if (!isObject(here)) return here;
    if (isSourced(here)) return { ...here, file: `${this.#label}/${here.file}` };
    return Object.fromEntries(Object.entries(here).map(([key, one]) => [key, this.#moved(one)])) as T;
  }
}

const GONE = { code: 'gone', says: 'Its place in the edited output is not certain.' };

/**
 * The rows of an edited output: its own, and those of values that only the sidecar had. The last of `made` are those of
 * all leaves of the original; what the output had of them, its own rows tell.
 */
export function rowsOfEdited(made: readonly LeafMapping[], was: Former): LeafMapping[] {
  const own = made.length - was.mappings.length;
  const only = made
    .slice(own)
    .filter((_, i) => was.mappings[i] && isAbsent(was.mappings[i]))
    .map((row): LeafMapping =>
      row.status === 'carried' ? { ...row, status: 'dropped', reason: GONE, targets: [] } : row,
    );
  return [...made.slice(0, own), ...only];
}

/** Whether a value is not in the output, or only where it cannot work. */
function isAbsent({ status }: Pick<LeafMapping, 'status'>): boolean {
  return status === 'carried' || status === 'blocked';
}

function nameOfPlace(place: Sourced): string {
  return `${place.key ? 'name' : 'value'} ${placeName(place)}`;
}

function isSourced(value: unknown): value is Sourced {
  return isObject(value) && typeof value['file'] === 'string' && typeof value['pointer'] === 'string';
}

/** What names a tool, a setting, a parameter or a service, where an element is one; a value is its own name. */
function nameOf(element: unknown): Sourced | undefined {
  if (isSourced(element)) return element;
  if (!isObject(element)) return undefined;
  return [element['id'], element['key'], element['name']].find(isSourced);
}

/** The same as a text; of a word of a schema its keyword. */
function wordOf(element: unknown): unknown {
  return Array.isArray(element) ? (element as unknown[])[0] : nameOf(element)?.value;
}
