// What a plugin says, without where it says it, so that two conversions can be compared.

import { isObject } from '../../src/model/guards.ts';
import type { Parameter, Plugin, Setting, Tool } from '../../src/model/plugin.ts';

/** Values without their places; undefined members are left out. */
function values(here: unknown): unknown {
  if (Array.isArray(here)) return here.map(values);
  if (!isObject(here)) return here;
  if (typeof here['file'] === 'string' && typeof here['pointer'] === 'string') return here['value'];
  return Object.fromEntries(
    Object.entries(here).flatMap(([key, held]) => (held === undefined ? [] : [[key, values(held)]])),
  );
}

/** All that a tool says, besides its name, its parameters and the settings that its code asks for. */
export function toolFacts(tool: Tool): Readonly<Record<string, unknown>> {
  const { id: _, parameters: __, code, ...rest } = tool;
  const facts = values(rest) as Readonly<Record<string, unknown>>;
  return { ...facts, code: code && { convention: code.convention, text: code.text.value } };
}

/** All that a parameter says, besides its name. */
export function parameterFacts({
  name: _,
  requiredBy: __,
  ...rest
}: Parameter): Readonly<Record<string, unknown>> {
  return values(rest) as Readonly<Record<string, unknown>>;
}

/** All that a setting says, besides its name. */
export function settingFacts({
  key: _,
  requiredBy: __,
  service,
  ...rest
}: Setting): Readonly<Record<string, unknown>> {
  return { ...(values(rest) as Readonly<Record<string, unknown>>), service: service?.name.value };
}

/** What a plugin says of itself, besides its tools and settings. */
export function pluginFacts({
  tools: _,
  settings: __,
  services: ___,
  secrets: ____,
  triggers: _____,
  ...rest
}: Plugin): Readonly<Record<string, unknown>> {
  return values(rest) as Readonly<Record<string, unknown>>;
}
