// Rules on the sounds of a car.

import { add } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { join } from '../../../text/pointer.ts';

export const soundNameMissing = defineRule<{ number: number }>('toy/sound-name-missing', {
  severity: { documented: 'refused', '1.0': 'changed' },
  message: ({ number }) => `Sound ${String(number)} has no \`name\`, so nobody can call it.`,
  evidence: [{ release: 'documented', where: 'Sounds' }],
  fix: ({ pointer, args }) => add(join(pointer, 'name'), `sound${String(args.number)}`),
});
