// A row of a host's table "rule of the fact sheet → its test", and what can be wrong with a table. Test data, never shipped.

import type { TestInFile } from './test-titles.checks.ts';

export const SUBJECTS = ['field type', 'order', 'default', 'visibility', 'validation'] as const;

export interface PreviewRule {
  readonly subject: (typeof SUBJECTS)[number];
  /** What the host does, in our words. */
  readonly rule: string;
  /** Section of the host's fact sheet: `2B`, `4.3`. */
  readonly sheet: string;
  /** The test's file: relative to the host's folder, or below `e2e/`. */
  readonly test: string;
  /** Title of the test with the describes around it, joined by ` > `; of a table its template. */
  readonly title: string;
  /** The text in the test's table that names the row; left out where the table as a whole is meant. */
  readonly row?: string;
  /** The field type that the rule is about. */
  readonly type?: string;
}

/** Where a rule's test stands. */
export type At = Pick<PreviewRule, 'subject' | 'sheet' | 'test' | 'title'>;

/** Rules that are rows of one table: the rule in our words, and the text that names its row. */
export function rowsOf(at: At, rows: readonly (readonly [rule: string, row: string])[]): PreviewRule[] {
  return rows.map(([rule, row]) => ({ ...at, rule, row }));
}

/** Field types that one table tries, each by its name. */
export function typesOf(at: Omit<At, 'subject'>, types: readonly string[], rule: string): PreviewRule[] {
  return types.map((type) => ({ ...at, subject: 'field type', rule: `${type}: ${rule}`, type }));
}

export interface PreviewTable {
  readonly previewRules: readonly PreviewRule[];
  /** Every field type that the host's code tells apart; empty where a host has none. */
  readonly fieldTypes: readonly string[];
}

export interface Around {
  readonly host: string;
  /** The tests of a file as the table names it; null where there is no such file. */
  readonly testsOf: (file: string) => readonly TestInFile[] | null;
  /** The sections of the fact sheet; null where it is not at hand. */
  readonly sections: ReadonlySet<string> | null;
}

/** A sentence for everything that is wrong with a host's table; `undefined` is a host without one. */
export function complaintsAbout(table: PreviewTable | undefined, around: Around): string[] {
  const { host } = around;
  if (!table) return [`${host} has a preview but no table in preview/rules.checks.ts.`];
  const { previewRules, fieldTypes } = table;
  const told = new Set(
    previewRules.flatMap(({ subject, type }) => (subject === 'field type' ? (type ?? []) : [])),
  );
  return [
    ...previewRules.flatMap((rule) =>
      complaintAbout(rule, around).map((words) => `${host}, “${rule.rule}”: ${words}`),
    ),
    ...repeated(previewRules.map(({ subject, rule }) => `${subject}: ${rule}`)).map(
      (rule) => `${host} has the rule “${rule}” twice.`,
    ),
    ...SUBJECTS.filter((subject) => previewRules.every((rule) => rule.subject !== subject)).map(
      (subject) => `${host} has no rule of the subject “${subject}”.`,
    ),
    ...fieldTypes
      .filter((type) => !told.has(type))
      .map((type) => `${host} has no rule for the field type ${type}.`),
    ...[...told]
      .filter((type) => !fieldTypes.includes(type))
      .map((type) => `${host} has no field type ${type}.`),
  ];
}

function complaintAbout({ sheet, test, title, row }: PreviewRule, { testsOf, sections }: Around): string[] {
  const complaints = sections && !sections.has(sheet) ? [`the fact sheet has no section ${sheet}.`] : [];
  const tests = testsOf(test);
  if (!tests) return [...complaints, `there is no file ${test}.`];
  const named = tests.filter((one) => one.title === title);
  if (named.length === 0) return [...complaints, `${test} has no test “${title}”.`];
  if (row !== undefined && !named.some(({ rows }) => rows?.has(row))) {
    return [...complaints, `the table of “${title}” in ${test} has no row “${row}”.`];
  }
  return complaints;
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, i) => texts.indexOf(text) !== i))];
}
