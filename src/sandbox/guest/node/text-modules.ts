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

/** The parts of an address; all but the authority are empty where they are missing. */
function partsOf(text: string): {
  readonly protocol: string;
  readonly authority: string | undefined;
  readonly path: string;
  readonly search: string;
  readonly hash: string;
} {
  const [, scheme = '', place = '', search = '', hash = ''] =
    /^([a-z][\w.+-]*:)?([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(text.trim().replaceAll(' ', '%20')) ?? [];
  const protocol = scheme.toLowerCase();
  const authority = /^\/\/([^/]*)/.exec(place)?.[1];
  if (authority === undefined) return { protocol, authority, path: place, search, hash };
  const path = place.slice('//'.length + authority.length);
  return { protocol, authority, path: path === '' && isWeb(protocol) ? '/' : path, search, hash };
}

/** Takes over what stands after `//`. */
function addAuthority(made: Url, authority: string): void {
  const at = authority.lastIndexOf('@');
  const port = /:(\d*)$/.exec(authority)?.[1];
  const host = authority.slice(at + 1, port === undefined ? undefined : -1 - port.length).toLowerCase();
  made.slashes = true;
  made.auth = at < 0 ? null : decodeURIComponent(authority.slice(0, at));
  made.port = port ?? null;
  made.hostname = host.replace(/^\[(.*)\]$/, '$1');
  made.host = host + (port === undefined ? '' : `:${port}`);
}

/** The functions of `url` besides its classes. */
export const legacyUrl = {
  Url,
  parse(text: unknown, withQuery = false): Url {
    if (typeof text !== 'string') throw wrongType('url', 'of type string', text);
    const made = new Url();
    const { protocol, authority, path, search, hash } = partsOf(text);
    made.protocol = protocol || null;
    if (authority !== undefined) addAuthority(made, authority);
    made.hash = hash || null;
    made.search = search || (withQuery ? '' : null);
    if (withQuery) made.query = querystring.parse(search.slice(1));
    else if (search !== '') made.query = search.slice(1);
    made.pathname = path || null;
    made.path = path + search || null;
    made.href = legacyUrl.format(made);
    return made;
  },
  format(url: unknown): string {
    if (typeof url === 'string') return legacyUrl.parse(url).href;
    if (url instanceof URL) return url.href;
    const parts = url as Partial<Omit<Url, 'port'> & { readonly port: string | number | null }>;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    const protocol = text(parts.protocol).replace(/([^:])$/, '$1:');
    const host = text(parts.host) || text(parts.hostname) + (parts.port ? `:${String(parts.port)}` : '');
    const auth = parts.auth ? `${encodeURIComponent(text(parts.auth)).replace('%3A', ':')}@` : '';
    const slashes = parts.slashes === true || (isWeb(protocol) && host !== '') ? '//' : '';
    const query = typeof parts.query === 'object' && parts.query ? querystring.stringify(parts.query) : '';
    const search = text(parts.search) || query;
    const path = text(parts.pathname);
    const rooted = host !== '' && path !== '' && !path.startsWith('/') ? `/${path}` : path;
    return `${protocol}${slashes}${auth}${host}${rooted}${search.replace(/^([^?])/, '?$1')}${text(parts.hash).replace(/^([^#])/, '#$1')}`;
  },
  resolve(from: string, to: string): string {
    const base = new URL(from, 'resolve://host/');
    const made = new URL(to, base);
    return made.protocol === 'resolve:' ? made.pathname + made.search + made.hash : made.href;
  },
};
