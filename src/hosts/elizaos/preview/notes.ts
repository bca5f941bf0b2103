// The notes beside the panel, about quirks of Milady's form that a person would stumble over.

import type { Finding } from '../../../model/finding.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { isOneOf, panelNotes } from '../../kit/verdict.ts';
import { V2026_03 } from '../releases.ts';
import { rules } from '../subjects.ts';
import type { FieldView, FormView } from './describe.ts';
import type { Panel } from './panel.ts';

/** Problems that are visible while using the panel; the others concern only the file. */
const isSeen = isOneOf(
  'elizaos',
  'hint-type-unknown hint-type-conflict hint-orphan hint-dotted',
  'option-type option-incomplete choice-without-options',
  'condition-field condition-operator condition-in condition-toggle condition-literal',
  'condition-order condition-shape',
  'pattern-skipped constraint-unenforced',
  'nested-object default-of-required',
  'parameter-name parameter-blocked parameter-in-clear parameter-default-unseen',
);

/** Notes for a panel as it opens. `findings`: of the same document. */
export function notesOf(
  panel: Panel,
  form: FormView | null,
  release: string,
  findings: readonly Finding[],
): PanelNote[] {
  const fields = form ? [...form.groups.flatMap((group) => group.fields), ...form.advanced] : [];
  return [
    ...whoShows(panel, release),
    ...aboutFields(fields, panel.mode),
    ...panelNotes(null, findings, rules, isSeen),
  ];
}

function whoShows(panel: Panel, release: string): PanelNote[] {
  const { card, mode } = panel;
  const out: PanelNote[] = [];
  if (mode === 'direct') {
    out.push({
      pointer: '/configSchema',
      text:
        release === V2026_03
          ? 'Milady itself reads neither `configSchema` nor `uiHints` of this file. This is how its form renderer shows them when it gets them unchanged. Its own settings page uses `agentConfig.pluginParameters` of package.json.'
          : 'This is how Milady’s form renderer shows `configSchema` and `uiHints` when it gets them unchanged.',
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

/** A note that is shown once, at the first field that it applies to. */
interface Quirk {
  readonly of: (view: FieldView, mode: Panel['mode']) => boolean;
  readonly text: string;
}

const QUIRKS: readonly Quirk[] = [
  {
    of: ({ lacking }) => lacking,
    text: '“Required” stays until a value is saved. Typed text does not count, and neither does a default. It does not block Save.',
  },
  {
    of: ({ control }) => control.kind === 'toggle',
    text: 'A toggle gives the strings `"true"` and `"false"`, not true and false.',
  },
  {
    of: ({ control }) => control.kind === 'number',
    text: 'A number field gives a string, so number checks and comparisons never succeed once it is edited.',
  },
  {
    of: ({ control }) => control.kind === 'password',
    text: 'Show only unmasks what was typed, never what is stored. Hide empties the box.',
  },
  {
    of: ({ control }) => control.kind === 'select' && !control.searchable && control.chosen !== '',
    text: 'The default looks chosen, but it is not a value. The form gives nothing until another option is picked.',
  },
  {
    of: ({ control }) => control.kind === 'select' && control.searchable,
    text: 'With five or more options the list has a search box, which always says “models”.',
  },
  {
    of: ({ control }) => control.kind === 'color' && control.value === '#000000',
    text: 'A colour starts as `#000000`, whatever its default. It has no value until it is changed.',
  },
  {
    of: ({ control }) => control.kind === 'line' && control.guarded === true,
    text: 'A path with `..` in it is silently ignored.',
  },
  {
    of: ({ control }) => control.kind === 'area' && control.style === 'json',
    text: 'The JSON box shows its error when it loses the focus. Save still takes the text.',
  },
  {
    of: ({ control }, mode) => mode === 'host' && (control.kind === 'pairs' || control.kind === 'table'),
    text: 'The settings page turns everything into strings. Rows end up as `[object Object]`.',
  },
  {
    of: ({ help, helpDefault }, mode) => mode === 'host' && helpDefault !== '' && help.endsWith(helpDefault),
    text: 'The default appears twice: the settings page adds it to the help, and the frame of the form adds it again.',
  },
  {
    of: ({ field }, mode) => mode === 'host' && field.key.toUpperCase().includes('MODEL'),
    text: 'A running server turns every setting with `MODEL` in its name into a select of its cached models. There may be no cached models.',
  },
];

function aboutFields(fields: readonly FieldView[], mode: Panel['mode']): PanelNote[] {
  return QUIRKS.flatMap(({ of, text }): PanelNote[] => {
    const view = fields.find((one) => of(one, mode));
    return view ? [{ pointer: view.field.pointer, text }] : [];
  });
}
