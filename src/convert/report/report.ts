// The report of a conversion as Markdown.

import { markdownLine } from '../../lang/markdown/escape.ts';
import { headlineOf, leadOf, type Tried } from './lead.ts';
import type { ConversionView, ReportRow } from './view.ts';

export interface RowGroup {
  readonly id: ReportRow['status'] | 'constant';
  readonly title: string;
  readonly says: string;
}

/** What a status means for the author, the gravest first; constants last. */
const GROUPS: readonly RowGroup[] = [
  { id: 'blocked', title: 'To write by hand', says: 'Cannot work in the target.' },
  { id: 'dropped', title: 'Lost', says: 'In no file of the output.' },
  { id: 'approximated', title: 'Weaker', says: 'The target can only say less, or something similar.' },
  {
    id: 'carried',
    title: 'Kept in the sidecar',
    says: 'Does not fit in the target. Converting back restores it.',
  },
  { id: 'invented', title: 'Added', says: 'The target requires it; your manifest does not have it.' },
  { id: 'kept', title: 'Kept', says: 'The target says the same.' },
  { id: 'constant', title: 'Fixed values', says: 'They follow from the formats, not from your plugin.' },
];

/** The rows by group; groups without rows are left out. */
export function groupsOf(rows: readonly ReportRow[]): (RowGroup & { readonly rows: readonly ReportRow[] })[] {
  return GROUPS.map((group) => ({
    ...group,
    rows: rows.filter(({ status, constant }) => group.id === (constant ? 'constant' : status)),
  })).filter((group) => group.rows.length > 0);
}

/** Places only: a report may be shared where the values of settings may not. */
export function markdownOf(view: ConversionView, tried?: Tried): string {
  const { from, to, rows } = view;
  const groups = groupsOf(rows).flatMap(({ title, says, rows: own }) => [
    '',
    `## ${title} (${String(own.length)})`,
    '',
    says,
    '',
    '| from | to | why |',
    '| --- | --- | --- |',
    ...own.map(line),
  ]);
  return [
    `# ${from.name} to ${to.name}`,
    '',
    `**${headlineOf(view.summary, tried).join(' · ')}**`,
    '',
    ...leadOf(view).map(({ text }) => `- ${text}`),
    '',
    '<details>',
    `<summary>All values (${String(rows.length)})</summary>`,
    ...groups,
    '',
    '</details>',
    '',
  ].join('\n');
}

function line({ source, targets, reason }: ReportRow): string {
  const from = source ? `${source.file}#${source.pointer}` : '';
  const to = targets.map(({ file, pointer }) => `${file}#${pointer}`).join(' ');
  return `| ${[from, to, reason].map(markdownLine).join(' | ')} |`;
}
