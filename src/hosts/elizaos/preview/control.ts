// The form's controls as plain data, with everything that a component needs to paint them.

/** The form's value of a field. */
export interface Held {
  readonly value: unknown;
  /** True if the host counts it as configured; most controls show a value only then. */
  readonly set: boolean;
}

/** An option of a choice: `text` is shown, `value` and `label` are unchanged from the manifest. */
export interface ChoiceOption {
  readonly value: unknown;
  readonly label: unknown;
  readonly text: string;
  readonly description: string;
  readonly disabled: boolean;
  readonly pointer: string;
}

/** One line of text. A `guarded` one does not give text with `..` in it. */
export interface LineControl {
  readonly kind: 'line';
  readonly input: 'text' | 'url' | 'email' | 'date' | 'datetime-local';
  readonly value: string;
  readonly placeholder: string;
  readonly note?: string;
  readonly guarded?: boolean;
}

/** A masked line, which always starts empty. */
export interface PasswordControl {
  readonly kind: 'password';
  readonly placeholder: string;
}

export interface NumberControl {
  readonly kind: 'number';
  readonly value: string;
  readonly placeholder: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number;
  readonly unit: string;
  /** `Range: 1–9 ms`; '' without bounds. */
  readonly range: string;
}

export interface ToggleControl {
  readonly kind: 'toggle';
  readonly on: boolean;
}

export interface SelectControl {
  readonly kind: 'select';
  readonly choices: readonly ChoiceOption[];
  /** True from five options on: a button opens a list with a search box. */
  readonly searchable: boolean;
  /** Offers `-- none --`. */
  readonly optional: boolean;
  /** The value that is shown as chosen: the stored one, else the default. */
  readonly chosen: string;
  /** The text on the button of a searchable one; '' for nothing chosen. */
  readonly shown: string;
}

export interface AreaControl {
  readonly kind: 'area';
  /** `json` is parsed when it loses the focus. */
  readonly style: 'textarea' | 'json' | 'code' | 'group' | 'markdown';
  readonly value: string;
  readonly placeholder: string;
  /** The caption of the frame around a group; '' elsewhere. */
  readonly legend: string;
}

/** Several lines of text with a preview. */
export interface MarkdownControl {
  readonly kind: 'markdown';
  readonly value: string;
  readonly placeholder: string;
}

export interface ColorControl {
  readonly kind: 'color';
  readonly value: string;
}

export interface RadioControl {
  readonly kind: 'radio';
  readonly choices: readonly ChoiceOption[];
  readonly chosen: string;
}

/** Checkboxes. `pills` repeats the chosen ones on top and keeps what was ticked; `boxes` follows the form's value. */
export interface ChecksControl {
  readonly kind: 'checks';
  readonly style: 'pills' | 'boxes';
  readonly choices: readonly ChoiceOption[];
  readonly chosen: readonly unknown[];
}

export interface ListControl {
  readonly kind: 'list';
  readonly items: readonly string[];
}

export interface Pair {
  readonly key: string;
  readonly value: string;
}

export interface PairsControl {
  readonly kind: 'pairs';
  readonly pairs: readonly Pair[];
}

export interface Column {
  readonly key: string;
  readonly label: string;
}

export type TableRow = Readonly<Record<string, string>>;

export interface TableControl {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
}

/** A box with the name of a component, which Milady shows instead of the component. */
export interface CustomControl {
  readonly kind: 'custom';
  readonly component: string;
}

export type Control =
  | LineControl
  | PasswordControl
  | NumberControl
  | ToggleControl
  | SelectControl
  | AreaControl
  | MarkdownControl
  | ColorControl
  | RadioControl
  | ChecksControl
  | ListControl
  | PairsControl
  | TableControl
  | CustomControl;
