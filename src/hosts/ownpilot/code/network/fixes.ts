// Repairs for permissions and timeouts.

import type { ValueFix } from '../../../../model/host.ts';
import { join } from '../../../../text/pointer.ts';
import { calls } from '../nodes.ts';
import { edit, insertAt, type CodeMender, type Fixing } from '../in-code.ts';
import { guarded } from '../names/fixes.ts';

function addPermission({ value, tool }: Fixing, name: string): ValueFix[] {
  const list = value.permissions;
  const pointer = join(tool.pointer, 'permissions');
  const title = `Add the permission "${name}"`;
  if (Array.isArray(list))
    return [{ title, changes: [{ op: 'set', pointer: join(pointer, list.length), value: name }] }];
  if (Object.hasOwn(value, 'permissions')) return [];
  return [{ title, changes: [{ op: 'set', pointer, value: [name] }] }];
}

const fetchPermission: CodeMender = (fixing) => addPermission(fixing, 'network');

const toolPermission: CodeMender = (fixing) => addPermission(fixing, String(fixing.finding.args?.permission));

const timeout: CodeMender = ({ tool, code, span }) => {
  const call = calls(code, 'fetch').find(({ callee }) => callee.from === span.from);
  const [url, options] = call?.args ?? [];
  const signal = `signal: ${guarded('AbortSignal.timeout(10000)')}`;
  const title = 'Add a timeout for releases that have one';
  if (url && !options) return [edit(tool, title, insertAt(url.to, `, { ${signal} }`))];
  if (options?.name !== 'ObjectExpression') return [];
  const last = options.getChildren('Property').at(-1);
  return last
    ? [edit(tool, title, insertAt(last.to, `, ${signal}`))]
    : [edit(tool, title, { from: options.from, to: options.to, insert: `{ ${signal} }` })];
};

export const networkMenders: Readonly<Record<string, CodeMender>> = {
  'fetch-permission': fetchPermission,
  'call-tool-permission': toolPermission,
  'fetch-timeout': timeout,
};
