// What a file of plugins says, as a value with pointers: what the text shows for certain and, where the file was loaded,
// what CPython made of the rest. What is known of neither stays apart, with its code.

import type { Pointer, Span } from '../../../../model/finding.ts';
import type { LoadedPlugin } from '../../../../model/load.ts';
import { join, parent } from '../../../../lang/json/pointer.ts';
import { jsonOf } from '../../code/metadata/values.ts';
import { printed } from '../../code/loading/versions.ts';
import { memberOf } from '../../code/metadata/values.ts';
import type { PluginClass } from '../../code/plugin-source.ts';
import { readPluginSource } from '../../code/read.ts';

type PythonValue = NonNullable<PluginClass['metadata']>;

export interface PythonPlugins {
  readonly tools: readonly PythonPlugin[];
  /** The code of what only running it would show, by its place: `tools.0.metadata.description`. */
  readonly unknown?: Readonly<Record<string, string>>;
}

/** A class; without metadata where nothing certain can be made of it. */
export interface PythonPlugin {
  /** A text, unless the plugin has another value. */
  readonly version?: unknown;
  readonly metadata?: unknown;
  /** The text of `invoke` and of what follows it, with its first line's indent. */
  readonly code?: string;
}

/** A value that only running the file would show. */
export interface UnknownPart {
  /** Its place among the tools: `['0', 'metadata', 'description']`; `**` for members that were spread. */
  readonly path: readonly string[];
  /** Where its code is in the value, among `unknown`. */
  readonly pointer: Pointer;
  /** Name of its class. */
  readonly plugin: string;
}

export interface PythonReading {
  /** Null where the file may have other plugins than it shows, or none of them has metadata that is certain. */
  readonly value: PythonPlugins | null;
  readonly unknown: readonly UnknownPart[];
  /** Names of the classes that have values of CPython's. */
  readonly loaded: readonly string[];
  /** The range of what stands at a pointer of the value, or of the nearest value around it; null for none. */
  readonly spanOf: (pointer: Pointer) => Span | null;
}

/** `loaded`: what CPython made of this very text; [] where that is not known. Never throws. */
export function readPythonPlugins(text: string, loaded: readonly LoadedPlugin[] = []): PythonReading {
  const { errors, unread, imports, plugins } = readPluginSource(text);
  // Without the import the class statement fails.
  const imported = imports.some(({ module, name }) => `${module}.${name ?? ''}`.includes('llm_tool_plugin'));
  const hasAny = (tools: readonly PythonPlugin[]): boolean =>
    tools.some(({ metadata }) => metadata !== undefined);
  if (errors.length === 0 && !unread && imported) {
    const known = new KnownParts(text, loaded);
    const tools = plugins.map((plugin, at) => known.plugin(plugin, String(at)));
    if (tools.length === 0 || hasAny(tools)) return known.reading(tools);
  }
  const known = new KnownParts(text, loaded);
  const tools = loaded.map((plugin, at) =>
    known.loadedPlugin(
      plugin,
      plugins.findLast(({ name }) => name === classOf(plugin)),
      String(at),
    ),
  );
  return known.reading(hasAny(tools) ? tools : null);
}

function classOf({ class: own, name }: LoadedPlugin): string {
  return own ?? name;
}

/** Takes values apart into what is known and what is not. */
class KnownParts {
  readonly #text: string;
  readonly #loaded: readonly LoadedPlugin[];
  readonly #spans = new Map<Pointer, Span>();
  #unknown: (Omit<UnknownPart, 'pointer'> & { readonly span: Span })[] = [];
  #filled: string[] = [];

  constructor(text: string, loaded: readonly LoadedPlugin[]) {
    this.#text = text;
    this.#loaded = loaded;
  }

  plugin(plugin: PluginClass, at: string): PythonPlugin {
    const { name } = plugin;
    const shown = plugin.version ? this.#take(plugin.version, [at, 'version'], name) : undefined;
    // The server has the text of a number.
    const version = typeof shown === 'number' ? printed(plugin.version) : shown;
    const metadata = isCalled(plugin) ? this.#metadata(plugin.metadata, [at, 'metadata'], name) : undefined;
    const own = pluginOf(version, metadata, this.#code(plugin, at));
    const [given, ...more] = this.#loaded.filter((one) => classOf(one) === name);
    return given && more.length === 0 ? this.#filledFrom(given, own, at) : own;
  }

  /** A plugin that the text does not show for certain; `shown` is what it may show. */
  loadedPlugin(plugin: LoadedPlugin, shown: PluginClass | undefined, at: string): PythonPlugin {
    if (shown) this.#spans.set(join('', 'tools', at), shown.span);
    this.#filled.push(classOf(plugin));
    return pluginOf(plugin.version ?? undefined, plugin.metadata, shown && this.#code(shown, at));
  }

  reading(tools: readonly PythonPlugin[] | null): PythonReading {
    const unknown = Object.fromEntries(
      this.#unknown.map(({ path, span }) => [nameOf(path), this.#text.slice(span.from, span.to)]),
    );
    const parts = this.#unknown.map(({ path, plugin, span }): UnknownPart => {
      const pointer = join('', 'unknown', nameOf(path));
      this.#spans.set(pointer, span);
      return { path, plugin, pointer };
    });
    return {
      value: tools && { tools, ...(parts.length > 0 ? { unknown } : {}) },
      unknown: tools ? parts : [],
      loaded: this.#filled,
      spanOf: (pointer) => this.#spanOf(pointer),
    };
  }

