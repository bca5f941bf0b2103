// Rules for the external services that a package asks the Config Center for.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { SERVICE_KEYS } from '../known.ts';
import type { Members } from '../shape.ts';
import { checkConfigSchema } from './config-fields.ts';
import { wrongType } from './metadata.ts';
import { found, report } from './report.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Read by the hosts though the guide does not have it. */
const SILENT = ['docs_url'];

export function checkServices(manifest: Members): Finding[] {
  if (!Object.hasOwn(manifest, 'required_services')) return [];
  const services = manifest.required_services;
  if (!Array.isArray(services)) return [wrongType('required_services', services, 'a list of services')];
  const names = new Set<string>();
  return services.flatMap((service: unknown, i) => {
    const pointer = join('/required_services', i);
    if (!isObject(service)) {
      return [report('service-not-object', pointer, 'value', { found: typeName(service) })];
    }
    return [
      ...checkName(service, pointer, names),
      ...checkTexts(service, pointer),
      ...unknownKeys('service-key-unknown', service, pointer, SERVICE_KEYS, SILENT),
      ...checkConfigSchema(service, pointer),
    ];
  });
}

function checkName(service: Members, pointer: string, names: Set<string>): Finding[] {
  const name = member(service, 'name');
  if (name === undefined) return [report('service-name-missing', pointer, 'key')];
  const at = join(pointer, 'name');
  if (typeof name !== 'string' || name.trim() === '') {
    return [report('service-name-type', at, 'value', { found: found(name) })];
  }
  if (names.has(name)) return [report('service-name-repeated', at, 'value', { name })];
  names.add(name);
  return [];
}

function checkTexts(service: Members, pointer: string): Finding[] {
  return ['display_name', 'description', 'category'].flatMap((key) => {
    const value = member(service, key);
    if (value === undefined) return [report('service-text-missing', pointer, 'key', { key })];
    const at = join(pointer, key);
    return typeof value === 'string' && value.trim() !== ''
      ? []
      : [report('service-text-type', at, 'value', { key, found: found(value) })];
  });
}
