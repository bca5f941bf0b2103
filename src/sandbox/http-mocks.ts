// Which of the mocked answers a request gets.

import type { HttpAnswer, HttpMock, HttpRequest } from '../model/run.ts';

/** The first mock whose method and address fit; null where none does. */
export function mockFor(request: HttpRequest, mocks: readonly HttpMock[]): HttpMock | null {
  return (
    mocks.find(
      ({ method, address }) => (method === '' || method === request.method) && fits(address, request.address),
    ) ?? null
  );
}

/** `*` stands for anything; compared piece by piece, so that no pattern can be slow. */
export function fits(pattern: string, address: string): boolean {
  const pieces = pattern.trim().split('*');
  const [first = ''] = pieces;
  if (pieces.length === 1) return first === address || `${first}/` === address;
  if (!address.startsWith(first)) return false;
  const last = pieces.at(-1) ?? '';
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = address.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return address.length - last.length >= at && address.endsWith(last);
}

export function answerOf({ status, headers, body }: HttpMock): HttpAnswer {
  return { status, statusText: STATUS_TEXTS[status] ?? '', headers, body };
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
