// Answers to begin with, and one made from a request without an answer.

import type { HttpMock, HttpRequest, ToolMock } from '../../model/run.ts';
import { isCut } from '../../sandbox/cut.ts';

const JSON_HEADERS = [['content-type', 'application/json']] as const;

const BASE: HttpMock = {
  method: '',
  address: '*',
  status: 200,
  headers: JSON_HEADERS,
  body: '{\n  "ok": true\n}',
  delayMs: 0,
  fails: false,
};

const preset = (label: string, part: Partial<HttpMock> = {}) => ({ label, mock: { ...BASE, ...part } });

export const PRESETS: readonly { readonly label: string; readonly mock: HttpMock }[] = [
  preset('200, JSON'),
  preset('200, text', { headers: [['content-type', 'text/plain']], body: 'Hello' }),
  preset('204, empty', { status: 204, headers: [], body: '' }),
  preset('401, key refused', { status: 401, body: '{"error":"invalid api key"}' }),
  preset('404, not found', { status: 404, body: '{"error":"not found"}' }),
  preset('429, too many', {
    status: 429,
    headers: [...JSON_HEADERS, ['retry-after', '60']],
    body: '{"error":"rate limit"}',
  }),
  preset('500, broken', {
    status: 500,
    headers: [['content-type', 'text/html']],
    body: '<h1>Internal Server Error</h1>',
  }),
  preset('Slow: 8 seconds', { delayMs: 8_000 }),
  preset('No network', { fails: true }),
];

/** An answer for just this method and address, whatever its query. */
export function mockFrom({ method, address }: HttpRequest): HttpMock {
  // Of an address that was cut, the beginning is known.
  const known = isCut(address) ? address.slice(0, address.lastIndexOf('…')) : address;
  const [place = known] = known.split('?');
  if (known !== address) return { ...BASE, method, address: `${place}*` };
  return { ...BASE, method, address: place === address ? address : `${place}?*` };
}

/** An answer for a tool that had none. */
export function toolMockFrom(name: string): ToolMock {
  return { name, content: '{"ok":true}', isError: false };
}
