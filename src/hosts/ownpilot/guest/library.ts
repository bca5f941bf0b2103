// What the chat ways hand to tool code beside the language: crypto, utils and config, each function the host's own.

import type { Link } from '../../../sandbox/guest/link.ts';
import { isObjectLike, ownKeys, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import { configReads, type ConfigReaders } from '../tool/config-reads.ts';
import { makeUtils } from '../tool/utils.ts';
import type { Random } from '../../../sandbox/guest/chance.ts';
import type { Foreign } from './foreign.ts';
import { named } from '../../../sandbox/guest/network.ts';
import type { HostStart } from './start.ts';
import { sayRead } from '../../../sandbox/guest/settings.ts';
import { utf8 } from '../../../sandbox/guest/utf8.ts';
import { parseUrl } from '../../../sandbox/guest/web.ts';

type AnyFunction = (this: unknown, ...args: never[]) => unknown;

export interface Library {
  readonly crypto: Record<string, AnyFunction>;
  readonly utils: Record<string, AnyFunction>;
  readonly config: { readonly get: ConfigReaders['get'] };
}

export function libraryOf(link: Link, foreign: Foreign, start: HostStart, random: Random): Library {
  const config = configReads(
    { values: start.config, services: start.services, emptyIsMissing: start.emptyIsMissing },
    (service, field, found) => sayRead(link, service, field, found),
  );
  const { crypto, utils } = makeUtils({
    random,
    utf8,
    Date,
    parseUrl,
    config,
    callTool: toolCaller(link, foreign, true),
    listTools: () => foreign.adopt(parse(stringify(start.tools))),
  });
  const { randomUUID, randomBytes, createHash } = crypto;
  return {
    crypto: hostedAll(foreign, { randomUUID, randomBytes, createHash }),
    utils: hostedAll(foreign, utils),
    config: { get: foreign.hosted(config.get, (promise) => foreign.adoptOne(promise)) },
  };
}

function hostedAll(
  foreign: Foreign,
  functions: Readonly<Record<string, unknown>>,
): Record<string, AnyFunction> {
  const made: Record<string, AnyFunction> = {};
  for (const name of ownKeys(functions)) {
    const fn = functions[String(name)] as AnyFunction;
    made[String(name)] = foreign.hosted(fn, (value) => foreign.hostMethods(foreign.adoptOne(value)));
  }
  return made;
}

/** `utils.callTool`: the page decides. The chat ways turn a text of JSON back into a value, the worker does not. */
export function toolCaller(
  link: Link,
  foreign: Foreign,
  parses: boolean,
): (name: unknown, args?: unknown) => Promise<unknown> {
  return (name, args = {}) => {
    const json = stringify(args);
    const params = `{"name":${stringify(String(name))},"args":${stringify(json ?? 'null')}}`;
    return link.ask('callTool', params, (reply) => {
      if ('error' in reply) return { error: foreign.adoptOne(named(reply.error)) };
      return { value: parses ? parsed(foreign, reply.value) : reply.value };
    });
  };
}

function parsed(foreign: Foreign, content: unknown): unknown {
  try {
    const value: unknown = parse(content as string);
    return isObjectLike(value) ? foreign.adopt(value) : value;
  } catch {
    return content;
  }
}
