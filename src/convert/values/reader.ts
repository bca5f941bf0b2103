// Walks through a value for readers: every value that is taken remembers where it stood.

import { isObject } from '../../model/guards.ts';
import type { PluginFile } from '../../model/file.ts';
import type { FilePlace } from '../../model/ledger.ts';
import type { SourceFile } from '../../model/portable.ts';
import type { Sourced } from '../../model/plugin.ts';
import { join, last } from '../../lang/json/pointer.ts';

/** The text of a file of code, with its place. */
export function codeText({ path, text }: PluginFile): Sourced<string> {
  return { value: text, file: path, pointer: '/code' };
}

/** A place in a file that may or may not hold something. */
export class Reader {
  readonly #file: string;
  readonly pointer: string;
  readonly value: unknown;

  constructor(file: string, value: unknown, pointer = '') {
    this.#file = file;
    this.value = value;
    this.pointer = pointer;
  }

  /** A member or element, own ones only. */
  at(...keys: (string | number)[]): Reader {
    let value = this.value;
    for (const key of keys) {
      const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
      value = holds ? (value as Record<string | number, unknown>)[key] : undefined;
    }
    return new Reader(this.#file, value, join(this.pointer, ...keys));
  }

  /** The name of the member here; [] where there is none. */
  name(): Sourced<string>[] {
    if (this.value === undefined) return [];
    return [{ value: last(this.pointer), file: this.#file, pointer: this.pointer, key: true }];
  }

  /** Whatever is here. */
  any(): Sourced | undefined {
    return this.value === undefined ? undefined : this.#take(this.value);
  }

  /** A text that is not empty. */
  text(): Sourced<string> | undefined {
    return typeof this.value === 'string' && this.value !== '' ? this.#take(this.value) : undefined;
  }

  flag(): Sourced<boolean> | undefined {
    return typeof this.value === 'boolean' ? this.#take(this.value) : undefined;
  }

  list(): Reader[] {
    return Array.isArray(this.value) ? this.value.map((_, i) => this.at(i)) : [];
  }

  /** The texts of a list; what is not a text is left out. */
  texts(): Sourced<string>[] {
    return this.list().flatMap((item) => item.text() ?? []);
  }

  members(): { readonly key: Sourced<string>; readonly here: Reader }[] {
    if (!isObject(this.value)) return [];
    return Object.keys(this.value).map((name) => {
      const here = this.at(name);
      return { key: { value: name, file: this.#file, pointer: here.pointer, key: true }, here };
    });
  }

  #take<T>(value: T): Sourced<T> {
    return { value, file: this.#file, pointer: this.pointer };
  }
}

/** A reader at the root of a file. */
export function readerOf(file: SourceFile): Reader {
  return new Reader(file.path, file.value);
}

/** The places that hold something: a reader's constants, of which only some are there. */
export function placesOf(readers: readonly Reader[]): FilePlace[] {
  return readers.flatMap((reader) => {
    const here = reader.any();
    return here ? [{ file: here.file, pointer: here.pointer }] : [];
  });
}
