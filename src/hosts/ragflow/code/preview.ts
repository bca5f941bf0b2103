// The panel of a plugin in Python: that of its metadata, with notes on what cannot be read.

import type { Preview } from '../../../model/preview.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { Pointer, Span } from '../../../model/finding.ts';
import { join, split } from '../../../lang/json/pointer.ts';
import type { PythonValue } from '../../../lang/python/value.ts';
import { preview, type Panel } from '../preview/preview.ts';
import type { PluginSource } from './plugin-source.ts';
import { readPluginSource } from './read.ts';
import { documentOf, follow } from './metadata/values.ts';

function metadataIn({ plugins }: PluginSource): PythonValue[] {
  return plugins.flatMap(({ metadata }) => (metadata ? [metadata] : []));
}

/** What a release shows of the tools; null where the text has no metadata that can be read. */
export function previewOf({ text }: PluginFile, release: string): Preview | null {
  const source = readPluginSource(text);
  const all = metadataIn(source);
  const values = all.filter(({ kind }) => kind !== 'unknown');
  if (values.length === 0) return null;
  const { document, unknown, open } = documentOf(values);
  const shown = withWarnings(preview(document, release), release);
  const hidden = all.length - values.length + unknown.size + open.size;
  if (hidden === 0 && !source.importDoubt) return shown;
  const note = {
    pointer: '',
    text: 'Some of the metadata only running the code would show; it is left out or replaced here, or may change.',
    code: 'ragflow/python-unread',
  };
  return { ...shown, notes: [note, ...shown.notes] };
}

/** Unlike metadata alone, a file can keep the server from its start, or be left out of it. */
function withWarnings(shown: Preview, release: string): Preview {
  if (shown.panel === null || release === 'documented') return shown;
  const { selector } = shown.panel as Panel;
  const until = `${selector ? ', so none of this appears' : ''} until it is fixed`;
  const inChats = release === '0.19' && shown.model.some(({ text }) => text === undefined);
  const crashes = inChats
    ? 'RAGFlow crashes on this plugin'
    : `The server does not start with this plugin${until}`;
  return { ...shown, warnings: { refused: `RAGFlow leaves this plugin out${until}`, crashes } };
}

function knownIn(text: string): PythonValue[] {
  return metadataIn(readPluginSource(text)).filter(({ kind }) => kind !== 'unknown');
}

/** Where a member of the metadata is written. */
export function placeOf({ text }: PluginFile, pointer: Pointer): Span | null {
  const [index = '0', ...keys] = split(pointer);
  const metadata = knownIn(text)[Number(index)];
  return metadata ? follow(metadata, keys).value.span : null;
}

/** The innermost member of the metadata that is written around an offset. */
export function pointerAt({ text }: PluginFile, offset: number): Pointer | null {
  const values = knownIn(text);
  const index = values.findIndex(({ span }) => contains(span, offset));
  const metadata = values[index];
  return metadata ? inside(metadata, join('', index), offset) : null;
}

function inside(value: PythonValue, pointer: Pointer, offset: number): Pointer {
  if (value.kind !== 'dict') return pointer;
  const entry = value.entries.find(
    (one) => contains(one.value.span, offset) || contains(one.key.span, offset),
  );
  return entry?.key.kind === 'str' ? inside(entry.value, join(pointer, entry.key.value), offset) : pointer;
}

function contains({ from, to }: Span, offset: number): boolean {
  return from <= offset && offset <= to;
}
