// Rules on each server of mcp.json: a fault leaves the plugin without this one.

import { isObject } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { add, remove, rename, setTo, defineRule } from '../../kit/rule.ts';
import { code, listed, perhaps, quote } from '../../kit/words.ts';
import { BROKEN, section, SKIPS } from '../evidence.ts';
import { TRANSPORTS, transportOf, type Transport } from './entries.ts';

const ENTRY = [section('7.2.1'), section('7.2.2')];

export const serverType = defineRule<{ type: string }>('agent-plugins/server-type', {
  severity: BROKEN,
  message: ({ type }) => `A server must be an object, but this is ${type}. ${SKIPS}`,
  evidence: ENTRY,
  fix: ({ pointer }) => remove(pointer),
});

export const transportMissing = defineRule('agent-plugins/transport-missing', {
  severity: BROKEN,
  message: () =>
    `\`type\` is missing. It is \`stdio\` for a program, and \`streamable-http\` or \`sse\` for an address. ${SKIPS}`,
  evidence: ENTRY,
  fix: ({ pointer }, { value }) => {
    const server = valueAt(value, pointer);
    const type = isObject(server) ? transportOf(server) : null;
    return type === null ? [] : add(join(pointer, 'type'), type);
  },
});

export const transportUnknown = defineRule<{ type: unknown }>('agent-plugins/transport-unknown', {
  severity: BROKEN,
  message: ({ type }) =>
    `${quote(type)} is not a \`type\` of servers: those are \`stdio\`, \`streamable-http\` and \`sse\`. ${SKIPS}`,
  evidence: ENTRY,
  fix: ({ pointer }, { value }) => {
    const server = valueAt(value, parent(pointer));
    return setTo(pointer, (isObject(server) ? transportOf(server) : null) ?? undefined);
  },
});

export const serverMember = defineRule<{ key: string; transport: Transport; meant: string | undefined }>(
  'agent-plugins/server-member',
  {
    severity: BROKEN,
    message: ({ key, transport, meant }) =>
      meant === undefined
        ? `${code(key)} is not a member of servers of the type \`${transport}\`, which have ${listed(TRANSPORTS[transport].map((name) => code(name)))}. ${SKIPS}`
        : `${code(key)} is unknown.${perhaps(meant)} ${SKIPS}`,
    evidence: ENTRY,
    fix: ({ pointer, args: { meant } }, document) =>
      meant === undefined ? remove(pointer) : rename(document, pointer, meant),
  },
);

export const sseOld = defineRule('agent-plugins/sse-old', {
  severity: { documented: 'advice' },
  message: () =>
    '`sse` is the transport of 2024, which clients need not support: they skip a server whose transport they do not have. Where the server has a newer endpoint, use `streamable-http`.',
  evidence: [section('7.2.1'), section('7.2.2')],
});
