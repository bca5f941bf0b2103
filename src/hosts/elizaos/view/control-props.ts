// The props of every control component, and the attributes that their inputs share.

import type { PageCrash } from '../../kit/react-page.ts';
import type { FieldView } from '../preview/describe.ts';

/** Props of a control component; `control` is the kind of control that it paints. */
export interface ControlProps<Control> {
  readonly control: Control;
  readonly view: FieldView;
  /** Gives a value to the form, in the type that the host's control uses. */
  readonly emit: (value: unknown) => void;
  /** Reports that the host's page crashes on what a person does with the control. */
  readonly oncrash: (crash: PageCrash) => void;
}

/** The accessible name of a field. */
export function nameOf({ label, field }: FieldView): string {
  return label || field.key;
}

/** Gives the input of a field its ARIA attributes. The host has none of them. */
export function aria(view: FieldView): (input: Element) => void {
  return (input) => {
    input.setAttribute('aria-label', nameOf(view));
    input.setAttribute('aria-required', String(view.field.required));
    input.setAttribute('aria-invalid', String(view.errors.length > 0));
    input.setAttribute('aria-describedby', `${view.id}-about`);
  };
}
