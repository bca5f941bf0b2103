// The crash of the settings page on a property that is null. Its message names the member that the host reads first.

import { member } from '../../../model/guards.ts';
import { PageCrash } from '../../kit/react-page.ts';
import { readFirst, type FieldType } from '../controls/field-types.ts';

/** The parts of a field with a null property that decide its crash. */
interface DrawnField {
  readonly type: FieldType;
  readonly hint: unknown;
  readonly pointer: string;
}

/** The crash without a hinted type: the host reads `enum` before it draws anything. */
export function crashUntyped(pointer: string): PageCrash {
  return nullProperty('enum', pointer);
}

/** The crash with a hinted type: only when the field is drawn, not while it is hidden or folded. */
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
