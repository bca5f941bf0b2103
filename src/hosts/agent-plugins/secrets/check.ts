// Finds what looks like a key in the servers of mcp.json.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { isVaried, secretIn, secretName } from '../../kit/secrets.ts';
import { serversOf } from '../servers/entries.ts';
import { secretInPackage } from './rules.ts';

/** Keys by their form in arguments, variables and headers; by their name too where they have one. */
export function checkSecrets({ value }: SourceDocument): Finding[] {
  return serversOf(value).flatMap(({ pointer, server }) =>
    ['args', 'env', 'headers'].flatMap((key) => {
      const held = member(server, key);
      const texts = Array.isArray(held) || isObject(held) ? Object.entries(held as object) : [];
      return texts.flatMap(([name, text]: [string, unknown]) =>
        typeof text === 'string' && isKey(name, text)
          ? [
              secretInPackage.at(join(pointer, key, name), 'value', {
                start: text.slice(0, 6).replaceAll('`', "'"),
              }),
            ]
          : [],
      );
    }),
  );
}

function isKey(name: string, text: string): boolean {
  return secretIn(text) !== null || (secretName(name) === 'sure' && isVaried(text));
}
