// The settings form while a person uses it: what is typed, what is stored, the errors, and when the page crashes.

import type { ConfigEntry } from '../../../model/config.ts';
import { PageCrash } from '../../kit/react-page.ts';
import { describeForm, visibleFields, type FormView } from '../preview/describe.ts';
import type { SettingField, FormSource } from '../preview/fields.ts';
import { sourceOf, type Panel } from '../preview/panel.ts';
import { draftOf, NO_DRAFTS, saved, setKeys, valuesOf, withDraft, type Drafts } from '../preview/store.ts';
import { allErrors, errorsOf, NO_ERRORS, withErrors, type Errors } from '../preview/validate.ts';
import type { FormValues } from '../preview/visibility.ts';
import type { ConfigMessage } from '../parameters/values.ts';

interface Around {
  readonly panel: () => Panel;
  readonly entry: () => ConfigEntry | null;
  readonly store: (entry: ConfigEntry) => void;
}

type Drawn = { readonly form: FormView | null } | { readonly crash: PageCrash };

const isUrl = (text: string): boolean => URL.canParse(text);

export class SettingsState {
  readonly #around: Around;
  #drafts = $state.raw<Drafts>(NO_DRAFTS);
  #errors = $state.raw<Errors>(NO_ERRORS);
  /** Of the panel that it happened in: an edit of the source is like a new page. */
  #crash = $state.raw<{ readonly crash: PageCrash; readonly panel: Panel } | null>(null);
  #refused = $state.raw<readonly ConfigMessage[]>([]);
  #saved = $state.raw(false);
  advancedOpen = $state(false);

  readonly #panel = $derived.by(() => this.#around.panel());
  readonly stored: FormValues = $derived.by(() => this.#around.entry()?.data ?? {});
  readonly set = $derived(setKeys(this.#panel, this.stored));
  readonly #source: FormSource = $derived(sourceOf(this.#panel, this.set));
  readonly #values = $derived(valuesOf(this.#panel, this.stored, this.#drafts, this.#source.schema));
  readonly drawn: Drawn = $derived.by(() => this.#draw());
  /** What Save would leave in the store. */
  readonly wouldStore: FormValues = $derived(saved(this.#panel, this.stored, this.#drafts).stored);

  constructor(around: Around) {
    this.#around = around;
  }

  get drafts(): Drafts {
    return this.#drafts;
  }
  /** The server's answer to the last Save, where it refused it. */
  get refused(): readonly ConfigMessage[] {
    return this.#refused;
  }
  /** Saved, and nothing typed since. */
  get isSaved(): boolean {
    return this.#saved;
  }

  /** Visible fields with something typed in them. */
  get touched(): readonly (readonly [SettingField, unknown])[] {
    const drawn = this.drawn;
    if ('crash' in drawn || !drawn.form) return [];
    const views = [...drawn.form.groups.flatMap((group) => group.fields), ...drawn.form.advanced];
    return views.flatMap(({ field }) =>
      this.#drafts.has(field.key) ? [[field, this.#drafts.get(field.key)] as const] : [],
    );
  }

  /** A control handed something over: it is checked, and kept until Save. */
  change(field: SettingField, value: unknown): void {
    this.#guarded(() => {
      const errors = errorsOf(field, value, this.#values, isUrl);
      this.#errors = withErrors(this.#errors, field.key, errors);
      this.#drafts = withDraft(this.#drafts, field.key, draftOf(this.#panel, value));
      this.#refused = [];
      this.#saved = false;
    });
  }

  /** The renderer's own check of all visible fields, which no page of the host calls. */
  validateAll(): void {
    this.#guarded(() => {
      const fields = visibleFields(this.#source, this.#values);
      this.#errors = allErrors(fields, this.#values, isUrl);
    });
  }

  save(): void {
    const { stored, refused } = saved(this.#panel, this.stored, this.#drafts);
    this.#refused = refused;
    if (refused.length > 0) return;
    this.#around.store({ data: stored, active: this.#around.entry()?.active ?? true });
    this.#drafts = NO_DRAFTS;
    this.#saved = true;
  }

  /** The host forgets what was typed, and leaves it standing in the boxes. */
  reset(): void {
    this.#drafts = NO_DRAFTS;
    this.#refused = [];
    this.#saved = false;
  }

  crash(crash: PageCrash): void {
    this.#crash = { crash, panel: this.#panel };
  }

  /** A new page after a crash: nothing is typed. */
  reload(): void {
    this.reset();
    this.#crash = null;
    this.#errors = NO_ERRORS;
    this.advancedOpen = false;
  }

  #draw(): Drawn {
    if (this.#crash?.panel === this.#panel) return { crash: this.#crash.crash };
    try {
      const state = { values: this.#values, set: this.set, errors: this.#errors };
      return { form: describeForm(this.#source, this.#panel.pluginId, state, this.advancedOpen) };
    } catch (error) {
      if (error instanceof PageCrash) return { crash: error };
      throw error;
    }
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof PageCrash)) throw error;
      this.crash(error);
    }
  }
}
