// Finds credentials that are written into tool code.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { plainString, textOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { isVaried, secretIn, secretName } from '../../../kit/secrets.ts';
import { within, type CodedTool } from '../tool.ts';
import { secret } from './rules.ts';

/** One finding per string or template with a credential in it, or that is given to a name like `apiKey`. */
export function checkSecrets(tool: CodedTool): Finding[] {
  const { code } = tool;
  if (!code) return [];
  return [...code.all('String'), ...code.all('TemplateString')].flatMap((node) => {
    const known = secretIn(textOf(code, node));
    if (known) {
      const span = { from: node.from + known.from, to: node.from + known.to };
      return [secret.at(...within(tool, span), { start: code.text.slice(span.from, span.to).slice(0, 4) })];
    }
    const text = plainString(code, node);
    if (text === undefined || !isVaried(text) || secretName(givenTo(code, node)) === null) return [];
    return [secret.at(...within(tool, node), { start: text.slice(0, 4) })];
  });
}

/** The name that a value is given to: a variable, a property, a member. */
function givenTo(code: ParsedCode, value: SyntaxNode): string {
  const equals = value.prevSibling;
  if (!equals || !/^(?:Equals|:)$/.test(equals.name)) return '';
  const target = equals.prevSibling;
  return target ? textOf(code, target).replace(/(?<!['"\]])['"\]]+$/, '') : '';
}
