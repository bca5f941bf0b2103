// What is known of each language: its file names, and which engine knows more of its files.

import type { Language } from '../model/file.ts';
import type { SchemaFile } from '../model/host.ts';

/** What is known of a language before any of its files is read. */
interface LanguageFacts {
  /** Of file names, without the dot. */
  readonly extensions: readonly string[];
  /** What knows more of a file than its text says; absent where nothing does. */
  readonly engine?: 'compiler' | 'cpython';
  /** Whether the check of one file reads others, the manifest included. */
  readonly isLinked?: true;
}

const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  json: { extensions: ['json'] },
  typescript: { extensions: ['ts', 'mts', 'cts', 'tsx'], engine: 'compiler', isLinked: true },
  javascript: { extensions: ['js', 'mjs', 'cjs', 'jsx'], engine: 'compiler', isLinked: true },
  python: { extensions: ['py'], engine: 'cpython', isLinked: true },
  markdown: { extensions: ['md'], isLinked: true },
  text: { extensions: [] },
};

const BY_EXTENSION: ReadonlyMap<string, Language> = new Map(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    LANGUAGES[language].extensions.map((extension) => [extension, language] as const),
  ),
);

/** The engine that knows more of a file in this language, where its host has one; null for none. */
export function engineOf(language: Language): 'compiler' | 'cpython' | null {
  return LANGUAGES[language].engine ?? null;
}

/** Whether the check of a file in it reads the plugin's other files. */
export function isLinked(language: Language): boolean {
  return LANGUAGES[language].isLinked === true;
}

/** The language of a file with this path; `text` for names that say nothing. */
export function languageOf(path: string): Language {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return BY_EXTENSION.get(extension) ?? 'text';
}

/** Whether one of the schemas is for the file at this path, which is relative to the manifest's folder or whole. */
export function isCheckedBeside(schemas: readonly SchemaFile[], path: string, manifest: string): boolean {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const below = path.startsWith(folder) ? path.slice(folder.length) : path;
  return schemas.some(({ beside, fileMatch }) => beside === true && fileMatch.includes(below));
}
