// The examples of a tool, as a skill lists them.

import type { Example } from '../../../../model/plugin.ts';
import { codeSpan } from '../../../../text/markdown.ts';
import { isStated } from '../identifiers.ts';
import { jsonLiteral } from '../literals.ts';
import { keep, keepOrReshape } from '../output.ts';
import * as why from '../reasons.ts';
import { part, type MarkdownPiece } from './pieces.ts';

/** What a person says, with the arguments of the call that follows. */
export function exampleList(examples: readonly Example[], pointer: string): MarkdownPiece[] {
  const list = examples.flatMap(({ prompt, call }, i): MarkdownPiece[] => {
    if (!isStated(prompt)) return [];
    const json = call && (typeof call.value === 'string' ? call.value : jsonLiteral(call.value));
    return [
      '- ',
      part(`${pointer}/${String(i)}/prompt`, keep(prompt)),
      ...(call && json !== undefined
        ? [
            ' ',
            part(`${pointer}/${String(i)}/call`, keepOrReshape(call, json, why.CALL_AS_TEXT), (value) =>
              codeSpan(String(value)),
            ),
          ]
        : []),
      '\n',
    ];
  });
  return list.length > 0 ? ['For example:\n\n', ...list, '\n'] : [];
}
