// The Python files of a plugin in a conversion: values that the text shows, that CPython gave, and that stay unknown.

import { isObject, member } from '../../../../model/guards.ts';
import type { FilePlace, Reason } from '../../../../model/ledger.ts';
import type { LoadReading, LoadedPlugin } from '../../../../model/load.ts';
import type { BundleFile, PluginRead, Remark, SourceFile } from '../../../../model/portable.ts';
import {
  readPythonPlugins,
  type PythonPlugins,
  type PythonReading,
  type UnknownPart,
} from './python-plugins.ts';

const LOAD = 'Load the file as RAGFlow does, and convert again.';

/** For values that only running the file shows. */
const COMPUTED: Reason = {
  code: 'computed',
  says: `It is computed when the file runs, so the text does not show its value. ${LOAD}`,
};
const NAME_COMPUTED: Reason = {
  code: 'name-computed',
  says: `The tool is left out, because its name is computed when the file runs. ${LOAD}`,
};
const PARAMETERS_COMPUTED: Reason = {
  code: 'parameters-computed',
  says: `These parameters are missing in the output, because they are computed when the file runs. ${LOAD}`,
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
  read(file: BundleFile): SourceFile {
    const reading = readPythonPlugins(file.text, this.#loadedOf(file));
    this.#read.set(file.path, reading);
    return { ...file, value: reading.value };
  }

  /** What the report needs of all files that were read. */
  found(): Pick<PluginRead, 'reasons' | 'remarks' | 'spanOf'> {
    const all = [...this.#read];
    if (all.length === 0) return {};
    return {
      reasons: all.flatMap(([file, { unknown, value }]) =>
        unknown.map((part) => ({ file, pointer: part.pointer, reason: reasonOf(part, value) })),
      ),
      remarks: remarksOf(all.map(([, reading]) => reading)),
      spanOf: ({ file, pointer }: FilePlace) => this.#read.get(file)?.spanOf(pointer) ?? null,
    };
  }

  /** The plugins of a file with this text, of which the last part of the path is the same if there are several. */
  #loadedOf({ path, text }: BundleFile): LoadedPlugin[] {
    if (!this.#load) return [];
    const same = this.#load.files.filter((file) => file.text === text);
    const file = same.find((one) => baseName(one.path) === baseName(path)) ?? same[0];
    return this.#load.loaded.filter((plugin) => plugin.file === file?.path);
  }
}

function isLoad(reading: unknown): reading is LoadReading {
  return isObject(reading) && [member(reading, 'files'), member(reading, 'loaded')].every(Array.isArray);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What is said of a parameter may be computed, and the parameter still is in the output. */
function reasonOf({ path }: UnknownPart, value: PythonPlugins | null): Reason {
  const [at, part, key, ...rest] = path;
  if (part !== 'metadata') return COMPUTED;
  if (key === undefined) return NAME_COMPUTED;
  const isSpread = key === '**' && member(value?.tools[Number(at)]?.metadata, 'parameters') === undefined;
  return isSpread || (key === 'parameters' && rest.length < 2) ? PARAMETERS_COMPUTED : COMPUTED;
}

function remarksOf(readings: readonly PythonReading[]): Remark[] {
  const named = (reason: Reason): string =>
    listed(
      readings.flatMap(({ unknown, value }) =>
        unknown.flatMap((part) => (reasonOf(part, value) === reason ? [part.plugin] : [])),
      ),
    );
  const [left, lacking] = [named(NAME_COMPUTED), named(PARAMETERS_COMPUTED)];
  const loaded = listed(readings.flatMap((reading) => reading.loaded));
  return [
    ...(left === ''
      ? []
      : [remark('stub', `Left out: ${left}. Its name is computed when the file runs. ${LOAD}`)]),
    ...(lacking === ''
      ? []
      : [remark('stub', `Parameters missing: ${lacking}. They are computed when the file runs. ${LOAD}`)]),
    ...(loaded === ''
      ? []
      : [
          remark(
            'note',
            `Values that CPython gave when you loaded the file, because its text does not show them: ${loaded}.`,
          ),
        ]),
  ];
}

function remark(tone: Remark['tone'], says: string): Remark {
  return { tone, says };
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}
