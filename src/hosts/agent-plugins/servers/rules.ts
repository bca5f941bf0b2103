// Rules on each server of mcp.json: a fault leaves the plugin without this one.

import { isObject } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { add, remove, setTo, renameElseRemove } from '../../kit/rule.ts';
import { code, listed, perhaps, quote } from '../../kit/words.ts';
import { skipping, SERVERS, define } from '../evidence.ts';
import { TRANSPORTS, transportOf, type Transport } from './entries.ts';

export const serverType = skipping<{ type: string }>('agent-plugins/server-type', {
  message: ({ type }) => `A server must be an object, but this is ${type}.`,
  fix: ({ pointer }) => remove(pointer),
});

export const transportMissing = skipping('agent-plugins/transport-missing', {
  message: () =>
    '`type` is missing. It is `stdio` for a program, and `streamable-http` or `sse` for an address.',
  fix: ({ pointer }, _, server) => {
    const type = isObject(server) ? transportOf(server) : null;
    return type === null ? [] : add(join(pointer, 'type'), type);
  },
});

export const transportUnknown = skipping<{ type: unknown }>('agent-plugins/transport-unknown', {
  message: ({ type }) =>
    `${quote(type)} is not a \`type\` of servers: those are \`stdio\`, \`streamable-http\` and \`sse\`.`,
  fix: ({ pointer }, { value }) => {
    const server = valueAt(value, parent(pointer));
    return setTo(pointer, (isObject(server) ? transportOf(server) : null) ?? undefined);
  },
});

export const serverMember = skipping('agent-plugins/server-member', {
  message: ({ key, transport, meant }: { key: string; transport: Transport; meant: string | undefined }) =>
    meant === undefined
      ? `${code(key)} is not a member of servers of the type \`${transport}\`, which have ${listed(TRANSPORTS[transport].map((name) => code(name)))}.`
      : `${code(key)} is unknown.${perhaps(meant)}`,
  fix: renameElseRemove,
});

export const sseOld = define.advice('agent-plugins/sse-old', {
  message: () =>
    '`sse` is the transport of 2024, which clients need not support: they skip a server whose transport they do not have. Where the server has a newer endpoint, use `streamable-http`.',
  evidence: SERVERS,
});
