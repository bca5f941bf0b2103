// Marks the lines of a manifest that have code, which a click opens in a tab; loaded when there is such a line.

import { RangeSet, StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, gutter, GutterMarker } from '@codemirror/view';
import type { CodePart } from '../../model/code.ts';
import type { Span } from '../../model/finding.ts';

export type ShownPart = CodePart & Span;

class Mark extends GutterMarker {
  readonly part: CodePart;

  constructor(part: CodePart) {
    super();
    this.part = part;
  }

  override eq(other: Mark): boolean {
    return other.part.pointer === this.part.pointer && other.part.path === this.part.path;
  }

  override toDOM(): Node {
    const mark = document.createElement('span');
    mark.textContent = '{}';
    mark.title = `Edit the code of ${this.part.path}`;
    return mark;
  }
}

const change = StateEffect.define<RangeSet<Mark>>();

const field = StateField.define<RangeSet<Mark>>({
  create: () => RangeSet.empty,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) if (effect.is(change)) next = effect.value;
    return next;
  },
});

function gutterOf(onedit: (part: CodePart) => void): Extension {
  return [
    field,
    gutter({
      class: 'cm-code-parts',
      markers: (view) => view.state.field(field),
      domEventHandlers: {
        click(view, line) {
          let found: CodePart | null = null;
          view.state.field(field).between(line.from, line.to, (_from, _to, { part }) => {
            found = part;
            return false;
          });
          if (found) onedit(found);
          return found !== null;
        },
      },
    }),
    EditorView.theme({
      '.cm-code-parts .cm-gutterElement': {
        padding: '0 2px',
        color: 'var(--accent)',
        fontSize: '11px',
        cursor: 'pointer',
      },
    }),
  ];
}

/** Marks the lines of these parts; `onedit` is called for a click on a mark. The gutter stays once there was a mark. */
export function showParts(
  view: EditorView,
  parts: readonly ShownPart[],
  onedit: (part: CodePart) => void,
): void {
  const { doc } = view.state;
  const marks = new Map<number, Mark>();
  for (const part of parts) {
    const { from } = doc.lineAt(Math.min(part.from, doc.length));
    if (!marks.has(from)) marks.set(from, new Mark(part));
  }
  if (!view.state.field(field, false)) {
    if (marks.size === 0) return;
    view.dispatch({ effects: StateEffect.appendConfig.of(gutterOf(onedit)) });
  }
  const ranges = [...marks].map(([from, mark]) => mark.range(from));
  view.dispatch({ effects: change.of(RangeSet.of(ranges, true)) });
}
