// What checks of code find: a rule at a place of a file, with fixes as edits of that file.

import type { CodeFinding, Finding, Fix } from '../../../model/finding.ts';
import type {
  CodeMember,
  CodeMembers,
  CodePlace,
  CodeValue,
  ObjectValue,
} from '../../../lang/typescript/read-value.ts';

/** Raises a rule at a place. Fixes in other files are left out. */
export function found(
  finding: Finding,
  { file, from, to }: CodePlace,
  fixes: readonly PlacedFix[] = [],
): CodeFinding {
  const own = fixes.filter((fix) => fix.file === file).map(({ file: _, ...fix }) => fix);
  return { ...finding, file, span: { from, to }, ...(own.length > 0 && { fixes: own }) };
}

/** A fix with the file that it edits. */
export interface PlacedFix extends Fix {
  readonly file: string;
}

/** The element of a list, with what messages call it. */
export interface Part {
  readonly object: ObjectValue;
  readonly pointer: string;
  /** Its `name` where that is known, '' otherwise. */
  readonly name: string;
}

/** The objects of a list; what is not known, or not an object, is left out. */
export function partsOf(list: CodeValue | undefined, pointer: string): Part[] {
  const items = list?.kind === 'list' ? list.items : [];
  return items.flatMap((object, i): Part[] => {
    if (object.kind !== 'object') return [];
    const name = textOf(object.members.get('name')?.value) ?? '';
    return [{ object, pointer: `${pointer}/${String(i)}`, name }];
  });
}

/** A text that is known; undefined for anything else. */
export function textOf(value: CodeValue | undefined): string | undefined {
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** The elements of the list at a member that are known. */
export function itemsIn({ members }: Pick<ObjectValue, 'members'>, name: string): readonly CodeValue[] {
  const list = members.get(name)?.value;
  return list?.kind === 'list' ? list.items : [];
}

/** True where the member is certainly not there, or undefined. */
export function lacks({ members, complete }: ObjectValue, name: string): boolean {
  const value = members.get(name)?.value;
  if (value) return value.kind === 'literal' && value.value === undefined;
  return complete;
}

/** Where an object is named in the text: its `name`, its first member, or its opening brace. */
export function headOf({ members, at }: ObjectValue): CodePlace {
  const name = members.get('name')?.value.at ?? [...members.values()][0]?.key;
  const isInside = name?.file === at.file && name.from >= at.from && name.to <= at.to;
  return isInside ? name : { ...at, to: Math.min(at.from + 1, at.to) };
}

/** The member's value where it is there, else the head of the object. */
export function placeOfMember(object: ObjectValue, name: string): CodePlace {
  return object.members.get(name)?.value.at ?? headOf(object);
}

/** Names that occur again, each with its member. */
export function repeated<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const name = nameOf(one);
    if (name === '') return false;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  });
}

/** The members of an object, or static ones of a class. */
export function membersOf(value: CodeValue): CodeMembers {
  if (value.kind === 'object') return value.members;
  return value.kind === 'class' ? value.statics : new Map<string, CodeMember>();
}
