// `querystring` and the older half of `url` of Node.js.

import { wrongType } from '../../../node/node-errors.ts';

type Values = Record<string, string | string[]>;

export const querystring = {
  parse(text: unknown): Values {
    const values = Object.create(null) as Values;
    const given = new URLSearchParams(typeof text === 'string' ? `&${text}` : '');
    for (const name of given.keys()) {
      const [first = '', ...more] = given.getAll(name);
      values[name] = more.length > 0 ? [first, ...more] : first;
    }
    return values;
  },
  stringify(values: unknown): string {
    const shown = (value: unknown): string =>
      /^(?:string|number|bigint|boolean)$/.test(typeof value) ? encodeURIComponent(String(value)) : '';
    return Object.entries(values ?? {})
      .flatMap(([name, value]: [string, unknown]) =>
        [value].flat().map((one) => `${encodeURIComponent(name)}=${shown(one)}`),
      )
      .join('&');
  },
  escape: encodeURIComponent,
  unescape: decodeURIComponent,
};

/** What `url.parse` gives. */
class Url {
  protocol: string | null = null;
  slashes: boolean | null = null;
  auth: string | null = null;
  host: string | null = null;
  port: string | null = null;
  hostname: string | null = null;
  hash: string | null = null;
  search: string | null = null;
  query: string | Values | null = null;
  pathname: string | null = null;
  path: string | null = null;
  href = '';
}

const isWeb = (protocol: string): boolean => /^(?:https?|ftp|wss?|file):$/.test(protocol);

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What stands between `//` and the path. */
function authorityOf(text: string): Partial<Url> {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1).toLowerCase();
  const port = /:(\d*)$/.exec(host)?.[1];
  const hostname = (port === undefined ? host : host.slice(0, -1 - port.length)).replace(/^\[(.*)\]$/, '$1');
  const auth = at < 0 ? null : decodeURIComponent(text.slice(0, at));
  return { slashes: true, auth, host, port: port ?? null, hostname };
}

/** The functions of `url` besides its classes. */
export const legacyUrl = {
  Url,
  parse(given: unknown, withQuery = false): Url {
    if (typeof given !== 'string') throw wrongType('url', 'of type string', given);
    const [, scheme = '', place = '', search = '', hash = ''] =
      /^([a-z][\w.+-]*:)?([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(given.trim().replaceAll(' ', '%20')) ?? [];
    const protocol = scheme.toLowerCase();
    const authority = /^\/\/([^/]*)/.exec(place)?.[1];
    const root = authority !== undefined && isWeb(protocol) ? '/' : '';
    const path = place.slice(authority === undefined ? 0 : 2 + authority.length) || root;
    const made = Object.assign(new Url(), authority === undefined ? {} : authorityOf(authority), {
      protocol: orNull(protocol),
      hash: orNull(hash),
      search: orNull(search),
      query: withQuery ? querystring.parse(search.slice(1)) : orNull(search.slice(1)),
      pathname: orNull(path),
      path: orNull(path + search),
    });
    made.href = legacyUrl.format(made);
    return made;
  },
  format(url: unknown): string {
    if (typeof url === 'string') return legacyUrl.parse(url).href;
    if (url instanceof URL) return url.href;
    const parts = url as Partial<Record<keyof Url, unknown>>;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    const protocol = text(parts.protocol).replace(/([^:])$/, '$1:');
    const host = text(parts.host) || text(parts.hostname) + (parts.port ? `:${String(parts.port)}` : '');
    const auth = parts.auth ? `${encodeURIComponent(text(parts.auth)).replaceAll('%3A', ':')}@` : '';
    const slashes = parts.slashes === true || (isWeb(protocol) && host !== '') ? '//' : '';
    const query = typeof parts.query === 'object' ? querystring.stringify(parts.query) : '';
    const search = text(parts.search) || query;
    const path = text(parts.pathname).replace(/^(?=[^/])/, host === '' ? '' : '/');
    return `${protocol}${slashes}${auth}${host}${path}${search.replace(/^([^?])/, '?$1')}${text(parts.hash).replace(/^([^#])/, '#$1')}`;
  },
  resolve(from: string, to: string): string {
    const made = new URL(to, new URL(from, 'resolve://host/'));
    return made.protocol === 'resolve:' ? made.pathname + made.search + made.hash : made.href;
  },
};
