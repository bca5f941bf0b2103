// The settings of a plugin for a attempt: those that a person set, or made ones, and the same where a target keeps them.

import { setMember } from '../../../convert/values/set-member.ts';
import type { SettingName } from '../../../model/plugin.ts';
import type { ConfigValues, RunService, ServiceField } from '../../../model/run.ts';

/** A setting's value, by its name in the source's host. */
export interface SettingValue {
  readonly service: string;
  readonly key: string;
  readonly value: unknown;
}

/** All settings of the source, with made values for those that are not set. */
export function valuesOf(services: readonly RunService[], config: ConfigValues): readonly SettingValue[] {
  return services.flatMap(({ name, fields }) =>
    fields.map((field) => {
      const set = Object.hasOwn(config, name) ? config[name]?.data[field.name] : undefined;
      return { service: name, key: field.name, value: set ?? field.preset ?? madeFor(field) };
    }),
  );
}

/** As a host's store has them. */
export function configOf(values: readonly SettingValue[]): ConfigValues {
  const config = {};
  for (const service of new Set(values.map((one) => one.service))) {
    const data = {};
    for (const one of values) if (one.service === service) setMember(data, one.key, one.value);
    setMember(config, service, { data, active: true });
  }
  return config;
}

/** The same values as the target's own settings. */
export function targetConfig(
  values: readonly SettingValue[],
  names: readonly SettingName[],
  services: readonly RunService[],
): ConfigValues {
  const given = names.flatMap((name): SettingValue[] => {
    const value = valueOf(values, name);
    const at = [name.to].flat<unknown[]>().map(String);
    const found = services.flatMap((service) =>
      service.fields.flatMap((field) =>
        at.includes(field.name)
          ? [{ service: service.name, key: field.name, value: asText(value, field) }]
          : [],
      ),
    );
    // A target with services names the service too; else they are other names of the same setting.
    const inService = found.filter(({ service }) => at.includes(service));
    return inService.length > 0 ? inService : found;
  });
  return configOf(given);
}

/** The same values as environment variables. */
export function environment(
  values: readonly SettingValue[],
  names: readonly SettingName[],
): Readonly<Record<string, string>> {
  const variables = {};
  for (const name of names) {
    const value = valueOf(values, name);
    // A list of names is one name here: the script asks for it as it is.
    if (value !== undefined) setMember(variables, String(name.to), textOf(value));
  }
  return variables;
}

/** A source without services knows settings by their keys alone. */
function valueOf(values: readonly SettingValue[], { service, key }: SettingName): unknown {
  return values.find((one) => one.key === key && (service === '' || one.service === service))?.value;
}

/** Forms keep texts where a setting has no type of its own. */
function asText(value: unknown, { type }: ServiceField): unknown {
  return type === 'number' || type === 'boolean' || value === undefined ? value : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function madeFor({ type, name }: ServiceField): unknown {
  if (type === 'number') return 3;
  if (type === 'boolean') return true;
  return type === 'url' ? 'https://example.org' : `example-${name}`;
}
