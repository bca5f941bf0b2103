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

/** The answer that a mock stands for. */
export function answerOf({ status, statusText, headers, body }: HttpMock): HttpAnswer {
  return { status, statusText: statusText ?? STATUS_TEXTS[status] ?? '', headers, body };
}

/** As Node's server and most others send them. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  203: 'Non-Authoritative Information',
  204: 'No Content',
  205: 'Reset Content',
  206: 'Partial Content',
  207: 'Multi-Status',
  208: 'Already Reported',
  226: 'IM Used',
  300: 'Multiple Choices',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  305: 'Use Proxy',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  418: "I'm a Teapot",
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  506: 'Variant Also Negotiates',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  509: 'Bandwidth Limit Exceeded',
  510: 'Not Extended',
  511: 'Network Authentication Required',
};
