// The functions on JSON, CSV, objects and lists of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import { MAX_CHARACTERS, assertCount, assertLength, call, callText, read } from './limits.ts';

type Members = Record<string, unknown>;

/** `parseJson` to `getPath`, in the host's order. */
export function dataUtils(): Record<string, (...args: never[]) => unknown> {
  return {
    parseJson(text: string): unknown {
      assertLength(text, 'parseJson');
      return JSON.parse(text);
    },
    toJson(data: unknown, indent: number = 2): string | undefined {
      const text = JSON.stringify(data, null, indent) as string | undefined;
      if (text !== undefined && text.length > MAX_CHARACTERS) {
        throw new Error(`toJson: Output exceeds maximum size of ${String(MAX_CHARACTERS)} characters`);
      }
      return text;
    },
    /** Does not know quotes; blank lines are dropped, and a header without rows gives an empty list. */
    parseCsv(csv: unknown, delimiter: string = ',') {
      assertLength(csv, 'parseCsv');
      const [header, ...rows] = (call(csv, 'csv', 'split', '\n') as string[]).filter((line) => line.trim());
      if (header === undefined || rows.length === 0) return [];
      const names = header.split(delimiter).map((name) => name.trim());
      return rows.map((row) => {
        const cells = row.split(delimiter);
        const record: Record<string, string> = {};
        for (const [i, name] of names.entries()) record[name] = (cells[i] || '').trim();
        return record;
      });
    },
    /** Calls itself through `this`, so it fails when it is detached from `utils`. */
    flatten(this: unknown, object: object, prefix: string = ''): Members {
      const flat: Members = {};
      for (const [key, value] of Object.entries(object) as [string, unknown][]) {
        const path = prefix ? `${prefix}.${key}` : key;
        if (typeof value !== 'object' || value === null || Array.isArray(value)) flat[path] = value;
        else Object.assign(flat, call(this, 'this', 'flatten', value, path));
      }
      return flat;
    },
    getPath(object: unknown, path: unknown): unknown {
      let at: unknown = object;
      for (const part of callText(path, 'path', 'replace', /\[(\d+)\]/g, '.$1').split('.')) {
        if (typeof at !== 'object' || at === null) return undefined;
        at = (at as Members)[part];
      }
      return at;
    },
  };
}

/** `unique` and `chunk`; `shuffle` and `sample`, which come next in the host's object, are in `random.ts`. */
export function listUtils(): Record<string, (...args: never[]) => unknown> {
  return {
    unique(list: Iterable<unknown>): unknown[] {
      assertCount(list, 'unique');
      return [...new Set(list)];
    },
    chunk(list: unknown, size: number): unknown[] {
      assertCount(list, 'chunk');
      const length = read(list, 'length') as number;
      // The host never ends here. Neither do we, but without filling the memory.
      while (length > 0 && size <= 0);
      const parts: unknown[] = [];
      for (let at = 0; at < length; at += size) parts.push(call(list, 'arr', 'slice', at, at + size));
      return parts;
    },
  };
}

/** `groupBy`, which comes after `sample` in the host's object. */
export function groupUtils(): Record<string, (...args: never[]) => unknown> {
  return {
    /** A missing key is the group `undefined`. */
    groupBy(list: unknown, key: string): unknown {
      assertCount(list, 'groupBy');
      const groups: Record<string, unknown[]> = {};
      const add = (_: unknown, item: unknown): void => {
        const name = String(read(item, key));
        // As in the host, a name that every object has (`constructor`) counts as a group that exists.
        if (!groups[name]) groups[name] = [];
        call(groups[name], 'groups[groupKey]', 'push', item);
      };
      call(list, 'arr', 'reduce', add, undefined);
      return groups;
    },
  };
}
