// A gutter that tells what a conversion makes of the values on each line; it is there only while there is one.

import { Compartment, RangeSet, StateField, type Extension, StateEffect } from '@codemirror/state';
import { gutter, GutterMarker, type EditorView } from '@codemirror/view';
import { GRAVITY, graver, LOOKS, type FateMark, type RowFate } from '../convert/fates.ts';

const compartment = new Compartment();

class Sign extends GutterMarker {
  readonly #fate: RowFate;

  constructor(fate: RowFate) {
    super();
    this.#fate = fate;
  }

  override toDOM(): Node {
    const { sign, tone } = LOOKS[this.#fate];
    const mark = document.createElement('span');
    mark.textContent = sign;
    mark.title = this.#fate;
    mark.style.color = tone === 'muted' ? 'var(--muted)' : `var(--${tone})`;
    return mark;
  }
}

const SIGNS = new Map(GRAVITY.map((fate) => [fate, new Sign(fate)]));

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
  gutter({ class: 'cm-fates', markers: (view) => view.state.field(field) }),
];

/** To be listed among the editor's extensions. */
export const fates: Extension = compartment.of([]);

/** Shows the gravest fate of every line; none takes the gutter away. */
export function showFates(view: EditorView, marks: readonly FateMark[]): void {
  const shown = view.state.field(field, false) !== undefined;
  if (marks.length === 0) {
    if (shown) view.dispatch({ effects: compartment.reconfigure([]) });
    return;
  }
  const { doc } = view.state;
  const lines = new Map<number, RowFate>();
  for (const { at, fate } of marks) {
    const { from } = doc.lineAt(Math.min(at, doc.length));
    const before = lines.get(from);
    lines.set(from, before ? graver(before, fate) : fate);
  }
  const signs = [...lines].flatMap(([from, fate]) => SIGNS.get(fate)?.range(from) ?? []);
  if (!shown) view.dispatch({ effects: compartment.reconfigure(gutterOfSigns) });
  view.dispatch({ effects: change.of(RangeSet.of(signs, true)) });
}
