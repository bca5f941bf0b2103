// What a file of plugins says for certain, as a value with pointers; what only running it would show stays apart.

import type { Span } from '../../../../model/finding.ts';
import { jsonOf } from '../../source/json-value.ts';
import { memberOf } from '../../source/metadata/values.ts';
import type { PluginClass } from '../../source/plugin-source.ts';
import { readPluginSource } from '../../source/read.ts';

type PythonValue = NonNullable<PluginClass['metadata']>;

/** What a file says, as the value that conversions account for. */
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

/** Null where the file may have other plugins than it shows, or none of them has metadata that is certain. */
export function readPythonPlugins(text: string): PythonPlugins | null {
  const { errors, unread, imports, plugins } = readPluginSource(text);
  // Without the import the class statement fails.
  const imported = imports.some(({ module, name }) => `${module}.${name ?? ''}`.includes('llm_tool_plugin'));
  if (errors.length > 0 || unread || !imported) return null;
  const known = new KnownParts(text);
  const tools = plugins.map((plugin, at) => known.plugin(plugin, `tools.${String(at)}`));
  if (tools.length > 0 && tools.every(({ metadata }) => metadata === undefined)) return null;
  return { tools, ...(known.unknown.size > 0 ? { unknown: Object.fromEntries(known.unknown) } : {}) };
}

/** Takes values apart into what is known and what is not. */
class KnownParts {
  readonly unknown = new Map<string, string>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  plugin(plugin: PluginClass, path: string): PythonPlugin {
    const version = plugin.version ? this.#take(plugin.version, `${path}.version`) : undefined;
    const metadata = isCalled(plugin) ? this.#metadata(plugin.metadata, `${path}.metadata`) : undefined;
    const code = codeOf(this.#text, plugin);
    return {
      ...(version === undefined ? {} : { version }),
      ...(metadata === undefined ? {} : { metadata }),
      ...(code === undefined ? {} : { code }),
    };
  }

  /** A tool without a known name cannot be written to any target, so it is left out. */
  #metadata(value: PythonValue | null, path: string): unknown {
    if (!value) return undefined;
    const name = memberOf(value, 'name');
    const isNamed = value.kind === 'dict' && (name ? name.kind !== 'unknown' : !value.open);
    return isNamed ? this.#take(value, path) : this.#leave(value.span, path);
  }

  #take(value: PythonValue, path: string): unknown {
    if (value.kind !== 'dict') {
      const known = jsonOf(value);
      return known === undefined ? this.#leave(value.span, path) : known;
    }
    if (value.open) this.#leave(value.span, `${path}.**`);
    const members = value.entries.flatMap(({ key, value: held }) => {
      const name = key.kind === 'str' ? key.value : this.#text.slice(key.span.from, key.span.to);
      const known = key.kind === 'str' ? this.#take(held, `${path}.${name}`) : undefined;
      if (key.kind !== 'str') this.#leave(held.span, `${path}.${name}`);
      return known === undefined ? [] : [[name, known] as const];
    });
    return Object.fromEntries(members);
  }

  #leave({ from, to }: Span, path: string): undefined {
    this.unknown.set(path, this.#text.slice(from, to));
    return undefined;
  }
}

/** The server calls the method of the class. */
function isCalled({ getMetadata }: PluginClass): boolean {
  return getMetadata?.decorators.some(({ name }) => /^(?:class|static)method$/.test(name)) ?? false;
}

/** `invoke` and what follows it in its class, without `get_metadata`. */
function codeOf(text: string, { span, invoke, getMetadata }: PluginClass): string | undefined {
  if (!invoke) return undefined;
  const { from } = invoke.span;
  const isOwn = from >= span.from && from < span.to;
  const to = isOwn ? span.to : invoke.span.to;
  const line = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1;
  const start = text.slice(line, from).trim() === '' ? line : from;
  const cut = getMetadata?.span;
  const inside = cut && cut.from > from && cut.to <= to ? cut : { from: to, to };
  return (text.slice(start, inside.from) + text.slice(inside.to, to).trimStart()).trimEnd();
}
