// The guest's side of `utils.callTool`: checks name and arguments as the host does, and lets the page decide.

import { named, type Link } from '../../../sandbox/guest/link.ts';
import { get, isObjectLike, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import type { HostRealm } from './host-realm.ts';

/** `utils.callTool`; rejects with the host's error. */
export type ToolCaller = (name: unknown, args?: unknown) => Promise<unknown>;

/** The caller in a chat: an answer that is JSON becomes a value (core/agent/tools/dynamic-tool-executor.ts:131-165). */
export function toolCaller(link: Link, realm: HostRealm, now: boolean): ToolCaller {
  return (name, args = {}) => {
    try {
      if (now) assertName(name);
      const params = `{"name":${stringify(`${name as string}`)},"args":${written(args)}}`;
      return link.ask('callTool', params, (reply) =>
        'error' in reply
          ? { error: realm.rejection(named(reply.error)) }
          : { value: parsed(realm, reply.value) },
      );
    } catch (error) {
      return Promise.reject(realm.rejection(error));
    }
  };
}

/**
 * Worker: arguments go through JSON, and a call without a name is never answered
 * (gw/services/extension/sandbox.ts).
 */
export function workerToolCaller(link: Link, realm: HostRealm): ToolCaller {
  const utils = {
    async callTool(name: unknown, given: unknown): Promise<unknown> {
      const args: unknown = given === undefined ? {} : (parse(stringify(given)) ?? {});
      if (typeof name === 'symbol' || typeof name === 'function') {
        const message = `${String(name)} could not be cloned.`;
        throw realm.adoptOne(named({ name: 'DataCloneError', message }));
      }
      if (!name) return new Promise(() => undefined);
      const params = `{"name":${stringify(String(name))},"args":${stringify(stringify(args))}}`;
      return link.ask('callTool', params, (reply) =>
        'error' in reply ? { error: realm.adoptOne(named(reply.error)) } : { value: reply.value },
      );
    },
  };
  return utils.callTool;
}

/** The host first splits the name at its last dot, which throws for anything but a string. */
function assertName(name: unknown): void {
  if (name === null || name === undefined) {
    const text = `Cannot read properties of ${String(name)} (reading 'lastIndexOf')`;
    throw new TypeError(text);
  }
  if (typeof get(Object(name) as object, 'lastIndexOf') !== 'function') {
    throw new TypeError('qualifiedName.lastIndexOf is not a function');
  }
}

/**
 * Arguments as a text of JSON in JSON; what no JSON can hold never leaves the host, which calls its tools
 * directly.
 */
function written(args: unknown): string {
  try {
    return stringify(stringify(args) ?? 'null');
  } catch {
    return '"{}"';
  }
}

function parsed(realm: HostRealm, content: unknown): unknown {
  try {
    const value: unknown = parse(content as string);
    return isObjectLike(value) ? realm.adopt(value) : value;
  } catch {
    return content;
  }
}
