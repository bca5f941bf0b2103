// The shapes of host mode: a parameter, and the property and hint that are made of it.

import type { ConfigParameter } from '../parameters/values.ts';

/** A parameter as the settings page is given it (server.ts, buildParamDefs). */
export interface ParameterDef extends ConfigParameter {
  readonly type: string;
  readonly description: string;
  /** [] where there are none; a list that holds other things than texts is passed on as it is. */
  readonly options: readonly unknown[];
}

/** A property that is made up; members as in a JSON schema. */
export interface MadeProperty {
  type: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  format?: string;
  items?: { type: 'string' };
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface MadeHint {
  label: string;
  sensitive: boolean;
  advanced: boolean;
  type?: string;
  options?: readonly { value: string; label: string }[];
  unit?: string;
  min?: number;
  max?: number;
  help?: string;
  placeholder?: string;
}

export interface MadeForm {
  readonly schema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, MadeProperty>>;
    readonly required: readonly string[];
  };
  readonly hints: Readonly<Record<string, unknown>>;
}
