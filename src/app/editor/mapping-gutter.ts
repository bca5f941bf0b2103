// Signs before the line numbers for what a conversion makes of the values on each line, while there is one.

import { Compartment, RangeSet, StateField, type Extension, StateEffect } from '@codemirror/state';
import { EditorView, gutter, GutterMarker } from '@codemirror/view';
import {
  GRAVITY,
  graver,
  STATUS_STYLES,
  type StatusMark,
  type RowStatus,
} from '../convert/mapping-status.ts';

const compartment = new Compartment();

class Sign extends GutterMarker {
  readonly #status: RowStatus;

  constructor(status: RowStatus) {
    super();
    this.#status = status;
  }

  override toDOM(): Node {
    const { sign, tone } = STATUS_STYLES[this.#status];
    const mark = document.createElement('span');
    mark.textContent = sign;
    mark.title = this.#status;
    mark.style.color = tone === 'muted' ? 'var(--muted)' : `var(--${tone})`;
    return mark;
  }
}

const SIGNS = new Map(GRAVITY.map((status) => [status, new Sign(status)]));

const change = StateEffect.define<RangeSet<GutterMarker>>();

const field = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(signs, transaction) {
    let next = signs.map(transaction.changes);
    for (const effect of transaction.effects) if (effect.is(change)) next = effect.value;
    return next;
  },
});

const gutterOfSigns: Extension = [
  field,
  gutter({ class: 'cm-mapping', markers: (view) => view.state.field(field) }),
  EditorView.theme({
    '.cm-mapping': { position: 'relative', zIndex: '1', width: '0', overflow: 'visible' },
    '.cm-mapping .cm-gutterElement': { width: '14px', paddingLeft: '3px' },
    // There the account that explains them is out of sight.
    '@media (max-width: 799px)': { '.cm-mapping': { display: 'none' } },
  }),
];

/** To be listed among the editor's extensions. */
export const mappingGutter: Extension = compartment.of([]);

/** Shows the gravest status of every line; none takes the gutter away. */
export function showMapping(view: EditorView, marks: readonly StatusMark[]): void {
  const shown = view.state.field(field, false) !== undefined;
  if (marks.length === 0) {
    if (shown) view.dispatch({ effects: compartment.reconfigure([]) });
    return;
  }
  const { doc } = view.state;
  const lines = new Map<number, RowStatus>();
  for (const { at, status } of marks) {
    const { from } = doc.lineAt(Math.min(at, doc.length));
    const before = lines.get(from);
    lines.set(from, before ? graver(before, status) : status);
  }
  const signs = [...lines].flatMap(([from, status]) => SIGNS.get(status)?.range(from) ?? []);
  if (!shown) view.dispatch({ effects: compartment.reconfigure(gutterOfSigns) });
  view.dispatch({ effects: change.of(RangeSet.of(signs, true)) });
}
