// The types of the form that Milady makes of parameters: a parameter, and the property and hint made of it.

import type { ConfigParameter } from '../parameters/values.ts';

/** A parameter as the server sends it to the settings page (server.ts, buildParamDefs). */
export interface ParameterDef extends ConfigParameter {
  readonly type: string;
  readonly description: string;
  /** [] where there are none. Entries that are not texts are passed on unchanged. */
  readonly options: readonly unknown[];
}

/** A property made of a parameter; its members are those of a JSON schema. */
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
