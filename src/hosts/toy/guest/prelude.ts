// What the code of a sound finds around it: `args`, and the globals of Node.js.

import { boot } from '../../../sandbox/guest/boot.ts';
import { provide } from '../../../sandbox/guest/harden.ts';
import { provideNode, type NodeStart } from '../../../sandbox/guest/node-like.ts';
import { NativeString, parse } from '../../../sandbox/guest/primordials.ts';

export interface SoundStart extends NodeStart {
  /** JSON of the arguments. */
  readonly args: string;
}

boot((global, given, link) => {
  const start = given as SoundStart;
  provideNode(global, start, link);
  provide(global, 'args', parse(start.args));
  return {
    returned: (value) => ({ isError: false, content: NativeString(value) }),
    threw: (error) => ({ isError: true, content: NativeString(error) }),
  };
});
