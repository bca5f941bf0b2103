// Ports how tool code reads the Config Center, from a mocked store (gw/db/repositories/config-services.ts:700-775).

import type { ConfigValues } from '../../../model/run.ts';

/** A service as the host registers it from `required_services` (gw/services/api-service-registrar.ts). */
export interface StoredService {
  readonly name: string;
  readonly displayName: string;
  readonly category: string;
  readonly description?: string;
}

export interface ConfigStore {
  readonly values: ConfigValues;
  readonly services: readonly StoredService[];
  /** A stored '' counts as missing, as in the host's Config Center; the recorded runs had a plain store. */
  readonly emptyIsMissing: boolean;
  /** 2026-02 does not look at an entry's `active` (gw/db/repositories/config-services.ts:401-414 there). */
  readonly readsInactive: boolean;
}

/** Called for every read; `field` is '' where a whole entry is read. */
export type OnRead = (service: string, field: string, found: boolean) => void;

export interface StoredEntry {
  readonly id: string;
  readonly serviceName: string;
  readonly label: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

export interface ConfigReaders {
  /** `config.get`. */
  readonly get: (service?: unknown, field?: unknown) => Promise<unknown>;
  readonly getApiKey: (service?: unknown) => string | undefined;
  readonly getServiceConfig: (service?: unknown) => object | null;
  readonly getConfigEntry: (service?: unknown, label?: unknown) => StoredEntry | null;
  readonly getConfigEntries: (service?: unknown) => StoredEntry[];
  readonly getFieldValue: (service?: unknown, field?: unknown, label?: unknown) => unknown;
}

/** The label of the entry that the host's form makes; services of extensions have no other. */
const LABEL = 'Default';
const ID = '00000000-0000-4000-8000-000000000001';

/** Any service may be read, declared or not. */
export function configReads(store: ConfigStore, onread: OnRead): ConfigReaders {
  const entryOf = (name: unknown): StoredEntry | undefined => {
    const service = String(name);
    if (!Object.hasOwn(store.values, service)) return undefined;
    const { data = {}, active = false } = store.values[service] ?? {};
    return { id: ID, serviceName: service, label: LABEL, data, isDefault: true, isActive: active };
  };
  const readableEntry = (service: unknown, label?: unknown): StoredEntry | undefined => {
    const entry = entryOf(service);
    if (label && label !== LABEL) return undefined;
    return entry?.isActive || store.readsInactive ? entry : undefined;
  };
  const reported = <T>(service: unknown, field: unknown, found: boolean, value: T): T => {
    onread(String(service), String(field), found);
    return value;
  };
  const getFieldValue = (service: unknown, field: unknown, label?: unknown): unknown => {
    const data = readableEntry(service, label)?.data ?? {};
    const value = Object.hasOwn(data, String(field)) ? data[String(field)] : undefined;
    const missing = value === undefined || (store.emptyIsMissing && value === '');
    return reported(service, field, !missing, missing ? undefined : value);
  };
  return {
    // Nothing is awaited, but `config.get` gives a promise.
    // oxlint-disable-next-line typescript/require-await
    get: async (service, field) => getFieldValue(service, field),
    getApiKey(service) {
      const key = readableEntry(service)?.data.api_key;
      const usable = typeof key === 'string' && key !== '';
      return reported(service, 'api_key', usable, usable ? key : undefined);
    },
    getServiceConfig(service) {
      const declared = store.services.find(({ name }) => name === service);
      const entry = readableEntry(service);
      if (!declared && !entryOf(service)) return reported(service, '', false, null);
      const { api_key: apiKey, base_url: baseUrl, ...extraConfig } = entry?.data ?? {};
      const { displayName, category, description } = declared ?? undeclared(String(service));
      const config = {
        name: service,
        displayName,
        category,
        description,
        apiKey,
        baseUrl,
        extraConfig,
        isActive: true,
      };
      return reported(service, '', entry !== undefined, config);
    },
    getConfigEntry(service, label) {
      const entry = readableEntry(service, label);
      return reported(service, '', entry !== undefined, entry ?? null);
    },
    getConfigEntries(service) {
      const entry = entryOf(service);
      return reported(service, '', entry !== undefined, entry ? [entry] : []);
    },
    getFieldValue,
  };
}

function undeclared(name: string): StoredService {
  return { name, displayName: name, category: 'general' };
}
