// Looks for credentials in the manifest and in the strings of tool code.

import type { SyntaxNode } from '@lezer/common';
import type { SourceDocument, Finding, Span } from '../../../model/finding.ts';
import { plainString, textOf } from '../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import { join } from '../../../lang/json/pointer.ts';
import { Remembered } from '../../../lang/text/remembered.ts';
import { isVaried, secretIn, secretName } from '../../kit/secrets.ts';
import { readCode } from '../code/tool.ts';
import { secretLiteral } from './rules.ts';

/** A key press changes one tool. */
const known = new Remembered<readonly Span[]>(1_000_000);

/** One finding per string that holds a credential, at the credential's range. Never recurses, so depth does not matter. */
export function checkSecrets({ value: manifest }: SourceDocument): Finding[] {
  const findings: Finding[] = [];
  const open: [string, unknown][] = [['', manifest]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string') {
      for (const place of /^\/tools\/\d+\/code$/.test(pointer) ? known.of(value, inCode) : inText(value)) {
        findings.push(secretLiteral.at(pointer, place, { start: value.slice(place.from, place.from + 4) }));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'string' || typeof inner === 'object') open.push([join(pointer, key), inner]);
      }
    }
  }
  return findings;
}

function inText(text: string): Span[] {
  const place = secretIn(text);
  return place ? [place] : [];
}

/** Strings and templates with a credential in them, or that are given to a name like `apiKey`. */
function inCode(text: string): Span[] {
  const code = readCode(text);
  if (!code) return [];
  return [...code.all('String'), ...code.all('TemplateString')].flatMap((node): Span[] => {
    const known = secretIn(textOf(code, node));
    if (known) return [{ from: node.from + known.from, to: node.from + known.to }];
    const plain = plainString(code, node);
    if (plain === undefined || !isVaried(plain) || secretName(givenTo(code, node)) === null) return [];
    return [{ from: node.from, to: node.to }];
  });
}

/** The name that a value is given to: a variable, a property, a member. */
function givenTo(code: ParsedCode, value: SyntaxNode): string {
  const equals = value.prevSibling;
  if (!equals || !/^(?:Equals|:)$/.test(equals.name)) return '';
  const target = equals.prevSibling;
  return target ? textOf(code, target).replace(/(?<!['"\]])['"\]]+$/, '') : '';
}
