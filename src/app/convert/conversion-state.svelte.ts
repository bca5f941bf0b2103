// What the Convert tab shows: the newest conversion and, one target after the other, the matrix.

import type { TargetCard } from '../../../workers/contract.ts';
import type { LoadPlace } from '../../model/load.ts';
import type { Portability } from '../../convert/portability.ts';
import type { ConvertRequest, ConvertSource } from '../../convert/request.ts';
import type { ConversionView, ReportRow } from '../../convert/report/view.ts';
import { failureOf } from '../message-of.ts';
import { takeOver, typedIn } from '../files/opening.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { engineOf, languageOf } from '../../files/language.ts';
import { Stopped } from '../worker-client.ts';

type Failure = 'unreadable' | 'unknown' | 'source' | 'same';

/** What is converted; null until that is known. */
type Source = ConversionView['from'] | null;

/** A place in one of the files to look at; `turn` grows, so that the same place can be asked for again. */
export interface ShownPlace {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly turn: number;
}

/** ms from which on the page says that it takes a while and can be stopped. */
const SLOW_MS = 300;

/** The state of the Convert tab; it lasts as long as the tab is shown. */
export class ConversionState {
  readonly #workspace: Workspace;
  readonly #code: CodeToConvert;
  /** What the compiler read of the code; undefined where it was not asked. */
  #reading: unknown;
  #targets = $state.raw<readonly TargetCard[]>([]);
  #view = $state.raw<ConversionView | null>(null);
  #failed = $state.raw<Failure | null>(null);
  #from = $state.raw<Source>(null);
  #matrix = $state.raw<Readonly<Partial<Record<string, Portability>>>>({});
  #path = $state.raw<string | null>(null);
  #shown = $state.raw<ShownPlace | null>(null);
  /** Whether a sidecar keeps what the target has no place for. */
  keepsRest = $state.raw(true);
  withSecrets = $state.raw(false);
  #slow = $state.raw(false);
  #stopped = $state.raw(false);
  /** Counts requests: an older one stops as soon as a newer one came. */
  #turn = 0;

  /** Targets that this source can be converted to, in the registry's order. */
  readonly choices = $derived(this.#targets.filter(({ id }) => id !== this.#from?.id));
  readonly file = $derived(
    this.#view?.files.find(({ path }) => path === this.#path) ?? this.#view?.files[0] ?? null,
  );

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    this.#code = new CodeToConvert(workspace);
  }

  get view(): ConversionView | null {
    return this.#view;
  }
  get failed(): Failure | null {
    return this.#failed;
  }
  /** Target id → its row; targets without one are still being computed. */
  get matrix(): Readonly<Partial<Record<string, Portability>>> {
    return this.#matrix;
  }
  get shown(): ShownPlace | null {
    return this.#shown;
  }
  /** What the text is for; null where that is not known, or nothing can be converted. */
  get from(): Source {
    return this.#from;
  }
  /** Name of the chosen target, if the text is for that one already; else null. */
  get sameAsTarget(): string | null {
    return this.#from !== null && this.#from.id === this.#workspace.main.overrides.target
      ? this.#from.name
      : null;
  }
  get slow(): boolean {
    return this.#slow;
  }
  get stopped(): boolean {
    return this.#stopped;
  }

  chooseTarget(id: string): void {
    this.#workspace.main.chooseTarget(id);
  }

  showFile(path: string): void {
    this.#path = path;
    this.#shown = null;
  }

  /** Brings both places of a row into view. */
  showRow({ source, targets: [target] }: ReportRow): void {
    if (source) this.#showSource(source);
    if (target) this.showPlace(target);
  }

  showPlace({ file, from, to }: LoadPlace): void {
    this.#path = file;
    this.#shown = { path: file, from, to, turn: (this.#shown?.turn ?? 0) + 1 };
  }

