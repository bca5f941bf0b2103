// Makes the fields of a service's form as the install registers them (docs/hosts/ownpilot.md#settings).

import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText } from '../../kit/react-page.ts';
import { textOf } from '../shape.ts';

export const CONTROLS = ['text', 'url', 'number', 'secret', 'boolean', 'select', 'json'] as const;

export type Control = (typeof CONTROLS)[number];

/** The members of a field that the checks of Save read. */
export interface FieldRule {
  readonly name: string;
  readonly label: string;
  /** The declared type; the checks know more than the controls do. */
  readonly type: string;
  readonly required: boolean;
  /** Values that a select may take; an install drops them. */
  readonly options?: readonly string[];
}

export interface Field extends FieldRule {
  readonly pointer: string;
  /** The text above the control; '' where the field has no label. */
  readonly shownLabel: string;
  /** The text after the label: a star, or the 0 that the page shows for `required: 0`. */
  readonly mark: '' | '*' | '0';
  readonly control: Control;
  /** '' where there is none. */
  readonly description: string;
}

/** `string`, `text` and every type that the form does not know get a plain text box. */
export function controlOf(type: unknown): Control {
  return CONTROLS.find((control) => control === type) ?? 'text';
}

/**
 * The fields in the order of the manifest: an install drops `order`. Throws `PageCrash` where the form crashes.
 */
export function fieldsOf(schema: readonly unknown[], pointer: string): Field[] {
  return schema.map((field, i) => {
    const at = join(pointer, i);
    const label = member(field, 'label');
    const description = member(field, 'description');
    const type = member(field, 'type');
    const required = member(field, 'required');
    // The form reads `values[field.name]`, so a missing name is the name `undefined`.
    const name = textOf(member(field, 'name'));
    return {
      pointer: at,
      name,
      label: label ? textOf(label) : name,
      shownLabel: childText(label, join(at, 'label')),
      type: typeof type === 'string' ? type : '',
      mark: required ? '*' : required === 0 ? '0' : '',
      required: Boolean(required),
      control: controlOf(type),
      description: description || description === 0 ? childText(description, join(at, 'description')) : '',
    };
  });
}
