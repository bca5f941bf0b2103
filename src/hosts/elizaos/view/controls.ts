// The component of each kind of control.

import type { Component } from 'svelte';
import type { Control } from '../preview/control.ts';
import type { ControlProps } from './control-props.ts';
import AreaControl from './controls/AreaControl.svelte';
import ChecksControl from './controls/ChecksControl.svelte';
import ColorControl from './controls/ColorControl.svelte';
import CustomControl from './controls/CustomControl.svelte';
import LineControl from './controls/LineControl.svelte';
import ListControl from './controls/ListControl.svelte';
import MarkdownControl from './controls/MarkdownControl.svelte';
import NumberControl from './controls/NumberControl.svelte';
import PairsControl from './controls/PairsControl.svelte';
import PasswordControl from './controls/PasswordControl.svelte';
import RadioControl from './controls/RadioControl.svelte';
import SelectControl from './controls/SelectControl.svelte';
import TableControl from './controls/TableControl.svelte';
import ToggleControl from './controls/ToggleControl.svelte';

type Kind = Control['kind'];
type Components = {
  readonly [K in Kind]: Component<ControlProps<Extract<Control, { readonly kind: K }>>>;
};

const COMPONENTS: Components = {
  line: LineControl,
  password: PasswordControl,
  number: NumberControl,
  toggle: ToggleControl,
  select: SelectControl,
  area: AreaControl,
  markdown: MarkdownControl,
  color: ColorControl,
  radio: RadioControl,
  checks: ChecksControl,
  list: ListControl,
  pairs: PairsControl,
  table: TableControl,
  custom: CustomControl,
};

/** The component that paints this control. */
export function componentOf(control: Control): Component<ControlProps<Control>> {
  // TypeScript does not see that the kind which chooses the component is that of the control.
  return COMPONENTS[control.kind] as Component<ControlProps<Control>>;
}
