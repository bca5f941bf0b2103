// Rules on servers that clients reach by an address: address and headers.

import { asText, remove, setTo, defineRule } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { BROKEN, CHANGED, section, SKIPS } from '../evidence.ts';

const REMOTE = [section('7.2.1'), section('7.2.2')];

export const urlMissing = defineRule('agent-plugins/url-missing', {
  severity: BROKEN,
  message: () => `\`url\` is missing: it is the address of the server. ${SKIPS}`,
  evidence: REMOTE,
});

export const urlType = defineRule<{ type: string }>('agent-plugins/url-type', {
  severity: BROKEN,
  message: ({ type }) => `\`url\` must be a string, but this is ${type}. ${SKIPS}`,
  evidence: REMOTE,
});

export const urlNotAbsolute = defineRule<{ url: string; meant: string | undefined }>(
  'agent-plugins/url-not-absolute',
  {
    severity: BROKEN,
    message: ({ url }) =>
      `${quote(url)} is not an address that a client can connect to. It must be absolute and begin with \`https://\`, or with \`http://\` on this machine, and clients replace no placeholders in it. ${SKIPS}`,
    evidence: REMOTE,
    fix: ({ pointer, args }) => setTo(pointer, args.meant),
  },
);

export const urlInsecure = defineRule<{ url: string }>('agent-plugins/url-insecure', {
  severity: BROKEN,
  message: () =>
    `Without encryption, servers may only be on this machine: \`localhost\` or a loopback address. ${SKIPS}`,
  evidence: REMOTE,
  fix: ({ pointer, args }) => setTo(pointer, args.url.replace(/^http:/i, 'https:'), 'Change to https'),
});

export const urlUser = defineRule<{ url: string }>('agent-plugins/url-user', {
  severity: BROKEN,
  message: () => `The address must not have a user or a password in it. ${SKIPS}`,
  evidence: REMOTE,
  fix: ({ pointer, args }) =>
    setTo(pointer, args.url.replace(/^(\w+:\/\/)[^/?#]*@/, '$1'), 'Remove the user from the address'),
});

export const urlFragment = defineRule<{ url: string }>('agent-plugins/url-fragment', {
  severity: BROKEN,
  message: () => `The address must not have a part after \`#\`. ${SKIPS}`,
  evidence: REMOTE,
  fix: ({ pointer, args }) =>
    setTo(pointer, args.url.slice(0, args.url.indexOf('#')), 'Remove what is after #'),
});

export const headersType = defineRule<{ type: string }>('agent-plugins/headers-type', {
  severity: BROKEN,
  message: ({ type }) => `\`headers\` must be an object of strings, but this is ${type}. ${SKIPS}`,
  evidence: REMOTE,
  fix: ({ pointer }) => remove(pointer),
});

export const headerText = defineRule<{ name: string; type: string }>('agent-plugins/header-text', {
  severity: BROKEN,
  message: ({ name, type }) => `The header ${code(name)} must be a string, but this is ${type}. ${SKIPS}`,
  evidence: REMOTE,
  fix: asText,
});

export const headerInvalid = defineRule<{ name: string; part: 'name' | 'value' }>(
  'agent-plugins/header-invalid',
  {
    severity: BROKEN,
    message: ({ name, part }) =>
      part === 'name'
        ? `${code(name)} is not a name that a header may have. ${SKIPS}`
        : `The value of the header ${code(name)} has a line break, a space at an end or another character that headers may not have. ${SKIPS}`,
    evidence: REMOTE,
    fix: ({ pointer }) => remove(pointer),
  },
);

export const headerTwice = defineRule<{ name: string; first: string }>('agent-plugins/header-twice', {
  severity: BROKEN,
  message: ({ name, first }) =>
    `${code(name)} is the same header as ${code(first)}: upper and lower case do not count. ${SKIPS}`,
  evidence: REMOTE,
  fix: ({ pointer }) => remove(pointer),
});

export const remotePlaceholder = defineRule<{ text: string }>('agent-plugins/remote-placeholder', {
  severity: CHANGED,
  message: ({ text }) =>
    `Clients replace nothing in addresses and headers, so the server gets ${code(text)} as it is. Clients ask people for what only they know.`,
  evidence: [section('7.2.1')],
});
