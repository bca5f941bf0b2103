// What a tool's `config.get` finds in the store, as rows that people may see: secrets masked.

import type { ConfigValues } from '../../../model/config.ts';
import { isEmpty } from './config-form.ts';
import { maskedSecret } from './entry.ts';
import type { Service } from './services.ts';

export interface ReadableRow {
  readonly service: string;
  readonly field: string;
  /** As JSON; null where the entry is inactive. */
  readonly value: string | null;
}

/** The stored values of the package's services that are not empty, in the order of the services. */
export function readableRows(services: readonly Service[], config: ConfigValues): ReadableRow[] {
  return services.flatMap(({ name, form }) => {
    const entry = Object.hasOwn(config, name) ? config[name] : undefined;
    const fields = 'fields' in form ? form.fields : [];
    return Object.entries(entry?.data ?? {}).flatMap(([field, value]): ReadableRow[] => {
      if (isEmpty(value)) return [];
      const isSecret = fields.some((one) => one.name === field && one.type === 'secret');
      const shown = JSON.stringify(isSecret ? maskedSecret(value) : value);
      return [{ service: name, field, value: entry?.active ? shown : null }];
    });
  });
}
