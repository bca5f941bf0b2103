// What the chat modes hand to tool code beside the language: crypto, utils, config and the web's classes, each the host's own.
// A script of its own: reading it takes longer than many tools run, and only some of them get at it.

import type { Link } from '../../../sandbox/guest/link.ts';
import { handDown } from '../../../sandbox/guest/part.ts';
import { ownKeys, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import { configReads, type ConfigReaders } from '../tool/config-reads.ts';
import { makeUtils } from '../tool/utils.ts';
import type { Random } from '../../../sandbox/guest/chance.ts';
import type { Foreign } from './foreign.ts';
import type { HostStart } from './start.ts';
import { sayRead } from '../../../sandbox/guest/settings.ts';
import { utf8 } from '../../../sandbox/guest/utf8.ts';
import { parseUrl } from '../../../sandbox/guest/web/url.ts';
import { toolCaller } from './tool-caller.ts';
import { webGlobals } from './web-globals.ts';

type AnyFunction = (this: unknown, ...args: never[]) => unknown;

export interface Library {
  readonly crypto: Record<string, AnyFunction>;
  readonly utils: Record<string, AnyFunction>;
  readonly config: { readonly get: ConfigReaders['get'] };
  /** Further globals. */
  readonly web: Record<string, unknown>;
}

/** Makes the library of one run. */
export type MakeLibrary = typeof libraryOf;

function libraryOf(
  link: Link,
  foreign: Foreign,
  start: HostStart,
  random: Random,
  reaches: (name: string) => boolean,
): Library {
  const config = configReads(
    {
      values: foreign.adopt(start.config) as HostStart['config'],
      services: start.services,
      emptyIsMissing: start.emptyIsMissing,
    },
    (service, field, found) => sayRead(link, service, field, found),
  );
  const { crypto, utils } = makeUtils({
    random,
    secure: start.mode === '0.8.3-chat',
    utf8,
    Date,
    parseUrl,
    config,
    callTool: toolCaller(link, foreign, start.mode === '0.8.3-chat'),
    listTools: () => foreign.adopt(parse(stringify(start.tools))),
  });
  const { randomUUID, randomBytes, createHash } = crypto;
  return {
    crypto: hostedAll(foreign, { randomUUID, randomBytes, createHash }),
    utils: hostedAll(foreign, utils),
    web: webGlobals(link, foreign, start, reaches),
    config: foreign.adoptOne({
      get: foreign.hosted(config.get, (promise) => foreign.adoptOne(promise)),
    }),
  };
}

function hostedAll(
  foreign: Foreign,
  functions: Readonly<Record<string, unknown>>,
): Record<string, AnyFunction> {
  const made: Record<string, AnyFunction> = {};
  for (const name of ownKeys(functions)) {
    const fn = functions[String(name)] as AnyFunction;
    made[String(name)] = foreign.hosted(
      fn,
      (value) => foreign.hostMethods(foreign.adoptOne(value)),
      String(name),
    );
  }
  return foreign.adoptOne(made);
}

handDown(libraryOf);
