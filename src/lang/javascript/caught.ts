// Has what code catches pass through the sandbox, which words errors as the host's engine does.

import { parse, type AnyNode, type Program } from 'acorn';
import { childrenOf } from './bindings.ts';

/** A replacement of a piece of text; `at` and `to` are offsets in UTF-16 units. */
export interface Splice {
  readonly at: number;
  readonly to: number;
  readonly insert: string;
}

/** The code of a function's body, in which every `catch` calls `$caught`; as it is where it does not compile. */
export function withCaught(code: string): string {
  try {
    const options = { allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true } as const;
    return spliced(code, caughtIn(parse(code, { ...options, ecmaVersion: 'latest' })));
  } catch {
    return code;
  }
}

/** What every `catch` of a program begins with. */
export function caughtIn(tree: Program): Splice[] {
  return [...nodesIn(tree)].flatMap((node): Splice[] => {
    if (node.type !== 'CatchClause' || !node.param) return [];
    const { param, body } = node;
    const start = body.start + 1;
    if (param.type === 'Identifier') return [{ at: start, to: start, insert: `$caught(${param.name});` }];
    return [
      { at: param.start, to: param.start, insert: '$error) { let ' },
      { at: param.end, to: start, insert: ' = $caught($error);' },
    ];
  });
}

/** Every node below a tree, itself included. */
export function* nodesIn(root: AnyNode): Iterable<AnyNode> {
  const open: AnyNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    for (const child of childrenOf(node)) open.push(child);
  }
}

/** The text with its pieces in place. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let made = '';
  let from = 0;
  for (const { at, to, insert } of [...splices].sort((a, b) => a.at - b.at)) {
    made += text.slice(from, at) + insert;
    from = to;
  }
  return made + text.slice(from);
}
