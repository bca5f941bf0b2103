// What the compiler says, for the pages about its rules; `effects.test.ts` has what each message costs.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { plugin } from '../case-texts.fixtures.ts';

const INIT = 'init: async () => {}';

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/types',
    raises: plugin(`${INIT}, priority: 'high'`).replace('priority', '⟦priority⟧'),
    misses: plugin(`${INIT}, priority: 1`),
  },
  {
    code: 'elizaos/types-unloadable',
    raises: plugin(INIT)
      .replace('Service,', '⟦Servce⟧,')
      .replace('export default', 'void Servce;\nexport default'),
    misses: plugin(INIT).replace('export default', 'void Service;\nexport default'),
  },
  {
    code: 'elizaos/types-throwing',
    raises: plugin('init: async () => { ⟦start⟧(); }'),
    misses: plugin('init: async () => { begin(); }'),
  },
  {
    code: 'elizaos/types-not-open',
    raises: `import { tides } from ⟦'./tides.ts'⟧;\n${plugin('init: async () => void tides')}`,
    misses: `import { tides } from './tides.ts';\n${plugin('init: async () => void tides')}`,
    missesOthers: { 'src/tides.ts': 'export const tides = 2;\n' },
  },
  {
    code: 'elizaos/types-not-open',
    raises: `import ⟦'./tides.css'⟧;\n${plugin('init: async () => {}')}`,
    misses: `import './tides.css';\n${plugin('init: async () => {}')}`,
    missesOthers: { 'src/tides.css': 'p {}' },
  },
];
