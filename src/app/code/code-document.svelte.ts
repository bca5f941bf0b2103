// Code that is a string of the manifest, as a document of its own: what is typed goes into the string and back.

import { untrack } from 'svelte';
import type { CodePart } from '../../model/code.ts';
import type { Language } from '../../model/file.ts';
import type { Problem, OfferedFix, TextEdit, Span } from '../../model/finding.ts';
import type { CheckRequest } from '../../check/recognise.ts';
import type { Analysis } from '../../check/check.ts';
import {
  embeddedText,
  movedLiteral,
  sourceEdits,
  type EmbeddedText,
  embeddedSpan,
} from '../../lang/json/embedded.ts';
import { editBetween } from '../../lang/text/edits.ts';
import { languageOf } from '../../files/language.ts';
import type { Manifest } from '../manifest.svelte.ts';
import type { DocumentPart, EditorDocument } from '../editor-document.ts';
import type { Notices } from '../notices.svelte.ts';

export interface ManifestContext {
  readonly main: Manifest;
  readonly notices: Notices;
  /** To be called where the manifest does not have the code any more. */
  readonly ongone: (document: CodeDocument) => void;
}

/** A string of the manifest that is edited as code. It follows its string through all changes of the manifest. */
export class CodeDocument implements EditorDocument {
  readonly #context: ManifestContext;
  readonly #stop: () => void;
  readonly part: DocumentPart;
  #part: CodePart;
  #embedded: EmbeddedText;
  #problems = $state.raw<readonly Problem[]>([]);
  #analysedText: string | null = null;
  /** The manifest's text that `#embedded` is of. */
  #source = '';
  /** False after a change of the manifest at the string's quotes: the next check says where the code is. */
  #settled = true;
  /** What was read of the manifest last. */
  #seen: { squiggles?: readonly Problem[]; analysis?: Analysis } = {};

