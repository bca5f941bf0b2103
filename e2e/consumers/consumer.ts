// What a consumer of converted output is: who reads which output, and what it refuses.

import type { Endpoint } from '../../src/convert/endpoints.ts';
import type { PluginFile } from '../../src/model/file.ts';
import type { Printed } from '../../src/convert/print.ts';
import type { Manifest } from './manifests.ts';

/** The files of one conversion. */
export interface Output {
  readonly from: Endpoint;
  readonly to: Endpoint;
  readonly manifest: Manifest;
  readonly files: readonly WrittenText[];
  /** What is saved beside it for the way back; null where nothing is. */
  readonly sidecar: PluginFile | null;
}

/** A file of an output; what is read of it is there where this project wrote it. */
export type WrittenText = PluginFile & Partial<Pick<Printed, 'value' | 'language' | 'manifest'>>;

/** What a consumer says against one output. */
export interface Refusal {
  readonly output: Output;
  /** The consumer's words, or ours where it has a rule and no words; begins with the path of the file where that helps. */
  readonly says: string;
}

/** A program or library that reads converted output, or rules that a host's documentation states. */
export interface Consumer {
  readonly name: string;
  /** Which outputs it reads. */
  readonly reads: (output: Output) => boolean;
  /** Every refusal of these outputs; a string where it cannot run here, which says why. */
  readonly check: (outputs: readonly Output[]) => Promise<readonly Refusal[] | string>;
}

/** Whether an output was written for one of these hosts or formats. */
export function writtenFor(...ids: readonly string[]): Consumer['reads'] {
  return ({ to }) => ids.includes(to.id);
}

/** A consumer's check that looks at one output at a time. */
export function eachOf(faults: (output: Output) => readonly string[]): Consumer['check'] {
  return (outputs) =>
    Promise.resolve(outputs.flatMap((output) => faults(output).map((says) => ({ output, says }))));
}

/** Splits a list into lists of at most `size`. */
export function batches<T>(list: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}

/** The items by what `key` gives of them, in the order in which the keys come. */
export function grouped<T, K>(list: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const own = key(item);
    const group = groups.get(own);
    if (group) group.push(item);
    else groups.set(own, [item]);
  }
  return groups;
}
