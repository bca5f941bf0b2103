// Rules on servers that clients reach by an address: address and headers.

import { asText, remove, setTo } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { section, skipping, define } from '../evidence.ts';

export const urlMissing = skipping('agent-plugins/url-missing', {
  message: () => '`url` is missing: it is the address of the server.',
});

export const urlType = skipping<{ type: string }>('agent-plugins/url-type', {
  message: ({ type }) => `\`url\` must be a string, but this is ${type}.`,
});

export const urlNotAbsolute = skipping('agent-plugins/url-not-absolute', {
  message: ({ url }: { url: string; meant: string | undefined }) =>
    `${quote(url)} is not an address that a client can connect to. It must be absolute and begin with \`https://\`, or with \`http://\` on this machine, and clients replace no placeholders in it.`,
  fix: ({ pointer, args }) => setTo(pointer, args.meant),
});

export const urlInsecure = skipping<{ url: string }>('agent-plugins/url-insecure', {
  message: () =>
    'Without encryption, servers may only be on this machine: `localhost` or a loopback address.',
  fix: ({ pointer, args }) => setTo(pointer, args.url.replace(/^http:/i, 'https:'), 'Change to https'),
});

export const urlUser = skipping<{ url: string }>('agent-plugins/url-user', {
  message: () => 'The address must not have a user or a password in it.',
  fix: ({ pointer, args }) =>
    setTo(pointer, args.url.replace(/^(\w+:\/\/)[^/?#]*@/, '$1'), 'Remove the user from the address'),
});

export const urlFragment = skipping<{ url: string }>('agent-plugins/url-fragment', {
  message: () => 'The address must not have a part after `#`.',
  fix: ({ pointer, args }) =>
    setTo(pointer, args.url.slice(0, args.url.indexOf('#')), 'Remove what is after #'),
});

export const headersType = skipping<{ type: string }>('agent-plugins/headers-type', {
  message: ({ type }) => `\`headers\` must be an object of strings, but this is ${type}.`,
  fix: ({ pointer }) => remove(pointer),
});

export const headerText = skipping<{ name: string; type: string }>('agent-plugins/header-text', {
  message: ({ name, type }) => `The header ${code(name)} must be a string, but this is ${type}.`,
  fix: asText,
});

export const headerInvalid = skipping('agent-plugins/header-invalid', {
  message: ({ name, part }: { name: string; part: 'name' | 'value' }) =>
    part === 'name'
      ? `${code(name)} is not a name that a header may have.`
      : `The value of the header ${code(name)} has a line break, a space at an end or another character that headers may not have.`,
  fix: ({ pointer }) => remove(pointer),
});

export const headerTwice = skipping<{ name: string; first: string }>('agent-plugins/header-twice', {
  message: ({ name, first }) =>
    `${code(name)} is the same header as ${code(first)}: upper and lower case do not count.`,
  fix: ({ pointer }) => remove(pointer),
});

export const remotePlaceholder = define.changed<{ text: string }>('agent-plugins/remote-placeholder', {
  message: ({ text }) =>
    `Clients replace nothing in addresses and headers, so the server gets ${code(text)} as it is. Clients ask people for what only they know.`,
  evidence: [section('7.2.1')],
});
