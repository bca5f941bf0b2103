// Replays what AnythingLLM's schema, tolerant parser, loader and tool definition made of manifests.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPath, folderOf } from '../../../src/hosts/anythingllm/hub-id/hub-id.ts';
import { activeNames, load, NULL_MANIFEST } from '../../../src/hosts/anythingllm/loading/load.ts';
import { complaints } from '../../../src/hosts/anythingllm/official-schema.ts';
import { parseAsHost } from '../../../src/hosts/anythingllm/loading/parse.ts';
import { applyRecordedEdits } from '../edits.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Row {
  readonly base?: unknown;
  readonly id?: string;
  readonly edits?: Parameters<typeof applyRecordedEdits>[1];
  readonly text?: string;
  /** A name in the corpus folder `anythingllm`. */
  readonly file?: string;
  /** A path below the corpus folder. */
  readonly corpusFile?: string;
  readonly expected?: Expected;
}

interface Expected {
  readonly schema?: SchemaVerdict;
}

interface SchemaVerdict {
  readonly valid: boolean;
  readonly errors: readonly RecordedError[];
}

interface RecordedError {
  readonly path: string;
  readonly keyword: string;
  readonly property?: string;
}

export const suite: Suite = {
  name: 'anythingllm-load',
  *replay(lines, folder): Iterable<Comparison> {
    let base: unknown;
    for (const row of lines as Row[]) {
      if (row.expected === undefined) {
        base = row.base ?? base;
        continue;
      }
      const text = textOf(row, base, folder);
      if (text === undefined) continue;
      yield {
        id: row.id ?? row.file ?? row.corpusFile ?? '',
        release: '2026-08',
        expected: sorted(row.expected),
        actual: sorted(outcome(text)),
      };
    }
  },
};

/** The manifest's text; undefined where a corpus file is not there. */
function textOf(row: Row, base: unknown, folder: string): string | undefined {
  if (row.text !== undefined) return row.text;
  if (row.edits !== undefined) return JSON.stringify(applyRecordedEdits(base, row.edits), null, 2);
  const path = row.file === undefined ? (row.corpusFile ?? '') : join('anythingllm', row.file);
  const full = join(folder, '../corpus', path);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

function outcome(text: string): Expected & Record<string, unknown> {
  const strictJson = isStrict(text);
  const parsed = parseAsHost(text);
  if (parsed.kind !== 'value' || parsed.value === null) {
    const { crash } = load(undefined, '');
    return { strictJson, unparseable: true, activeCrash: NULL_MANIFEST, loadCrash: crash };
  }
  const config = parsed.value;
  const loaded = load(config, folderOf(defaultPath(config)) ?? '');
  return {
    strictJson,
    ...(strictJson ? {} : { repaired: config }),
    schema: schemaVerdict(config),
    active: activeNames(config),
    ...(loaded.handlerFound === undefined ? {} : { handlerFound: loaded.handlerFound }),
    ...(loaded.runtimeArgs === undefined ? {} : { runtimeArgs: loaded.runtimeArgs }),
    ...(loaded.tool === undefined ? {} : { tool: loaded.tool }),
    ...(loaded.crash === undefined ? {} : { loadCrash: loaded.crash }),
    ...(loaded.logs.length === 0 ? {} : { logs: loaded.logs }),
  };
}

function schemaVerdict(config: unknown): SchemaVerdict {
  const errors = complaints(config).map(({ pointer, ...rest }): RecordedError => ({
    path: pointer,
    ...rest,
  }));
  return { valid: errors.length === 0, errors };
}

/** The recorded errors have an order of their own; as a set they must be equal. */
function sorted(expected: Expected): Expected {
  if (expected.schema === undefined) return expected;
  const key = (error: RecordedError): string => JSON.stringify([error.path, error.keyword, error.property]);
  const errors = [...expected.schema.errors].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return { ...expected, schema: { ...expected.schema, errors } };
}

function isStrict(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
