// Repairs of a manifest that does not fit the files beside it.

import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { removeIt, repair, suggestOrRemove, type Repairer } from './changes.ts';

export const besideRepairs: Readonly<Record<string, Repairer>> = {
  'elizaos/dependency-self': removeIt,
  'elizaos/name-not-in-code': suggestOrRemove,
  'elizaos/provider-unlisted': ({ args }, { value }) => {
    const list = member(value, 'providers');
    const end = Array.isArray(list) ? list.length : 0;
    return repair(`Add ${JSON.stringify(args?.name)}`, {
      op: 'set',
      pointer: join('/providers', end),
      value: args?.name,
    });
  },
};
