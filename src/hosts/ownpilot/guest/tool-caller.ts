// The guest's side of `utils.callTool`.

import type { Link } from '../../../sandbox/guest/link.ts';
import { named } from '../../../sandbox/guest/network.ts';
import { isObjectLike, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import type { Foreign } from './foreign.ts';

/** The page decides. The chat ways turn a text of JSON back into a value, the worker does not. */
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
