// Fixes of code as edits of its text, in the style that is already there.

import * as ts from 'typescript';
import type { TextEdit } from '../../../model/finding.ts';
import { nodesIn } from '../../../lang/typescript/nodes.ts';
import {
  placeOfNode,
  type CodeValue,
  type CodePlace,
  type ObjectValue,
} from '../../../lang/typescript/read-value.ts';
import type { PlacedFix } from './found.ts';

/** Adds `name: value` at the end of an object in braces; [] where the object is not written so, or has the name. */
export function addMember({ node, at, members }: ObjectValue, name: string, value: string): PlacedFix[] {
  return ts.isObjectLiteralExpression(node) && !members.has(name)
    ? [{ file: at.file, title: `Add \`${name}\``, edits: [inserted(node, `${name}: ${value}`)] }]
    : [];
}

function inserted(node: ts.ObjectLiteralExpression, member: string): TextEdit {
  const { text } = node.getSourceFile();
  const last = node.properties.at(-1);
  const first = node.properties[0];
  if (!last || !first) {
    const from = node.getStart() + 1;
    return { from, to: node.getEnd() - 1, insert: ` ${member} ` };
  }
  const from = last.getEnd();
  if (node.properties.hasTrailingComma) {
    const comma = text.indexOf(',', from) + 1;
    return { from: comma, to: comma, insert: `${before(text, first)}${member},` };
  }
  return { from, to: from, insert: `,${before(text, first)}${member}` };
}

/** What separates the first member from what is before it: a line break with its indent, or a space. */
function before(text: string, first: ts.Node): string {
  const start = first.getStart();
  const indent = /(\r?\n)([ \t]*)$/.exec(text.slice(Math.max(0, start - 200), start));
  return indent ? indent[0] : ' ';
}

/** Writes another text in place of a literal, in its own quotes. */
export function rewrite(value: CodeValue, text: string, title = `Change to "${text}"`): PlacedFix[] {
  const { node, at } = value;
  if (!ts.isStringLiteralLike(node)) return [];
  const quote = node.getSourceFile().text.charAt(at.from);
  const escaped = JSON.stringify(text).slice(1, -1);
  const inside = quote === '"' ? escaped : escaped.replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`);
  return [{ file: at.file, title, edits: [{ from: at.from, to: at.to, insert: quote + inside + quote }] }];
}

/** Replaces a range. */
export function replaced(place: CodePlace, insert: string, title: string): PlacedFix[] {
  return [{ file: place.file, title, edits: [{ from: place.from, to: place.to, insert }] }];
}

/** Takes an element out of the list that it is written in; [] where it is not written in one. */
export function removeElement(value: Pick<CodeValue, 'node' | 'at'>, title: string): PlacedFix[] {
  const list = value.node.parent as ts.Node | undefined;
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  const i = list.elements.findIndex((one) => one === value.node);
  const before = list.elements[i - 1];
  const after = list.elements[i + 1];
  const from = before ? before.getEnd() : value.at.from;
  const to = before ? value.at.to : (after?.getStart() ?? value.at.to);
  return i < 0 ? [] : [{ file: value.at.file, title, edits: [{ from, to, insert: '' }] }];
}

/** Takes the second mention of an object that has a name out of a list of its file that has it twice. */
export function removeRepeated({ node }: ObjectValue): PlacedFix[] {
  const holder = node.parent as ts.Node | undefined;
  const name =
    holder && ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name.text : '';
  const isIt = (one: ts.Node): boolean => ts.isIdentifier(one) && one.text === name;
  const lists = [...nodesIn([node.getSourceFile()])].filter(ts.isArrayLiteralExpression);
  const again = lists.flatMap(({ elements }) => elements.filter(isIt)[1] ?? [])[0];
  return again ? removeElement({ node: again, at: placeOfNode(again) }, 'Remove the second entry') : [];
}
