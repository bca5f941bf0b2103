// The rule on secrets in a package.

import { remove } from '../../kit/rule.ts';
import { section, define } from '../evidence.ts';

export const secretInPackage = define.advice<{ start: string }>('agent-plugins/secret-in-package', {
  message: ({ start }) =>
    `This text (\`${start}…\`) looks like a key, and everyone who gets the package can read it. Packages must not have secrets: let the server read it from its environment or from a file below \`PLUGIN_DATA\`, or let the client ask for it.`,
  evidence: [section('7.2.1'), section('9.2')],
  fix: ({ pointer }) => remove(pointer),
});
