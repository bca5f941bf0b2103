// Loads plugins as the server does when it starts, in CPython.

import type { Loader, LoadPlace, LoadResult } from '../../model/load.ts';
import type { PythonResult } from '../../model/python.ts';
import { readAnswer, type AnsweredPlugin, type ServerAnswer } from './load/answer.ts';
import { loadNotes } from './load/notes.ts';
import { spanOf, type PythonPlace } from './load/place.ts';
import {
  endSentence,
  fileAt,
  givenPath,
  LOAD_LIMIT,
  loadCall,
  serverRelease,
  type ServerRelease,
} from './load/server.ts';
import { serverFiles, type ServerFiles } from './load/server-files.ts';

/** The server's manager of plugins (agent/plugin/plugin_manager.py:17-26) with pluginlib. */
export const loader: Loader = {
  label: 'Start the server with this plugin',
  applies: (files) => files.some(({ path }) => /\.py$/i.test(path)),
  load: async (files, releaseId, python, stop) => {
    const release = serverRelease(releaseId);
    const placed = serverFiles(files);
    return resultOf(await python(loadCall(placed, release), undefined, stop), release, placed);
  },
};

function resultOf(
  { end, printed, ms }: PythonResult,
  release: ServerRelease,
  files: ServerFiles,
): LoadResult {
  const failed = (note: string): LoadResult => {
    return { kind: 'failed', log: [], plugins: [], abort: null, printed, notes: [note], ms };
  };
  if (end.kind !== 'returned') return failed(endSentence(end, 'loaded the files', LOAD_LIMIT));
  const answer = readAnswer(end.value);
  if (!answer)
    return {
      ...failed('The code changes the plugin loader, so Plugbench cannot judge it.'),
      kind: 'unknown',
    };
  const { abort } = answer;
  return {
    kind: kindOf(answer),
    log: answer.log.map(([level, text]) => ({ level, text })),
    plugins: answer.plugins.map((plugin) => loadedPlugin(plugin, answer, files)),
    abort: abort && { text: abort.text, place: placeIn(abort.place, answer.root, files) },
    printed,
    notes: loadNotes(answer, release, files),
    ms,
  };
}

/** Safari and Firefox cannot wait inside of Python, which the server can. */
const NO_WAITING = /WebAssembly stack switching not supported/;

function kindOf({ end, needed, abort }: ServerAnswer): LoadResult['kind'] {
  if (end === 'unknown' || needed.length > 0 || NO_WAITING.test(abort?.text ?? '')) return 'unknown';
  return end === 'up' ? 'loaded' : 'aborted';
}

function loadedPlugin(
  { file, class: own, ...plugin }: AnsweredPlugin,
  { root }: ServerAnswer,
  files: ServerFiles,
): LoadResult['plugins'][number] {
  const other = own === plugin.name ? {} : { class: own };
  return { ...plugin, ...other, file: givenPath(file, root, files) };
}

/** The place in one of the files; null for none, and for what is not in them. */
function placeIn(place: PythonPlace | null, root: string, files: ServerFiles): LoadPlace | null {
  const file = place && fileAt(place.file, root, files);
  return file ? { file: file.path, ...spanOf(file.text, place) } : null;
}
