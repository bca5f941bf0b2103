// What every control component is given.

import type { FieldView } from '../preview/describe.ts';

export interface ControlProps<Control> {
  readonly control: Control;
  readonly view: FieldView;
  /** Hands a value over, in the type that the host's control uses. */
  readonly emit: (value: unknown) => void;
}
