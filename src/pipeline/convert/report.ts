// The report of a conversion as Markdown for people and as JSON with stable codes for programs.

import { markdownLine } from '../../text/markdown.ts';
import { headlineOf, leadOf } from './lead.ts';
import type { Summary } from './summary.ts';
import type { ConversionView, ReportRow } from './view.ts';

export interface RowGroup {
  readonly id: ReportRow['status'] | 'constant';
  readonly title: string;
  readonly says: string;
}

/** What a status means for the author, the gravest first; constants last. */
export const GROUPS: readonly RowGroup[] = [
  { id: 'blocked', title: 'To write by hand', says: 'Cannot work in the target.' },
  { id: 'dropped', title: 'Lost', says: 'In no file of the output.' },
  { id: 'approximated', title: 'Weaker', says: 'The target can only say less, or something similar.' },
  {
    id: 'carried',
    title: 'Kept in the sidecar',
    says: 'Does not fit in the target. Converting back restores it.',
  },
  { id: 'invented', title: 'Added', says: 'The target requires it; your manifest does not have it.' },
  { id: 'reshaped', title: 'Reshaped', says: 'The same value in another form.' },
  { id: 'renamed', title: 'Renamed', says: 'The same value in another place.' },
  { id: 'exact', title: 'Exact', says: 'The same value under the same name.' },
  { id: 'constant', title: 'Fixed values', says: 'The same in every manifest of their host.' },
];

/** The rows by group; groups without rows are left out. */
export function groupsOf(rows: readonly ReportRow[]): (RowGroup & { readonly rows: readonly ReportRow[] })[] {
  return GROUPS.map((group) => ({
    ...group,
    rows: rows.filter(({ status, constant }) => group.id === (constant ? 'constant' : status)),
  })).filter((group) => group.rows.length > 0);
}

/** Places only, as in JSON: a report may be shared where the values of settings may not. */
export function markdownOf(view: ConversionView): string {
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
    `**${headlineOf(view.summary).join(' · ')}**`,
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

/** The report for programs; its member names and codes are stable. */
export function jsonOf({ from, to, summary, rows, back, restored }: ConversionView): string {
  const place = ({ file, pointer }: { file: string; pointer: string }): string => `${file}#${pointer}`;
  const list = rows.map(({ code, status, reason, source, targets, constant }) => ({
    code,
    status,
    reason,
    ...(constant ? { constant } : {}),
    ...(source ? { source: place(source) } : {}),
    targets: targets.map(place),
  }));
  const { kind, differences } = back;
  const report = {
    plugbench: 1,
    from: from.id,
    to: to.id,
    summary: summaryForPrograms(summary),
    restored,
    back: { kind, differences: differences.map(place) },
    rows: list,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Names only, as in the rows: no value of the manifest. */
function summaryForPrograms({
  notices,
  tools,
  parameters,
  settings,
  blocked,
  lost,
  names,
  changed,
  invented,
}: Summary): object {
  return {
    notices,
    tools: tools.map(({ name, kind, reason }) => ({
      name,
      is: kind,
      ...(reason ? { code: reason.code, reason: reason.says } : {}),
    })),
    parameters,
    settings,
    blocked: blocked.map(({ reason, names }) => ({ code: reason.code, reason: reason.says, names })),
    lost,
    names,
    changed,
    invented: invented.map(({ name }) => name),
  };
}
