// Makes one file of a plugin's parts: a class, methods without one, imports.

import { applyEdits } from '../../../../lang/json/change.ts';
import { BOTH_IMPORTS } from '../edits.ts';
import { invokeTemplate, metadataTemplate } from '../templates.ts';
import { closeBrackets } from './brackets.ts';

/** Blocks of Python in a document with fences; [] for none. */
export function blocksIn(text: string): string[] {
  const fences = text.matchAll(/^([ \t]*)(`{3}|~{3})([^\n]*)\n([^]*?)^[ \t]*\2[`~ \t\r]*$/gm);
  return [...fences].flatMap(([, indent = '', , info = '', body = '']) =>
    /^\W*(?:py|python|python3)\b/i.test(info) || (!/\w/.test(info) && isPlugin(body))
      ? [indent === '' ? body : body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')]
      : [],
  );
}

function isPlugin(body: string): boolean {
  return /^[ \t]*(?:class|def|from|import|@)\b|^[ \t]*@\w/m.test(body);
}

/** The parts as one file: methods without a class go into that of the others, or into a new one. */
export function assemble(parts: readonly string[]): string {
  const closed = parts.map((part) => {
    const edit = closeBrackets(part);
    return (edit ? applyEdits(part, [edit]) : part).replaceAll('\r\n', '\n').replace(/^\n+/, '').trimEnd();
  });
  const heads: string[] = [];
  const members: string[] = [];
  let header = '';
  for (const part of closed.map(dedented)) {
    const at = part.search(/^class[ \t]/m);
    if (at >= 0 && header === '') {
      heads.push(part.slice(0, at).trimEnd());
      header = part.slice(at).trimEnd();
    } else if (/^(?:@|def\b|async\b)/m.test(part)) {
      const first = part.search(/^(?:@|def\b|async\b)/m);
      heads.push(part.slice(0, first).trimEnd());
      members.push(part.slice(first));
    } else heads.push(part);
  }
  const methods = [...members];
  const whole = [header, ...methods].join('\n');
  if (!/\bdef\s+get_metadata\b/.test(whole)) methods.push(metadataTemplate('MyToolPlugin'));
  if (!/\bdef\s+invoke\b/.test(whole)) methods.push(invokeTemplate());
  const body = methods.map((method) => method.replace(/^(?=[^\n])/gm, '    ')).join('\n\n');
  const written = header === '' ? 'class MyToolPlugin(LLMToolPlugin):\n    _version_ = "1.0.0"' : header;
  const own = heads.filter((head) => head.trim() !== '').join('\n');
  const imports = /\bLLMToolPlugin\b/.test(own)
    ? [own]
    : [own, BOTH_IMPORTS.trimEnd()].filter((one) => one !== '');
  return `${imports.join('\n\n')}\n\n\n${written}\n\n${body}\n`;
}

/** Without the indent that all lines have. */
function dedented(text: string): string {
  const indents = [...text.matchAll(/^([ \t]*)\S/gm)].map(([, indent = '']) => indent);
  const [least = ''] = indents.toSorted((a, b) => a.length - b.length);
  return indents.every((indent) => indent.startsWith(least))
    ? text.replaceAll(new RegExp(`^${least}`, 'gm'), '')
    : text;
}
