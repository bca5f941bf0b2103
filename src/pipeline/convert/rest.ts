// Edited outputs on the way back: what no reader knows goes back whole, and every value of the original has a row.

import type { FilePlace, Reason } from '../../model/ledger.ts';
import { folderOf } from '../../hosts/kit/convert/files.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import { setMember } from '../../hosts/kit/convert/set-member.ts';
import { isObject } from '../../model/guards.ts';
import { join } from '../../text/pointer.ts';
import { isAbsent, type Former } from './complete.ts';
import { leavesOf } from './leaves.ts';
import type { LeafMapping } from './mapping.ts';
import { placeName } from './places.ts';
import { heldFile, spansOf, type Printed } from './print.ts';
import { isUnread } from './unread.ts';

interface Made {
  readonly files: readonly Printed[];
  readonly mappings: readonly LeafMapping[];
}

const LOST: Reason = {
  code: 'gone',
  says: 'Its place in the edited output is not certain.',
};

/**
 * Adds whole files, and whole members of JSON files, that the output of `was` had no place for. The last rows of `made` are
 * those of all leaves of its source: the ones that the output had are left out, as the output's own rows tell them.
 */
export function withRest(made: Made, was: Former): Made {
  const own = made.mappings.length - was.mappings.length;
  const open = was.mappings.flatMap(({ place, value, ...rest }, i) => {
    const row = made.mappings[own + i];
    return row && isAbsent(rest) ? [{ row, place, value }] : [];
  });
  const isPlaced = ({ status }: LeafMapping): boolean => status !== 'carried' && status !== 'dropped';
  const left = new Set(open.flatMap(({ row, place }) => (isPlaced(row) ? [] : placeName(place))));
  const { files, places } = new Rest(was, left).addedTo(made.files);
  const rows = open.map(({ row, place, value }): LeafMapping => {
    if (isPlaced(row)) return row;
    const target = places.get(placeName(place));
    if (!target) return { ...row, status: 'dropped', reason: LOST, targets: [] };
    const targets = [{ ...target, key: false, wrote: value }];
    return { ...row, status: 'exact', reason: why.RESTORED, targets };
  });
  return { files, mappings: [...made.mappings.slice(0, own), ...rows] };
}

class Rest {
  readonly #was: Former;
  readonly #left: ReadonlySet<string>;
  /** Place of a value in the original → where it is now. */
  readonly #places = new Map<string, FilePlace>();

  constructor(was: Former, left: ReadonlySet<string>) {
    this.#was = was;
    this.#left = left;
  }

  addedTo(written: readonly Printed[]): {
    readonly files: readonly Printed[];
    readonly places: ReadonlyMap<string, FilePlace>;
  } {
    const files = [...written];
    const [from, to] = [this.#was.sources, files].map(([first]) => folderOf(first?.path ?? ''));
    for (const source of this.#was.sources) {
      const isInside = source.path.startsWith(from ?? '');
      const path = isInside ? `${to ?? ''}${source.path.slice(from?.length)}` : source.path;
      const at = files.findIndex((file) => file.path === path);
      const file = files[at];
      if (file) files[at] = this.#withMembers(file, source);
      else if (isUnread(source) && this.#take(source, '', source.value, path)) {
        files.push(heldFile({ ...source, path }));
      }
    }
    return { files, places: this.#places };
  }

  /** A JSON file with the members that only the original has. */
  #withMembers(file: Printed, { path, value }: { readonly path: string; readonly value: unknown }): Printed {
    if (file.language !== 'json' || !isObject(file.value) || !isObject(value)) return file;
    const out = { ...file.value };
    for (const [key, held] of Object.entries(value)) {
      const isNew = !Object.hasOwn(out, key);
      if (isNew && this.#take({ path }, join('', key), held, file.path)) setMember(out, key, held);
    }
    if (Object.keys(out).length === Object.keys(file.value).length) return file;
    const text = `${JSON.stringify(out, null, 2)}\n`;
    return { ...file, value: out, text, spanOf: spansOf(text, 'json') };
  }

  /** Remembers where the value goes; false if anything of it is elsewhere. */
  #take({ path }: { readonly path: string }, pointer: string, value: unknown, to: string): boolean {
    const leaves = leavesOf(value, pointer);
    const isLeft = leaves.every((leaf) => this.#left.has(placeName({ file: path, pointer: leaf.pointer })));
    const isNamed = this.#was.nodes.some(({ node }) =>
      node.origins.some(
        (origin) => origin.key && origin.file === path && `${origin.pointer}/`.startsWith(`${pointer}/`),
      ),
    );
    if (!isLeft || isNamed) return false;
    for (const leaf of leaves) {
      this.#places.set(placeName({ file: path, pointer: leaf.pointer }), { file: to, pointer: leaf.pointer });
    }
    return true;
  }
}
