// `querystring`, the older half of `url`, and `string_decoder` of Node.js.

type Values = Record<string, string | string[]>;

const unescape = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};
const escape = (value: unknown): string => encodeURIComponent(String(value)).replace(/[!'()*]/g, (c) => c);

export const querystring = {
  parse(text: unknown, separator = '&', equals = '=', options?: { readonly maxKeys?: number }): Values {
    const values = Object.create(null) as Values;
    const { maxKeys = 1000 } = options ?? {};
    const parts = typeof text === 'string' && text !== '' ? text.split(separator) : [];
    for (const part of maxKeys > 0 ? parts.slice(0, maxKeys) : parts) {
      if (part === '') continue;
      const at = part.indexOf(equals);
      const name = unescape(at < 0 ? part : part.slice(0, at));
      const value = at < 0 ? '' : unescape(part.slice(at + equals.length));
      const before = values[name];
      values[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
    }
    return values;
  },
  stringify(values: unknown, separator = '&', equals = '='): string {
    if (typeof values !== 'object' || values === null) return '';
    const shown = (value: unknown): string =>
      /^(?:string|number|bigint|boolean)$/.test(typeof value) ? escape(value) : '';
    return Object.entries(values)
      .flatMap(([name, value]) =>
        (Array.isArray(value) ? (value as unknown[]) : [value]).map(
          (one) => `${escape(name)}${equals}${shown(one)}`,
        ),
      )
      .join(separator);
  },
  escape,
  unescape,
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
    if (typeof text !== 'string')
      throw Object.assign(
        new TypeError(`The "url" argument must be of type string. Received ${String(text)}`),
        {
          code: 'ERR_INVALID_ARG_TYPE',
        },
      );
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

/** Bytes of a text that come in pieces. */
export class StringDecoder {
  readonly encoding: string;
  readonly #decoder: TextDecoder;

  constructor(encoding = 'utf8') {
    this.encoding = encoding;
    this.#decoder = new TextDecoder(/16|ucs/.test(encoding) ? 'utf-16le' : 'utf-8', { ignoreBOM: true });
  }
  write(bytes: Uint8Array | string): string {
    return typeof bytes === 'string' ? bytes : this.#decoder.decode(bytes, { stream: true });
  }
  end(bytes?: Uint8Array): string {
    return (bytes ? this.write(bytes) : '') + this.#decoder.decode();
  }
}
