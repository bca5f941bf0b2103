// The helpers that tool code calls as `utils`, for hosts that have none: OwnPilot's own on real Node.js. The build makes
// one text of it, which converted code carries.

import type { ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import { makeUtils, type Utils } from '../tool/utils.ts';

/** What converted code passes in: Node's `crypto`, and two of its globals. */
type NodeParts = ToolCryptoAndBuffer & { readonly URL: new (text: string) => unknown };

/** The `utils` of one call. `setting` reads a setting of a service; other tools cannot be called from here. */
export function utilsOf(node: NodeParts, setting: (service: unknown, field: unknown) => unknown): Utils {
  return makeUtils({
    crypto: node,
    secure: true,
    Date,
    parseUrl: (text) => new node.URL(text),
    config: {
      getApiKey: (service) => setting(service, 'api_key') as string | undefined,
      getServiceConfig: () => null,
      getConfigEntry: () => null,
      getConfigEntries: () => [],
      getFieldValue: setting,
    },
    callTool: (name) => Promise.reject(new Error(`Tool '${String(name)}' not found. Available tools: `)),
    listTools: () => [],
  });
}
