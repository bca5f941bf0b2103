// Commands that press a button of the page, so palette and button cannot differ.

import { tick } from 'svelte';
import type { RunTool } from '../../model/run.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { visible } from '../../ui/visible.ts';
import { EditorCommands } from '../editor/commands.ts';
import type { Tab } from '../layout.svelte.ts';
import { areExamples } from '../run/example.ts';
import type { Workspace } from '../workspace.svelte.ts';

const RUN = '[data-press=run]';
const item = (group: string, label: string, choose: () => void): MenuItem => {
  return { id: `press/${label}`, label, group, choose };
};

/** Running, copying and reporting, as far as there is something to run or to report. */
export function buttonCommands(workspace: Workspace): MenuItem[] {
  const { active, editor, main, readOnly } = workspace;
  const { caret } = editor;
  const press = (tab: Tab, selector: string, fold?: string) => (): void =>
    void pressIn(workspace, tab, selector, fold);
  const fixes = (): void => new EditorCommands(workspace).focusFixes();
  const report = press('problems', 'article:focus-within [data-press=report]');
  const inTab = document.querySelectorAll<HTMLElement>('[data-press=report]:not(li *)');
  const canRun = main.host && !main.host.without?.run && !readOnly;
  const hasExamples = canRun && main.plugin.files.some(({ text }) => areExamples(text));
  const canReport = !readOnly && active.problems.some(({ from, to }) => from <= caret && caret <= to);
  return [
    ...(canRun ? [item('Run', 'Run the tool', press('run', RUN))] : []),
    ...(hasExamples
      ? [item('Run', 'Run all examples', press('run', '[data-press=examples]', '#fold-examples'))]
      : []),
    item('Problems', 'Copy for a language model', press('problems', '[title="Copy for a language model"]')),
    ...(canReport ? [item('Problems', 'Report the problem at the caret', () => (fixes(), report()))] : []),
    ...[...inTab].map((button) => item('Report', button.innerText, () => button.click())),
  ];
}

/** Each tool of the plugin. */
export function toolCommands(workspace: Workspace, tools: readonly RunTool[]): MenuItem[] {
  return tools.map(({ name }) =>
    item('Run', `Run ${visible(name)}`, () => {
      workspace.inputs.change({ tool: name });
      void pressIn(workspace, 'run', RUN);
    }),
  );
}

/** Shows a tab and presses a button in it, as soon as that is there; `fold` has it where that is open. */
async function pressIn({ layout }: Workspace, tab: Tab, selector: string, fold?: string): Promise<void> {
  layout.showPane('result');
  layout.showTab(tab);
  await tick();
  for (let waited = 0; waited < 100; waited++) {
    const button = document.querySelector<HTMLElement>(selector);
    const folded = button?.closest('details') ?? (fold && document.querySelector<HTMLDetailsElement>(fold));
    if (folded) folded.open = true;
    button?.focus();
    if (button) return button.click();
    await new Promise((done) => setTimeout(done, 50));
  }
}
