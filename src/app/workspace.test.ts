// Nothing that was open is lost: random sequences of opening, pasting, converting, restoring, fixing and undoing, with
// CodeMirror's own histories and without a page.

import { history, isolateHistory, redo, undo } from '@codemirror/commands';
import { EditorState, type StateEffect } from '@codemirror/state';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TextEdit } from '../model/finding.ts';
import { isSameWork, type SharedState } from '../share/state.ts';
import type { Analyst } from './analyst.ts';
import { DraftStore } from './drafts/draft-store.ts';
import type { DraftHead } from './drafts/storage.ts';
import { workOf, type Work } from './drafts/work.ts';
import type { EditorDocument } from './editor-document.ts';
import type { EditorHandle } from './editor/handle.ts';
import { NO_INPUT } from './run/run-inputs.svelte.ts';
import { Workspace } from './workspace.svelte.ts';

/** The browser's database. */
const stored = vi.hoisted(() => new Map<string, { head: Omit<DraftHead, 'length'>; state: SharedState }>());

vi.mock('./drafts/claim.ts', () => ({
  rememberedDraft: () => null,
  rememberDraft: () => undefined,
  claim: () => Promise.resolve({ release: () => undefined }),
  claimed: () => Promise.resolve(new Set()),
}));
vi.mock('./drafts/storage.ts', () => ({
  heads: () => Promise.resolve([...stored.values()].map(({ head }) => head)),
  loadDraft: (id: string) => {
    const found = stored.get(id);
    return Promise.resolve(found ? { touched: found.head.touched, state: found.state } : null);
  },
  saveDraft: (head: Omit<DraftHead, 'length'>, state: SharedState) => {
    stored.set(head.id, { head, state: structuredClone(state) });
    return Promise.resolve();
  },
  deleteDrafts: (ids: readonly string[]) => {
    for (const id of ids) stored.delete(id);
    return Promise.resolve();
  },
  surplus: () => [],
}));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** CodeMirror's states of the documents, as the editor keeps them, without a view. */
class Histories {
  readonly #workspace: Workspace;
  readonly #states = new Map<EditorDocument, EditorState>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    const nothing = (): void => undefined;
    const none = { scroll: null as unknown as StateEffect<unknown>, language: null, known: '' };
    workspace.editor.attach({
      text: () => this.#workspace.active.text,
      selection: () => [0, 0],
      show: nothing,
      reveal: nothing,
      keep: (document: EditorDocument) => ({ ...none, state: this.#stateOf(document) }),
      renew: (document: EditorDocument, kept?: { state: EditorState }) =>
        this.#states.set(document, kept?.state ?? fresh(document.text)),
    } as unknown as EditorHandle);
  }

  #stateOf(document: EditorDocument): EditorState {
    const state = this.#states.get(document) ?? fresh(document.text);
    this.#states.set(document, state);
    return state;
  }

  edit(document: EditorDocument, edits: readonly TextEdit[]): void {
    const annotations = isolateHistory.of('full');
    const { state } = this.#stateOf(document).update({ changes: [...edits], annotations });
    this.#states.set(document, state);
    this.#workspace.editor.edited(document, state.doc.toString(), edits);
  }

  /** False where the document's own history has nothing more. */
  step(document: EditorDocument, command: typeof undo): boolean {
    return command({
      state: this.#stateOf(document),
      dispatch: ({ state }) => {
        this.#states.set(document, state);
        this.#workspace.editor.edited(document, state.doc.toString());
      },
    });
  }
}

function fresh(doc: string): EditorState {
  return EditorState.create({ doc, extensions: [history()] });
}

interface Seen {
  readonly work: Work;
  /** null: whatever is set now. */
  readonly config: string | null;
}

class Person {
  readonly workspace: Workspace;
  readonly drafts: DraftStore;
  readonly editor: Histories;
  /** What was open before each step. */
  readonly steps: Seen[] = [];
  /** What had something done to it and gave way to something else; what is open again may be changed by typing. */
  done: Work[] = [];
  #opened: Work;

  constructor() {
    const analyst = {
      api: {
        hosts: () => Promise.resolve([]),
        analyse: () => Promise.resolve({ problems: [], hidden: 0 }),
      },
    } as unknown as Analyst;
    this.workspace = new Workspace(analyst, '{"name": "Welcome", "description": "what a first visit shows"}');
    this.drafts = new DraftStore(this.workspace);
    this.workspace.keepIn(this.drafts);
    this.editor = new Histories(this.workspace);
    this.#opened = this.workspace.snapshot();
  }

  see(): Seen {
    const { config } = this.workspace;
    return { work: this.workspace.snapshot(), config: JSON.stringify(config.values) };
  }

