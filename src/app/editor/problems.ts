// Our problems as CodeMirror diagnostics: squiggles with the message and the fixes on hover.

import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import type { Severity, OfferedFix, Problem } from '../../model/finding.ts';

const PROBLEMS_SHOWN = 'plugbench:problems';

const SEVERITY: Readonly<Record<Severity, Diagnostic['severity']>> = {
  refused: 'error',
  broken: 'error',
  types: 'warning',
  changed: 'warning',
  advice: 'info',
};

/** Replaces the squiggles; ranges beyond the text are cut. `onfix` is called for a fix chosen on hover. */
export function showProblems(
  view: EditorView,
  problems: readonly Problem[],
  onfix: (problem: Problem, fix: OfferedFix) => void,
): void {
  const length = view.state.doc.length;
  const diagnostics = problems.map((problem): Diagnostic => {
    const from = Math.min(problem.from, length);
    return {
      from,
      to: Math.max(from, Math.min(problem.to, length)),
      severity: SEVERITY[problem.severity],
      markClass: `cm-${problem.severity}`,
      source: problem.code,
      message: problem.message,
      renderMessage: () => prose(problem.message),
      actions: problem.fixes.map((fix) => ({
        name: fix.title,
        apply: () => onfix(problem, fix),
      })),
    };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
  // The benchmark measures from a key press to this mark.
  performance.mark(PROBLEMS_SHOWN);
  performance.clearMarks(PROBLEMS_SHOWN);
}

/** Names between backticks are shown as code, as in the list. */
function prose(message: string): HTMLElement {
  const block = document.createElement('div');
  message.split(/`([^`\n]+)`/).forEach((part, i) => {
    if (i % 2 === 0) return block.append(part);
    const code = document.createElement('code');
    code.textContent = part;
    block.append(code);
  });
  return block;
}
