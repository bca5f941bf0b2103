// The Python files of a plugin in a conversion: values that the text shows, that CPython gave, and that stay unknown.

import { baseName } from '../../../../files/paths.ts';
import { isObject, member } from '../../../../model/guards.ts';
import type { FilePlace, Reason } from '../../../../model/ledger.ts';
import type { LoadReading, LoadedPlugin } from '../../../../model/load.ts';
import type { PluginFile } from '../../../../model/file.ts';
import type { PluginRead, Remark, SourceFile } from '../../../../model/portable.ts';
import { readPythonPlugins, type PythonReading } from './python-plugins.ts';

const LOAD = 'Load the file as RAGFlow does, and convert again.';

/** For values that only running the file shows. */
const COMPUTED: Reason = {
  code: 'computed',
  says: `It is computed when the file runs, so the text does not show its value. ${LOAD}`,
};
/** Reads Python files one by one, and remembers what a report has to say of them. */
export class PluginTexts {
  readonly #load: LoadReading | null;
  readonly #read = new Map<string, PythonReading>();

  /** `reading`: `PluginFiles.reading`. */
  constructor(reading: unknown) {
    this.#load = isLoad(reading) ? reading : null;
  }

  /** The file with what is known of its plugins; null as its value where nothing is certain. */
  read(file: PluginFile): SourceFile {
    const reading = readPythonPlugins(file.text, this.#loadedOf(file));
    this.#read.set(file.path, reading);
    return { ...file, value: reading.value };
  }

  /** What the report needs of all files that were read. */
  found(): Pick<PluginRead, 'reasons' | 'remarks' | 'spanOf'> {
    const all = [...this.#read];
    if (all.length === 0) return {};
    return {
      reasons: all.flatMap(([file, { unknown }]) =>
        unknown.map(({ pointer }) => ({ file, pointer, reason: COMPUTED })),
      ),
      remarks: remarksOf(all.map(([, reading]) => reading)),
      spanOf: ({ file, pointer }: FilePlace) => this.#read.get(file)?.spanOf(pointer) ?? null,
    };
  }

  /** The plugins of a file with this text, of which the last part of the path is the same if there are several. */
  #loadedOf({ path, text }: PluginFile): LoadedPlugin[] {
    if (!this.#load) return [];
    const same = this.#load.files.filter((file) => file.text === text);
    const file = same.find((one) => baseName(one.path) === baseName(path)) ?? same[0];
    return this.#load.loaded.filter((plugin) => plugin.file === file?.path);
  }
}

function isLoad(reading: unknown): reading is LoadReading {
  return isObject(reading) && [member(reading, 'files'), member(reading, 'loaded')].every(Array.isArray);
}

function remarksOf(readings: readonly PythonReading[]): Remark[] {
  const unknown = listed(readings.flatMap((reading) => reading.unknown.map(({ plugin }) => plugin)));
  const loaded = listed(readings.flatMap((reading) => reading.loaded));
  const remark = (tone: Remark['tone'], says: string, names: string): Remark[] =>
    names === '' ? [] : [{ tone, says: `${says}: ${names}.` }];
  return [
    ...remark('stub', `Values are missing that are computed when the file runs. ${LOAD} Tools`, unknown),
    ...remark(
      'note',
      'Values that CPython gave when you loaded the file, because its text does not show them',
      loaded,
    ),
  ];
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}
