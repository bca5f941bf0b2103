// Calls the handler of a route with a request, and collects what it does with the response.

import { isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import { memberOf, type PluginObject } from '../plugin-of.ts';
import { argumentsOf, call, type Outcome, type Session } from '../session.ts';
import { jsonOf, valueOf } from '../values.ts';

interface Response {
  status: number;
  readonly headers: Record<string, unknown>;
  body: unknown;
  sent: boolean;
}

/** `content` is the body of the response; the value has its status and headers too. */
export async function callRoute(session: Session, route: PluginObject): Promise<Outcome> {
  const { runtime, start, plugin, tell } = session;
  if (route.type === 'STATIC') return { report: { folder: String(route.filePath) } };
  if (typeof route.handler !== 'function') return { isError: true, report: { lacks: 'function' } };
  const response: Response = { status: 200, headers: {}, body: undefined, sent: false };
  const request = requestFor(route, argumentsOf(start), memberOf(plugin, 'name'));
  await call(route.handler, route, [request, responseOf(response, tell), runtime]);
  const { status, headers, body, sent } = response;
  if (!sent) tell('response', 'The handler ended without a response, so the client keeps waiting.');
  const content = typeof body === 'string' ? body : jsonOf(body);
  return {
    isError: status >= 400,
    ...(content === undefined ? {} : { content }),
    report: { ...(sent ? { status } : {}), ...valueOf({ status, headers, body }) },
  };
}

function requestFor(route: PluginObject, args: PluginObject, name: unknown): object {
  const object = (value: unknown): object => (isObjectLike(value) ? value : {});
  const params = object(args.params);
  const query = object(args.query);
  const headers = Object.fromEntries(
    Object.entries(object(args.headers)).map(([key, value]) => [key.toLowerCase(), value]),
  ) as PluginObject;
  const pattern = String(route.path);
  const path = pattern.replace(/:(\w{1,100})/g, (whole, key: string) => {
    const value = (params as PluginObject)[key];
    return value === undefined ? whole : encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  const whole = `/${typeof name === 'string' ? name : ''}${path.startsWith('/') ? '' : '/'}${path}`;
  return {
    method: route.type,
    path: whole,
    url: search === '' ? whole : `${whole}?${search}`,
    params,
    query,
    headers,
    body: args.body,
    get: (key: unknown) => headers[String(key).toLowerCase()],
    header: (key: unknown) => headers[String(key).toLowerCase()],
  };
}

/** Every method that gives the response back, as in Express. */
function responseOf(response: Response, tell: Session['tell']): object {
  const send = (body: unknown, type?: string): object => {
    if (response.sent) {
      tell('response', 'Sent a second time, which the server refuses.');
      throw new Error('Cannot set headers after they are sent to the client');
    }
    response.sent = true;
    response.body = body;
    if (type !== undefined) response.headers['content-type'] ??= type;
    return res;
  };
  const set = (name: unknown, value: unknown): object => {
    if (isObjectLike(name)) for (const [key, one] of Object.entries(name)) set(key, one);
    else response.headers[String(name).toLowerCase()] = value;
    return res;
  };
  const status = (code: unknown): object => {
    response.status = Number(code);
    return res;
  };
  let written = '';
  const res = {
    status,
    sendStatus: (code: unknown) => (status(code), send(String(code))),
    json: (body: unknown) => send(body, 'application/json; charset=utf-8'),
    send: (body: unknown) =>
      send(body, typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'),
    write: (part: unknown) => Boolean((written += String(part))),
    end: (body?: unknown) =>
      send(body === undefined && written === '' ? undefined : written + String(body ?? '')),
    redirect: (...args: unknown[]) => (
      status(args.length > 1 ? args[0] : 302),
      set('location', args.at(-1)),
      send(undefined)
    ),
    sendFile: (path: unknown) => send(`file ${String(path)}`),
    writeHead: (code: unknown, headers?: unknown) => (
      status(code),
      isObjectLike(headers) ? set(headers, undefined) : res
    ),
    set,
    header: set,
    setHeader: set,
    type: (type: unknown) => set('content-type', type),
    getHeader: (name: unknown) => response.headers[String(name).toLowerCase()],
    removeHeader: (name: unknown) => Reflect.deleteProperty(response.headers, String(name).toLowerCase()),
    get headersSent() {
      return response.sent;
    },
    get statusCode() {
      return response.status;
    },
    set statusCode(code: number) {
      response.status = code;
    },
  };
  return res;
}
