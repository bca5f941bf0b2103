// The notes beside the panel, about quirks of Milady's form that a person would stumble over.

import type { PanelNote } from '../../../model/preview.ts';
import { V2026_03 } from '../releases.ts';
import type { FieldView, FormView } from './describe.ts';
import type { Panel } from './panel.ts';

/** Notes for a panel as it opens. */
export function notesOf(panel: Panel, form: FormView | null, release: string): PanelNote[] {
  const fields = form ? [...form.groups.flatMap((group) => group.fields), ...form.advanced] : [];
  return [...whoShows(panel, release), ...aboutFields(fields, panel.mode)];
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
    of: ({ control }) => control.kind === 'toggle',
    text: 'A toggle gives the strings `"true"` and `"false"`, not true and false.',
  },
  {
    of: ({ control }) => control.kind === 'number',
    text: 'A number field gives a string, so number checks and comparisons never succeed once it is edited.',
  },
  {
    of: ({ control }) => control.kind === 'select' && !control.searchable && control.chosen !== '',
    text: 'The default looks chosen, but it is not a value. The form gives nothing until another option is picked.',
  },
  {
    of: ({ control }, mode) => mode === 'host' && (control.kind === 'pairs' || control.kind === 'table'),
    text: 'The settings page turns everything into strings. Rows end up as `[object Object]`.',
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
