// What a person does with a name in code: going to its definition, and giving it another name.

import { applyEdits } from '../../lang/json/change.ts';
import { mainPath } from '../../files/main-path.ts';
import type { AskCompiler, EditorDocument } from '../editor-document.ts';
import { EditorCommands, type CommandContext } from './commands.ts';

/** Shows where the name is declared; a notice says so where that is not in the open files. */
export async function goToDefinition(
  context: CommandContext,
  ask: AskCompiler | undefined,
  offset: number,
): Promise<void> {
  const place = await ask?.('definition', { text: context.editor.text, offset, asked: true });
  const document = place && documentAt(context, place.path);
  if (document) new EditorCommands(context).goTo(place, document);
  else if (ask) context.notices.show('The name at the caret is not declared in the open files.');
}

/** The name at the caret that can be renamed; null where a notice says why it cannot. */
export async function nameAt(
  context: CommandContext,
  ask: AskCompiler | undefined,
  offset: number,
): Promise<string | null> {
  if (context.readOnly) return null;
  const found = await ask?.('rename', { text: context.editor.text, offset, asked: true }, null);
  if (found?.refusal) context.notices.show(found.refusal);
  return found && found.refusal === null ? found.name : null;
}

/** Renames in all open files as one step that can be undone. Gives why it does not, in one sentence; null where it did. */
export async function renameTo(
  context: CommandContext,
  ask: AskCompiler | undefined,
  offset: number,
  name: string,
): Promise<string | null> {
  const { active, editor } = context;
  const { text } = editor;
  const found = await ask?.('rename', { text, offset, asked: true }, name);
  if (!found || found.refusal !== null) return found?.refusal ?? 'The compiler is not there.';
  if (editor.textOf(active) !== text) return 'The text has changed meanwhile. Try again.';
  context.addStep();
  for (const { path, edits } of found.files) {
    const document = documentAt(context, path);
    if (document === active) editor.handle?.apply([edits]);
    else document?.setText(applyEdits(document.text, edits), false);
  }
  const files = found.files.length === 1 ? '' : ` in ${String(found.files.length)} files`;
  context.tell(`Renamed \`${found.name}\` to \`${name}\`${files}.`);
  return null;
}

function documentAt({ main, files }: CommandContext, path: string): EditorDocument | null {
  const { documents = [] } = files.set ?? {};
  return path === mainPath(main.path, documents) ? main : (files.set?.find(path) ?? null);
}
