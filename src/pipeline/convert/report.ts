// The report of a conversion as Markdown for people and as JSON with stable codes for programs.

import { MAPPING_STATUSES } from '../../model/ledger.ts';
import { markdownLine } from '../../text/markdown.ts';
import type { ConversionView, ReportRow } from './view.ts';

/** What a status means for the author, the gravest first. */
export const GROUPS: readonly {
  readonly status: ReportRow['status'];
  readonly title: string;
  readonly says: string;
}[] = [
  { status: 'blocked', title: 'Blocked', says: 'Cannot work in the target and must be rewritten.' },
  {
    status: 'dropped',
    title: 'Dropped',
    says: 'Lost: the target has no place for it, and no sidecar keeps it.',
  },
  {
    status: 'approximated',
    title: 'Approximated',
    says: 'The target can only say less, or something similar.',
  },
  {
    status: 'carried',
    title: 'Carried',
    says: 'The target has no place for it; the sidecar keeps it for converting back.',
  },
  { status: 'defaulted', title: 'Defaulted', says: 'The target uses a fixed value of its own.' },
  { status: 'invented', title: 'Invented', says: 'The target requires it, but the source does not give it.' },
  { status: 'reshaped', title: 'Reshaped', says: 'The same value in another form.' },
  { status: 'renamed', title: 'Renamed', says: 'The same value in another place.' },
  { status: 'exact', title: 'Exact', says: 'The same value under the same name.' },
];

/** Places only, as in JSON: a report may be shared where the values of settings may not. */
export function markdownOf(view: ConversionView): string {
  const { from, to, score, rows, back } = view;
  const counts = MAPPING_STATUSES.flatMap((status) =>
    score[status] > 0 ? [`${String(score[status])} ${status}`] : [],
  ).join(', ');
  const groups = GROUPS.flatMap(({ status, title, says }) => {
    const own = rows.filter((row) => row.status === status);
    if (own.length === 0) return [];
    return [
      '',
      `## ${title} (${String(own.length)})`,
      '',
      says,
      '',
      '| from | to | why |',
      '| --- | --- | --- |',
      ...own.map(line),
    ];
  });
  return [
    `# ${from.name} to ${to.name}: ${String(score.kept)} % kept`,
    '',
    `${String(score.leaves)} values: ${counts}. ${BACK[back.kind]}`,
    ...groups,
    '',
  ].join('\n');
}

const BACK: Readonly<Record<ConversionView['back']['kind'], string>> = {
  none: 'It cannot be converted back.',
  same: 'Converting back gives the original.',
  order: 'Converting back gives all values in a different order.',
  differs: 'Converting back does not give the original.',
};

function line({ source, targets, reason }: ReportRow): string {
  const from = source ? `${source.file}#${source.pointer}` : '';
  const to = targets.map(({ file, pointer }) => `${file}#${pointer}`).join(' ');
  return `| ${[from, to, reason].map(markdownLine).join(' | ')} |`;
}

/** The report for programs; its member names and codes are stable. */
export function jsonOf({ from, to, score, rows, back, restored }: ConversionView): string {
  const place = ({ file, pointer }: { file: string; pointer: string }): string => `${file}#${pointer}`;
  const list = rows.map(({ code, status, reason, source, targets }) => ({
    code,
    // Reports keep the name that they have always had.
    fate: status,
    reason,
    ...(source ? { source: place(source) } : {}),
    targets: targets.map(place),
  }));
  const { kind, differences } = back;
  return `${JSON.stringify({ plugbench: 1, from: from.id, to: to.id, score, restored, back: { kind, differences: differences.map(place) }, rows: list }, null, 2)}\n`;
}
