// The settings page of a property that is null: which member the host reads of it first, and so crashes with.

import { member } from '../../../model/guards.ts';
import { PageCrash } from '../../kit/react-page.ts';
import { readFirst, type FieldType } from '../controls/field-types.ts';

/** A field whose property is null, as far as the control that draws it reads it. */
interface DrawnField {
  readonly type: FieldType;
  readonly hint: unknown;
  readonly pointer: string;
}

/** Without a hinted type the host looks for an `enum` before it draws anything. */
export function crashUntyped(pointer: string): PageCrash {
  return nullProperty('enum', pointer);
}

/** With a hinted type it crashes only when the field is drawn: not while it is hidden or folded away. */
export function crashDrawn(field: DrawnField): PageCrash {
  const { type, hint, pointer } = field;
  const frame = member(hint, 'help') ? 'default' : 'description';
  return nullProperty(readByControl(type, hint) ?? frame, pointer);
}

/** Most controls are drawn after their frame (config-field.tsx); some read the property before it. */
function readByControl(type: FieldType, hint: unknown): string | undefined {
  const first = readFirst(type);
  const hinted = (member(hint, 'placeholder') ?? null) !== null;
  return first === 'default' && hinted ? undefined : first;
}

function nullProperty(name: string, pointer: string): PageCrash {
  return new PageCrash(
    `Cannot read properties of null (reading '${name}')`,
    pointer,
    'A property must be a schema such as `{"type": "string"}`.',
  );
}
