// Finds what tool code reads from the Config Center.

import type { SyntaxNode } from '@lezer/common';
import { calls, constantString } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';

export interface ConfigRead {
  readonly service: string;
  readonly serviceNode: SyntaxNode;
  /** Undefined where the whole service is read, or a field that is computed. */
  readonly field: string | undefined;
  readonly fieldNode: SyntaxNode | undefined;
}

export interface ConfigReads {
  readonly reads: readonly ConfigRead[];
  /** True where the code may read more than its text shows. */
  readonly more: boolean;
}

const READERS = [
  'config.get',
  'utils.getFieldValue',
  'utils.getApiKey',
  'utils.getServiceConfig',
  'utils.getConfigEntry',
  'utils.getConfigEntries',
];

/** The field that `utils.getApiKey` reads (core/agent/tools/dynamic-tool-sandbox.ts:164-468). */
const API_KEY = 'api_key';

/** All reads that the code names. */
export function configReads(code: ParsedCode): ConfigReads {
  const all = [...calls(code, 'config'), ...calls(code, 'utils')].filter(({ path }) =>
    READERS.includes(path),
  );
  const reads = all.flatMap(({ path, args: [service, field], spread }) => {
    const name = service && !spread ? constantString(code, service) : undefined;
    if (name === undefined || !service) return [];
    const named = path === 'config.get' || path === 'utils.getFieldValue';
    return [
      {
        service: name,
        serviceNode: service,
        field:
          path === 'utils.getApiKey' ? API_KEY : named && field ? constantString(code, field) : undefined,
        fieldNode: named ? field : undefined,
      },
    ];
  });
  return { reads, more: reads.length < all.length || escapes(code) };
}

/** True where `config` or `utils` is used other than by calling a member, so there may be more reads. */
function escapes(code: ParsedCode): boolean {
  return [...code.uses('config'), ...code.uses('utils')].some((node) => {
    const parent = node.parent;
    const isBase = parent?.name === 'MemberExpression' && parent.firstChild?.from === node.from;
    return !isBase || parent.parent?.name !== 'CallExpression';
  });
}
