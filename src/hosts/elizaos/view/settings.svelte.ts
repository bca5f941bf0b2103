// The state of the settings form in use: typed values, stored values, errors, and crashes of the page.

import type { ConfigEntry } from '../../../model/run.ts';
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

/** The state of one plugin's form. It outlives edits of the source, which give a new `Panel`. */
export class SettingsState {
  readonly #around: Around;
  #drafts = $state.raw<Drafts>(NO_DRAFTS);
  #errors = $state.raw<Errors>(NO_ERRORS);
  /** A crash counts only for the panel in which it happened, because an edit of the source is like a new page. */
  #crash = $state.raw<{ readonly crash: PageCrash; readonly panel: Panel } | null>(null);
  refused = $state.raw<readonly ConfigMessage[]>([]);
  /** True if the form was saved and not edited since. */
  isSaved = $state.raw(false);
  advancedOpen = $state(false);

  readonly #panel = $derived.by(() => this.#around.panel());
  readonly stored: FormValues = $derived.by(() => this.#around.entry()?.data ?? {});
  readonly set = $derived(setKeys(this.#panel, this.stored));
  readonly #source: FormSource = $derived(sourceOf(this.#panel, this.set));
  readonly #values = $derived(valuesOf(this.#panel, this.stored, this.#drafts, this.#source.schema));
  readonly drawn: Drawn = $derived.by(() => this.#draw());

  constructor(around: Around) {
    this.#around = around;
  }

  /** Validates a control's new value and keeps it until Save. */
  change(field: SettingField, value: unknown): void {
    this.#guarded(() => {
      const errors = errorsOf(field, value, this.#values, isUrl);
      this.#errors = withErrors(this.#errors, field.key, errors);
      this.#drafts = withDraft(this.#drafts, field.key, draftOf(this.#panel, value));
      this.refused = [];
      this.isSaved = false;
    });
  }

  /** Validates all visible fields. The renderer has this function, but no page of the host calls it. */
  validateAll(): void {
    this.#guarded(() => {
      const fields = visibleFields(this.#source, this.#values);
      this.#errors = allErrors(fields, this.#values, isUrl);
    });
  }

  save(): void {
    const { stored, refused } = saved(this.#panel, this.stored, this.#drafts);
    this.refused = refused;
    if (refused.length > 0) return;
    this.#around.store({ data: stored, active: this.#around.entry()?.active ?? true });
    this.#drafts = NO_DRAFTS;
    this.isSaved = true;
  }

  /** Forgets what was typed. As in the host, the boxes still show it. */
  reset(): void {
    this.#drafts = NO_DRAFTS;
    this.refused = [];
    this.isSaved = false;
  }

  crash(crash: PageCrash): void {
    this.#crash = { crash, panel: this.#panel };
  }

  /** Opens a new page after a crash, with nothing typed. */
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
