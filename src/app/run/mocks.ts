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

export const PRESETS: readonly { readonly label: string; readonly mock: HttpMock }[] = [
  { label: '200, JSON', mock: BASE },
  { label: '200, text', mock: { ...BASE, headers: [['content-type', 'text/plain']], body: 'Hello' } },
  { label: '204, empty', mock: { ...BASE, status: 204, headers: [], body: '' } },
  { label: '401, key refused', mock: { ...BASE, status: 401, body: '{"error":"invalid api key"}' } },
  { label: '404, not found', mock: { ...BASE, status: 404, body: '{"error":"not found"}' } },
  {
    label: '429, too many',
    mock: {
      ...BASE,
      status: 429,
      headers: [...JSON_HEADERS, ['retry-after', '60']],
      body: '{"error":"rate limit"}',
    },
  },
  {
    label: '500, broken',
    mock: {
      ...BASE,
      status: 500,
      headers: [['content-type', 'text/html']],
      body: '<h1>Internal Server Error</h1>',
    },
  },
  { label: 'Slow: 8 seconds', mock: { ...BASE, delayMs: 8_000 } },
  { label: 'No network', mock: { ...BASE, fails: true } },
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