  #spanOf(pointer: Pointer): Span | null {
    for (let at = pointer; ; at = parent(at)) {
      const span = this.#spans.get(at);
      if (span || at === '') return span ?? null;
    }
  }

  /** The plugin with what CPython gave, where the text does not show all of it. */
  #filledFrom({ version, metadata }: LoadedPlugin, own: PythonPlugin, at: string): PythonPlugin {
    const lacks = (member: string): boolean =>
      this.#unknown.some(({ path }) => path[0] === at && path[1] === member);
    const fillsVersion = lacks('version');
    const fillsMetadata = lacks('metadata') && metadata !== undefined;
    const plugin = this.#unknown.find(({ path }) => path[0] === at)?.plugin;
    if (plugin !== undefined && (fillsVersion || fillsMetadata)) this.#filled.push(plugin);
    this.#unknown = this.#unknown.filter(
      ({ path }) => path[0] !== at || !(path[1] === 'version' ? fillsVersion : fillsMetadata),
    );
    return pluginOf(
      fillsVersion ? (version ?? undefined) : own.version,
      fillsMetadata ? metadata : own.metadata,
      own.code,
    );
  }

  /** A tool without a known name cannot be written to any target, so it is left out. */
  #metadata(value: PythonValue | null, path: readonly string[], plugin: string): unknown {
    if (!value) return undefined;
    const name = memberOf(value, 'name');
    const isNamed = value.kind === 'dict' && (name ? name.kind !== 'unknown' : !value.open);
    return isNamed ? this.#take(value, path, plugin) : this.#leave(value.span, path, plugin);
  }

  #take(value: PythonValue, path: readonly string[], plugin: string): unknown {
    this.#spans.set(join('', 'tools', ...path), value.span);
    if (value.kind !== 'dict') {
      const known = jsonOf(value);
      return known === undefined ? this.#leave(value.span, path, plugin) : known;
    }
    if (value.open) this.#leave(value.span, [...path, '**'], plugin);
    const members = value.entries.flatMap(({ key, value: held }) => {
      const isText = key.kind === 'str';
      const name = isText ? key.value : this.#text.slice(key.span.from, key.span.to);
      const inner = [...path, name];
      const known = isText ? this.#take(held, inner, plugin) : this.#leave(held.span, inner, plugin);
      return known === undefined ? [] : [[name, known] as const];
    });
    return Object.fromEntries(members);
  }

  #leave(span: Span, path: readonly string[], plugin: string): undefined {
    this.#spans.set(join('', 'tools', ...path), span);
    this.#unknown.push({ path, plugin, span });
    return undefined;
  }

  /** `invoke` and what follows it in its class, without `get_metadata`. */
  #code({ span, invoke, getMetadata }: PluginClass, at: string): string | undefined {
    if (!invoke) return undefined;
    const text = this.#text;
    const { from } = invoke.span;
    const isOwn = from >= span.from && from < span.to;
    const to = isOwn ? span.to : invoke.span.to;
    const line = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1;
    const start = text.slice(line, from).trim() === '' ? line : from;
    const cut = getMetadata?.span;
    const inside = cut && cut.from > from && cut.to <= to ? cut : { from: to, to };
    this.#spans.set(join('', 'tools', at, 'code'), invoke.span);
    return (text.slice(start, inside.from) + text.slice(inside.to, to).trimStart()).trimEnd();
  }
}

function pluginOf(version: unknown, metadata: unknown, code: string | undefined): PythonPlugin {
  return {
    ...(version === undefined ? {} : { version }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(code === undefined ? {} : { code }),
  };
}

function nameOf(path: readonly string[]): string {
  return ['tools', ...path].join('.');
}

/** The server calls the method of the class. */
function isCalled({ getMetadata }: PluginClass): boolean {
  return getMetadata?.decorators.some(({ name }) => /^(?:class|static)method$/.test(name)) ?? false;
}
