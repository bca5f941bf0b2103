// The helpers that tool code calls as `utils`, for hosts that have none: OwnPilot's own on real Node.js. The build makes
// one text of it, which converted code carries.

import type { ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import type { ConfigEntry } from '../../../model/run.ts';
import { configReads, type ConfigReaders, type StoredService } from '../tool/config-reads.ts';
import { makeUtils, type Utils } from '../tool/utils.ts';

/** What converted code passes in: Node's `crypto`, and two of its globals. */
type NodeParts = ToolCryptoAndBuffer & { readonly URL: new (text: string) => unknown };

/** A setting of a service; undefined where it is not set. */
type Get = (service: unknown, field: unknown) => unknown;

/**
 * The `utils` of one call; other tools cannot be called from here. `names` are all settings, by service and field, and
 * `services` those of the manifest, for code that asks for a whole service.
 */
export function utilsOf(
  node: NodeParts,
  get: Get,
  names: readonly (readonly [service: string, field: string])[] = [],
  services: readonly StoredService[] = [],
): Utils {
  const stored = (): ConfigReaders => {
    const values: Record<string, ConfigEntry> = {};
    for (const [service] of names) {
      const own = names.flatMap(([name, field]): [string, unknown][] =>
        name === service ? [[field, get(name, field)]] : [],
      );
      const data = Object.fromEntries(own.filter(([, value]) => value !== undefined && value !== null));
      values[service] = { data, active: true };
    }
    return configReads({ values, services, emptyIsMissing: true, readsInactive: false }, () => undefined);
  };
  return makeUtils({
    crypto: node,
    secure: true,
    Date,
    parseUrl: (text) => new node.URL(text),
    config: {
      getApiKey: (service) => get(service, 'api_key') as string | undefined,
      getServiceConfig: (service) => stored().getServiceConfig(service),
      getConfigEntry: (service, label) => stored().getConfigEntry(service, label),
      getConfigEntries: (service) => stored().getConfigEntries(service),
      getFieldValue: get,
    },
    callTool: (name) => Promise.reject(new Error(`Tool '${String(name)}' not found. Available tools: `)),
    listTools: () => [],
  });
}
