// Completion and hover for the editor, answered by the analysis worker from the host's schema.

import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import type { HoverTooltipSource } from '@codemirror/view';
import type { Hover } from '../../model/assist.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';

/** Completions after a letter, a quote or a colon, in code also after a dot, and on request. */
export function completionSource(
  assistant: Assistant,
  document: Pick<EditorDocument, 'language'>,
): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const begins = document.language === 'json' ? /[\w"$:]/ : /[\w"'$.]/;
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    if (!context.explicit && !begins.test(before)) return null;
    const found = await assistant.complete(context.state.doc.toString(), context.pos, context.explicit);
    if (!found || found.options.length === 0 || context.aborted) return null;
    const replaced = context.state.sliceDoc(found.from, found.to);
    const quoted = replaced.startsWith('"');
    return {
      from: found.from,
      to: found.to,
      // Two quotes with nothing between them are compared as two characters that no name has side by side.
      filter: !/^["']{2}$/.test(replaced),
      options: found.options.map((option, i) => ({
        // CodeMirror compares the label with the text that will be replaced, which may be in quotes.
        label: quoted ? JSON.stringify(option.label) : option.label,
        displayLabel: option.label,
        detail: option.detail,
        info: option.info,
        apply: (view, _completion, from, to) => {
          const shift = found.also.reduce((n, e) => n + e.insert.length - (e.to - e.from), 0);
          view.dispatch({
            changes: [...found.also, { from, to, insert: option.insert }],
            selection: { anchor: from + shift + option.caret },
            userEvent: 'input.complete',
          });
        },
        boost: -i,
      })),
    };
  };
}

/** Descriptions of members from the schema. */
export function hoverSource(assistant: Assistant): HoverTooltipSource {
  return async (view, pos) => {
    const found = await assistant.hover(view.state.doc.toString(), pos);
    if (!found) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: tip(found) }) };
  };
}

function tip(hover: Hover): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-host-tip';
  const title = document.createElement('strong');
  title.textContent = hover.title;
  const text = document.createElement('p');
  text.textContent = hover.text;
  dom.append(title, text);
  return dom;
}
