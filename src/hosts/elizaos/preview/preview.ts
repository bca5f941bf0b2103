// Joins card, form, notes and the model's input into the preview of a manifest or package.json.

import { isObject, member } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/finding.ts';
import type { PanelNote, Preview, ModelBlock } from '../../../model/preview.ts';
import { drawn } from '../../kit/react-page.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { kindOf } from '../file/kind.ts';
import { describeForm, type FormState, type FieldView, type FormView } from './describe.ts';
import { directPanel, hostPanel, sourceOf, type Panel } from './panel.ts';
import { NO_ERRORS } from './validate.ts';
import { join } from '../../../lang/json/pointer.ts';
import { asText } from '../parameters/values.ts';
import { toolBlock } from './action-tool.ts';
import { V2026_03 } from '../releases.ts';

const UNTOUCHED: FormState = { values: {}, set: new Set(), errors: NO_ERRORS };

const NO_MANIFEST: PanelNote = {
  pointer: '',
  text: 'There is nothing to show. A manifest is an object. Milady treats any other file as missing, without a message.',
};

/** The host's interface before any edit. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const { value } = document;
  if (!isObject(value)) return { panel: null, notes: [NO_MANIFEST], model: [] };
  const model = modelOf(value);
  const shown = drawn(() => {
    const panel = kindOf(document) === 'package' ? hostPanel(value) : directPanel(value);
    const form = describeForm(sourceOf(panel, UNTOUCHED.set), panel.pluginId, UNTOUCHED, false);
    return { panel, notes: notesOf(panel, form, release) };
  });
  return { panel: null, warnings: DOCUMENTED_WARNING, notes: [], model, ...shown };
}

const FROM_CODE =
  'The model never sees this file: no settings, secrets, descriptions or `skills`. It gets the actions that the plugin’s code exports, each as a tool with its name, description and parameters.';

const NATIVE =
  'The native tool form of the current core, for an action like this in the plugin’s code. No code reads actions in this file itself. Milady of 2026-03 had no native tools: it described the parameters in the prompt and read them from the text of the answer.';

/** The blocks of a manifest or package, with the tools that actions written in it would become in code. */
export function modelOf(value: unknown): ModelBlock[] {
  const actions = member(value, 'actions');
  const written = Array.isArray(actions) ? actions.filter(isObject) : [];
  return [
    { title: 'This file', pointer: '', language: 'text', note: FROM_CODE },
    ...written.map((action, i) => actionBlock(action, join('', 'actions', i))),
  ];
}

function actionBlock(action: Record<string, unknown>, pointer: string): ModelBlock {
  const name = asText(member(action, 'name') ?? 'An action without a name');
  const title = `${name}: native tool form (current core)`;
  return toolBlock(action, { title, pointer, note: NATIVE, core: 'core' });
}

/** Notes for a panel as it opens. */
function notesOf(panel: Panel, form: FormView | null, release: string): PanelNote[] {
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
