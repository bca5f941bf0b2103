// Our own sentences on a load: what the interpreter lacks, and what is different on the server.

import type { Need, ServerAnswer } from './answer.ts';
import { givenPath, type ServerRelease } from './server.ts';
import type { ServerFiles } from './server-files.ts';

/** Sentences on a start of the server, most important first. */
export function loadNotes(
  answer: ServerAnswer,
  release: ServerRelease,
  files: ServerFiles,
): readonly string[] {
  return [
    ...needNotes(answer.needed, answer.root, files, 'while it is loaded'),
    ...(answer.needed.length > 0 && answer.end === 'up'
      ? ['What is shown is what happens if none of that raises an exception.']
      : []),
    ...answer.replaced.map(
      ([old, now, name]) =>
        `\`${old}\` and \`${now}\` both have the name \`${name}\` in their metadata: only \`${now}\`, the later one, is there afterwards.`,
    ),
    ...unsetNotes(answer),
    ...stubNotes(answer),
    ...releaseNotes(answer, release),
  ];
}

const SHOWN = 5;

/** What the code needed; `when` ends the sentence. */
export function needNotes(
  needed: readonly Need[],
  root: string,
  files: ServerFiles,
  when: string,
): readonly string[] {
  const sentences = needed.map(({ name, file, line }) => {
    const code = file === null ? 'The code' : `\`${givenPath(file, root, files)}\``;
    const at = file === null || line === null ? '' : `, line ${String(line)},`;
    return `${code}${at} needs ${isPlain(name) ? name : `\`${name}\``} ${when}. A server may have it, and this page does not, so only the server knows what happens.`;
  });
  return [...new Set(sentences)].slice(0, SHOWN);
}

/** Whether it is in words, and not a name of code. */
function isPlain(name: string): boolean {
  return /^(?:the |threads$|other programs$)/.test(name);
}

function unsetNotes({ unset }: ServerAnswer): readonly string[] {
  if (unset.length === 0) return [];
  return [
    `The code reads ${quoted(unset)} of the environment, which are not set here. A server may have values.`,
  ];
}

function stubNotes({ stubs }: ServerAnswer): readonly string[] {
  const names = [...new Set(stubs.map((name) => name.split('.')[0] ?? name))];
  if (names.length === 0) return [];
  return [
    `${quoted(names)}: on the server, but not in this page. Importing works here as it does there; what else the code does with it, only the server knows.`,
  ];
}

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN * 2).map((name) => `\`${name}\``);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${String(more)} more`] : [])].join(', ');
}

function releaseNotes({ python }: ServerAnswer, release: ServerRelease): readonly string[] {
  if (release.id === '2026-08') return [];
  const words =
    'The words of the log were recorded at commit b1b8cd62 (2026-08); this release may have others.';
  if (python.startsWith('3.13') && release.python.startsWith('3.13')) return [words];
  return [
    `This release runs on Python ${release.python}, and this page on ${python}: what only newer versions accept is not refused here.`,
    words,
  ];
}