  #showSource(source: NonNullable<ReportRow['source']>): void {
    const { editor, files, main } = this.#workspace;
    const document = source.file === this.#view?.main ? main : files.set?.find(source.file);
    if (!document) return;
    this.#workspace.show(document);
    editor.handle?.reveal(source);
  }

  /** Converts what the editor holds; the newest request wins. The matrix follows target by target. */
  async refresh(): Promise<void> {
    const turn = ++this.#turn;
    const { api } = this.#workspace;
    this.#stopped = false;
    const timer = setTimeout(() => (this.#slow = true), SLOW_MS);
    try {
      if (this.#targets.length === 0) this.#targets = await api.targets();
      if (turn !== this.#turn) return;
      const reading = await this.#code.read(() => void this.refresh());
      if (turn !== this.#turn) return;
      this.#reading = reading;
      const answer = await api.convert(this.#request(this.#workspace.main.overrides.target ?? ''));
      if (turn !== this.#turn) return;
      this.#from = 'from' in answer ? answer.from : null;
      this.#take(answer);
      await this.#fill(turn);
    } catch (error) {
      if (turn === this.#turn) this.#workspace.notices.show(failureOf('The conversion', error), 'warning');
    } finally {
      clearTimeout(timer);
      if (turn === this.#turn) this.#slow = false;
    }
  }

  stop(): void {
    this.#turn++;
    this.#slow = false;
    this.#stopped = true;
    this.#workspace.stopConverting();
  }

  #take(answer: Awaited<ReturnType<Workspace['api']['convert']>>): void {
    const failed = 'failed' in answer;
    this.#view = failed ? null : answer;
    this.#failed = failed ? answer.failed : null;
    const shown = this.#shown?.path;
    if (!this.#view?.files.some(({ path }) => path === shown)) this.#shown = null;
  }

  async #fill(turn: number): Promise<void> {
    const found: Portability[] = [];
    let left = this.#from ? this.#targets.map(({ id }) => id) : [];
    while (left.length > 0) {
      const rows = await this.#workspace.api.portability(this.#given, left);
      if (turn !== this.#turn) return;
      found.push(...rows.filter((row) => row !== null));
      left = left.slice(rows.length);
    }
    this.#matrix = Object.fromEntries(found.map((row) => [row.target, row]));
  }

  #request(target: string): ConvertRequest {
    return { ...this.#given, target };
  }

  get #given(): ConvertSource {
    const { main } = this.#workspace;
    return {
      plugin: main.requestFor().plugin,
      hostId: main.host?.id ?? null,
      reading: this.#reading,
      keepsRest: this.keepsRest,
      withSecrets: this.withSecrets,
    };
  }

  openOutput(): void {
    const view = this.#view;
    const [main, ...rest] = view?.files ?? [];
    if (!view || !main) return;
    const folder = main.path.slice(0, main.path.lastIndexOf('/') + 1);
    const others = rest.map(({ path, text }) => ({
      path: path.startsWith(folder) ? path.slice(folder.length) : path,
      text,
    }));
    const card = this.#targets.find(({ id }) => id === view.to.id);
    const { host } = this.#workspace.main.overrides;
    const chosen = host !== null && card?.isHost ? view.to.id : null;
    // It was made of the open source, so what was set for runs comes along.
    const typed = typedIn(this.#workspace);
    this.#workspace.open(main.text, main.path, others, { host: chosen, target: view.from.id });
    if (typed) takeOver(this.#workspace, typed);
    this.#workspace.tell(`Opened the manifest for ${view.to.name}.`);
  }
}

/** The code of one draft, read again only when it changes. */
class CodeToConvert {
  readonly #workspace: Workspace;
  #last: { readonly text: string; readonly others: unknown; readonly answer: unknown } | null = null;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** What goes with a request; undefined without code, or without the compiler, which says so and calls `again` after Retry. */
  async read(again: () => void): Promise<unknown> {
    const { main, files, notices } = this.#workspace;
    const { host, text } = main;
    const { others } = files;
    const [release] = host?.codeReleases ?? [];
    if (!host || !release || ![main, ...others].some(({ path }) => isCode(path))) return this.#loaded();
    if (this.#last?.text === text && this.#last.others === others) return this.#last.answer;
    const compiler = await this.#workspace.compiler();
    if (!(await compiler.load(host.id, again))) return undefined;
    try {
      const answer = await compiler.ask('reading', {
        plugin: main.plugin,
        hostId: host.id,
        release: release.id,
      });
      this.#last = { text, others, answer };
      return answer;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      notices.show(`${error.message} The code is left out of conversions until it changes.`, 'warning');
      return undefined;
    }
  }

  /** What a person loaded of files in Python; undefined where nothing of them was. */
  async #loaded(): Promise<unknown> {
    const { documents, main, files, memory } = this.#workspace;
    if (!documents.some(({ language }) => language === 'python')) return undefined;
    const { readingOfDraft } = await import('../load/states.ts');
    return readingOfDraft(memory, main, files.others);
  }
}

function isCode(path: string): boolean {
  return engineOf(languageOf(path)) === 'compiler';
}
