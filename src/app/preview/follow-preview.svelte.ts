// Keeps what the Preview and Model tabs show up to date with the text, while one of them is open.

import { untrack } from 'svelte';
import { shownRelease } from '../../check/shown-release.ts';
import { engineOf } from '../../files/language.ts';
import { getEditor, getWorkspace } from '../contexts.ts';
import { failureOf } from '../message-of.ts';
import { pluginVerdicts } from '../problems/plugin-verdicts.ts';

/** To be called while a component is made. */
export function followPreview(): void {
  const workspace = getWorkspace();
  const editor = getEditor();
  const { main, notices, preview } = workspace;

  /** The caret in the manifest; its beginning while another file is in the editor. */
  const caretOf = (): number => (workspace.active === main ? editor.caret : 0);
  const show = (): Promise<void> => {
    const { analysis, host, release } = main;
    if (!analysis?.hostId) return Promise.resolve();
    const shown = release ?? shownRelease(host?.releases ?? [], pluginVerdicts(workspace)).release;
    const { plugin } = main.requestFor();
    const request = { plugin, hostId: analysis.hostId, release: shown };
    if (engineOf(analysis.language) !== 'compiler') return preview.show(request, caretOf());
    return preview.show(request, caretOf(), async () =>
      (await workspace.compiler()).preview(analysis, main.requestFor()),
    );
  };
  $effect(() => {
    // There is a new analysis for every new text, host and release; other files may change the release that is shown.
    void [main.analysis, main.release === null && pluginVerdicts(workspace)];
    untrack(show).catch((error: unknown) => notices.show(failureOf('The preview', error), 'warning'));
  });
  $effect(() => {
    const caret = caretOf();
    untrack(() => void preview.select(caret));
  });
}
