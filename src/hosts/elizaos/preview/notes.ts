// The quirks of Milady's form that a person trips over in the panel, told beside it.

import type { Finding } from '../../../model/finding.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { MILADY } from '../releases.ts';
import { rules } from '../sentences.ts';
import type { FieldView, FormView } from './describe.ts';
import type { Panel } from './panel.ts';

/** Problems that one meets while using the panel; the others concern the file alone. */
const SEEN_IN_PANEL: ReadonlySet<string> = new Set(
  [
    'hint-type-unknown hint-type-conflict hint-orphan hint-dotted hint-member-no-effect',
    'option-type option-incomplete option-not-text choice-without-options',
    'condition-field condition-operator condition-in condition-toggle condition-default condition-literal',
    'condition-order condition-shape condition-unknown condition-overridden',
    'pattern-skipped check-unknown check-argument check-of-number constraint-unenforced',
    'nested-object array-of-others enum-not-text format-passed-over default-of-required',
    'parameter-name parameter-blocked parameter-in-clear parameter-default-unseen parameter-required-default',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `elizaos/${name}`),
);

const MOST = 12;

/** Notes for a panel as it opens. `findings`: of the same document. */
export function notesOf(
  panel: Panel,
  form: FormView | null,
  release: string,
  findings: readonly Finding[],
): PanelNote[] {
  const fields = form ? [...form.groups.flatMap((group) => group.fields), ...form.advanced] : [];
  const reported = findings.filter(({ code }) => SEEN_IN_PANEL.has(code)).slice(0, MOST);
  return [
    ...whoShows(panel, release),
    ...aboutFields(fields, panel.mode),
    ...reported.flatMap(({ code, pointer, args }): PanelNote[] => {
      const rule = rules[code];
      return rule ? [{ pointer, text: rule.sentence(args ?? {}), code }] : [];
    }),
  ];
}

function whoShows(panel: Panel, release: string): PanelNote[] {
  const { card, mode } = panel;
  const out: PanelNote[] = [];
  if (mode === 'direct') {
    out.push({
      pointer: '/configSchema',
      text:
        release === MILADY
          ? 'Milady itself reads neither `configSchema` nor `uiHints` of this file. This is what its form renderer makes of them when it is handed them as they are; its own settings page is made from `agentConfig.pluginParameters` of package.json.'
          : 'This is what Milady’s form renderer makes of `configSchema` and `uiHints` when it is handed them as they are.',
      code: 'elizaos/members-unread',
    });
  }
  if (card.unlisted) {
    out.push({
      pointer: mode === 'direct' ? '/id' : '/name',
      text: `Milady lists no card for the id \`${panel.pluginId}\`: it belongs to a plugin that always runs, or to a database.`,
    });
  }
  return out;
}

/** What is told of the first field that it is true of. */
interface Quirk {
  readonly of: (view: FieldView, mode: Panel['mode']) => boolean;
  readonly text: string;
}

const QUIRKS: readonly Quirk[] = [
  {
    of: ({ lacking }) => lacking,
    text: '“Required” stays until a value is saved: what is only typed does not count, and neither does a default. Save is not held back by it.',
  },
  {
    of: ({ control }) => control.kind === 'toggle',
    text: 'A toggle hands over the texts `"true"` and `"false"`, not true and false.',
  },
  {
    of: ({ control }) => control.kind === 'number',
    text: 'A number field hands over text, so that checks of numbers and comparisons never hold once it was edited.',
  },
  {
    of: ({ control }) => control.kind === 'password',
    text: 'Show only unmasks what was typed, never what is stored; Hide empties the box.',
  },
  {
    of: ({ control }) => control.kind === 'select' && !control.searchable && control.chosen !== '',
    text: 'The default shows as chosen, but it is no value: nothing is handed over until another one is picked.',
  },
  {
    of: ({ control }) => control.kind === 'select' && control.searchable,
    text: 'From five options on the list can be searched, and always speaks of “models”.',
  },
  {
    of: ({ control }) => control.kind === 'color' && control.value === '#000000',
    text: 'A colour starts as `#000000`, whatever its default; nothing is set until it is changed.',
  },
  {
    of: ({ control }) => control.kind === 'line' && control.guarded === true,
    text: 'A path with `..` in it is not handed over, without a word.',
  },
  {
    of: ({ control }) => control.kind === 'area' && control.look === 'json',
    text: 'The JSON box tells its error when it is left; Save takes the text all the same.',
  },
  {
    of: ({ control }, mode) => mode === 'host' && (control.kind === 'pairs' || control.kind === 'table'),
    text: 'The settings page makes text of everything: rows end up as `[object Object]`.',
  },
  {
    of: ({ help, helpDefault }, mode) => mode === 'host' && helpDefault !== '' && help.endsWith(helpDefault),
    text: 'The default stands there twice: the settings page adds it to the help, and the form’s frame adds it once more.',
  },
  {
    of: ({ field }, mode) => mode === 'host' && field.key.toUpperCase().includes('MODEL'),
    text: 'A running server turns every setting with `MODEL` in its name into a select of the models that it has cached, which may be none.',
  },
];

function aboutFields(fields: readonly FieldView[], mode: Panel['mode']): PanelNote[] {
  return QUIRKS.flatMap(({ of, text }): PanelNote[] => {
    const view = fields.find((one) => of(one, mode));
    return view ? [{ pointer: view.field.pointer, text }] : [];
  });
}