  /** What is open is about to give way. */
  leave(): Seen {
    const seen = this.see();
    if (!isSameWork(seen.work, this.#opened)) this.done.push(seen.work);
    return seen;
  }

  /** Something that replaces everything. */
  async replace(open: () => unknown): Promise<void> {
    const seen = this.leave();
    await open();
    await this.settle();
    this.steps.push(seen);
    this.#opened = this.workspace.snapshot();
  }

  async settle(): Promise<void> {
    if (this.workspace.files.others.length > 0) await this.workspace.files.load();
    for (let i = 0; i < 5; i++) await Promise.resolve();
    const now = this.workspace.snapshot();
    this.done = this.done.filter((work) => !isSameWork(work, now));
  }

  /** Undoes the last step, with what was typed after it. */
  async undoStep(): Promise<boolean> {
    const { workspace } = this;
    workspace.show(workspace.main);
    while (this.editor.step(workspace.main, undo));
    if (!workspace.undo()) return false;
    await this.settle();
    return true;
  }

  keeps(work: Work): boolean {
    return [...stored.values()].some(({ head, state }) => head.touched && isSameWork(workOf(state), work));
  }
}

type Act = (person: Person) => void | Promise<void>;

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const plugin = fc
  .tuple(word, word)
  .map(([name, text]) => `{"name": "${name}", "description": "${text} and more than twenty characters"}`);
const files = fc.uniqueArray(fc.record({ path: word.map((name) => `${name}.js`), text: word }), {
  maxLength: 3,
  selector: ({ path }) => path,
});

const replacing: readonly fc.Arbitrary<Act>[] = [
  fc.tuple(plugin, word, files).map(
    ([text, path, beside]) =>
      (person) =>
        person.replace(() => person.workspace.open(text, `${path}/plugin.json`, beside)),
  ),
  fc.tuple(plugin, files).map(
    ([text, beside]) =>
      (person) =>
        person.replace(() => person.workspace.open(text, null, beside, { host: null, target: 'ragflow' })),
  ),
  fc.tuple(plugin, files, word).map(
    ([text, beside, args]) =>
      (person) =>
        person.replace(() => {
          const run = { ...NO_INPUT, args: { 'tool a': args } };
          const { workspace } = person;
          workspace.restore({
            ...workspace.snapshot(),
            text,
            files: beside,
            run,
            open: beside[0]?.path ?? null,
          });
        }),
  ),
  fc.nat().map((which) => async (person) => {
    const entries = await person.drafts.history();
    const entry = entries[which % Math.max(1, entries.length)];
    if (entry) await person.replace(() => person.drafts.restore(entry.id));
  }),
];

/** A fix that changes the manifest and writes files beside it. */
const fixing: fc.Arbitrary<Act> = fc.tuple(word, files).map(([insert, written]) => async (person) => {
  const { workspace } = person;
  const set = await workspace.files.load();
  const seen = person.leave();
  workspace.addStep();
  person.editor.edit(workspace.main, [{ from: 0, to: 1, insert }]);
  set.add(written);
  await person.settle();
  // It is about the same plugin, so its settings stay.
  person.steps.push({ ...seen, config: null });
});

const inPlace: readonly fc.Arbitrary<Act>[] = [
  plugin.map((insert) => (person) => {
    const { main } = person.workspace;
    person.leave();
    person.editor.edit(main, [{ from: 0, to: main.text.length, insert }]);
  }),
  fc.tuple(word, fc.nat()).map(([insert, at]) => (person) => {
    const { active } = person.workspace;
    const from = at % (active.text.length + 1);
    person.editor.edit(active, [{ from, to: from, insert }]);
  }),
  fc.tuple(word, word).map(([name, value]) => ({ workspace }) => {
    workspace.inputs.setArgs(name, value);
    workspace.config.setField(name, 'key', value);
  }),
  word.map((body) => ({ workspace }) => {
    const mock = {
      method: 'GET',
      address: 'https://a.example/',
      status: 200,
      headers: [],
      body,
      delayMs: 0,
      fails: false,
    };
    workspace.inputs.change({ http: [mock] });
  }),
  fc.constantFrom('ownpilot', 'ragflow', null).map(
    (host) =>
      ({ workspace }) =>
        workspace.main.override({ host }),
  ),
  word.map(
    (older) =>
      ({ workspace }) =>
        workspace.main.override({ older }),
  ),
  fc.tuple(word, word).map(([path, text]) => async (person) => {
    (await person.workspace.files.load()).create(`${path}.js`, text);
  }),
  word.map((path) => ({ workspace }) => {
    const [document] = workspace.files.set?.documents ?? [];
    if (document) workspace.files.set?.rename(document, `${path}.js`);
  }),
  fc.constant<Act>(({ workspace }) => {
    const [document] = workspace.files.set?.documents ?? [];
    if (document) workspace.files.set?.close(document);
  }),
];

const acts = fc.array(fc.oneof(...replacing, fixing, ...inPlace), { maxLength: 25 });

test('all steps undone lead to what was open at first, through everything that was open between', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const person = new Person();
      await person.settle();
      for (const act of list) await act(person);
      await person.settle();
      const last = person.see();
      const undone: Seen[] = [];
      for (let before = person.steps.pop(); before; before = person.steps.pop()) {
        expect(await person.undoStep()).toBe(true);
        undone.push(before);
        const now = person.see();
        expect(isSameWork(now.work, before.work)).toBe(true);
        expect([now.work.open, before.config ?? now.config]).toEqual([before.work.open, now.config]);
      }
      expect(await person.undoStep()).toBe(false);
      expect(person.workspace.main.text).toContain('Welcome');
      // And the same back.
      for (let i = 0; i < undone.length; i++) expect(person.workspace.redo()).toBe(true);
      await person.settle();
      while (person.editor.step(person.workspace.main, redo));
      expect(person.see().config).toBe(last.config);
      expect(isSameWork(person.workspace.snapshot(), last.work)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('what was done before something else was opened is in the history, and no setting ever is', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.nat(4), async (list, undone) => {
      stored.clear();
      const person = new Person();
      await person.settle();
      person.workspace.config.setField('tides', 'key', 'CANARY');
      for (const act of list) await act(person);
      for (let i = 0; i < undone; i++) await person.undoStep();
      await person.drafts.flush();
      await person.settle();
      for (const work of person.done) expect(person.keeps(work)).toBe(true);
      expect(JSON.stringify([...stored.values()])).not.toContain('CANARY');
    }),
    { numRuns: 150 },
  );
});