  /** `embedded` is the part's string in the manifest as it is now. */
  constructor(context: ManifestContext, part: CodePart, embedded: EmbeddedText) {
    const { main } = context;
    this.#context = context;
    this.#part = $state.raw(part);
    this.#embedded = $state.raw(embedded);
    this.#source = main.text;
    this.part = {
      of: main,
      spanOf: (span) => (this.#settled ? innerSpan(this.#embedded, span) : null),
    };
    this.#stop = $effect.root(() => {
      $effect(() => {
        void [main.text, main.squiggles, main.analysis];
        untrack(() => this.follow());
      });
    });
    this.follow();
  }

  get path(): string {
    return this.#part.path;
  }
  get pointer(): string {
    return this.#part.pointer;
  }
  get language(): Language {
    return languageOf(this.#part.path);
  }
  get text(): string {
    return this.#embedded.text;
  }
  get problems(): readonly Problem[] {
    return this.#problems;
  }
  get squiggles(): readonly Problem[] {
    return this.#problems;
  }
  get hidden(): number {
    return 0;
  }
  get analysedText(): string | null {
    return this.#analysedText;
  }
  readonly analysis = null;

  /** `edits` are those that were made, where they are known; without them everything between the first and the last difference is written anew. */
  setText(text: string, typed: boolean, edits?: readonly TextEdit[]): void {
    const { main, notices } = this.#context;
    if (main.text !== this.#source) this.#move(main.text);
    if (text === this.text) return;
    if (!this.#settled) {
      notices.show('The manifest has changed around this code. Fix its syntax problems first.', 'warning');
      return;
    }
    const known = edits && spliced(this.text, edits) === text ? edits : null;
    const between = editBetween(this.text, text);
    const changes = sourceEdits(this.#source, this.#embedded, known ?? (between ? [between] : []));
    const source = spliced(this.#source, changes);
    const { from, to } = this.#embedded.span;
    const embedded = embeddedText(source, { from, to: to + source.length - this.#source.length });
    if (!embedded) return;
    this.#embedded = embedded;
    this.#source = source;
    main.setText(source, typed);
  }

  requestFor(text: string): CheckRequest {
    const { path, pointer } = this;
    return { ...this.#context.main.requestFor(), part: { path, text, pointer } };
  }

  async check(): Promise<void> {
    await this.#context.main.check();
    this.follow();
  }

  /** Takes over what is new in the manifest: its text, its problems, and where its code is. */
  follow(): void {
    const { text, squiggles, analysis, analysedText } = this.#context.main;
    if (text !== this.#source) this.#move(text);
    if (analysis && analysis !== this.#seen.analysis && analysedText === text) {
      this.#seen = { ...this.#seen, analysis };
      const strict = !analysis.problems.some(({ code }) => code.startsWith('json/'));
      this.#place(foundPart(analysis.code, this.#part, this.#settled ? this.#embedded.span : null), strict);
    }
    if (squiggles === this.#seen.squiggles || !this.#settled) return;
    this.#seen = { ...this.#seen, squiggles };
    this.#problems = innerProblems(this.#embedded, squiggles);
    this.#analysedText = this.#embedded.text;
  }

  dispose(): void {
    this.#stop();
  }

  /** The manifest has another text: the string may be elsewhere, or another one. */
  #move(source: string): void {
    const edit = editBetween(this.#source, source);
    this.#source = source;
    if (!edit || !this.#settled) return;
    const span = movedLiteral(this.#embedded.span, edit, source);
    const embedded = span && embeddedText(source, span);
    if (embedded) this.#embedded = embedded;
    else this.#settled = false;
  }

  /** A check has said where the code is. In broken text it may be missing only until that is fixed. */
  #place(found: PlacedPart | null, strict: boolean): void {
    const embedded = found && embeddedText(this.#source, found);
    if (found && embedded) {
      this.#part = { pointer: found.pointer, path: found.path };
      this.#embedded = embedded;
      this.#settled = true;
    } else if (strict) {
      this.#context.ongone(this);
    } else {
      this.#settled = false;
    }
  }
}

function spliced(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, insert } of edits) {
    out += text.slice(at, from) + insert;
    at = to;
  }
  return out + text.slice(at);
}

type PlacedPart = CodePart & Span;

/**
 * The part that is the known one: the one at the place to which its string was followed, else the one of the same
 * name, of several the one at the same pointer or the first. Null where it is gone.
 */
function foundPart(parts: readonly PlacedPart[], known: CodePart, span: Span | null): PlacedPart | null {
  if (span) return parts.find(({ from }) => from === span.from) ?? null;
  const named = parts.filter(({ path }) => path === known.path);
  return named.find(({ pointer }) => pointer === known.pointer) ?? named[0] ?? null;
}

/** Problems keep their ids. Fixes that change more than the string are left out: the manifest offers them. */
function innerProblems(embedded: EmbeddedText, problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    const inner = innerSpan(embedded, problem);
    if (!inner) return [];
    return [{ ...problem, ...inner, fixes: problem.fixes.flatMap((fix) => innerFix(embedded, fix) ?? []) }];
  });
}

/** The range of the code that a range of the manifest is about; null for what is beside or around the string. */
function innerSpan(embedded: EmbeddedText, span: Span): Span | null {
  const around = embedded.span;
  return span.from < around.from || span.to > around.to ? null : embeddedSpan(embedded, span);
}

function innerFix(embedded: EmbeddedText, fix: OfferedFix): OfferedFix | null {
  const { from, to } = embedded.span;
  const edits = fix.edits.map((edit) => {
    const insert = decoded(edit.insert);
    const inner = edit.from > from && edit.to < to ? embeddedSpan(embedded, edit) : null;
    return inner && insert !== null ? { ...inner, insert } : null;
  });
  const known = edits.filter((edit) => edit !== null);
  return known.length > 0 && known.length === edits.length ? { ...fix, edits: known } : null;
}

/** What the characters of a JSON string mean; null where they are not a string's. */
function decoded(inside: string): string | null {
  try {
    const value: unknown = JSON.parse(`"${inside}"`);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
