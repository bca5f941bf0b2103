// Rules for settings that code reads, and for what code and the files beside it say about the same.

import { code, listed } from '../../../kit/words.ts';
import { core1, section, define } from '../../evidence.ts';

const MANIFEST = section('Plugin Manifest (elizaos.plugin.json)');

export const undeclaredSetting = define.codeAdvice<{ key: string; files: readonly string[] }>(
  'elizaos/source-undeclared-setting',
  {
    message: ({ key, files }) =>
      `The code reads the setting ${code(key)}, which ${listed(files.map((one) => code(one)))} ${files.length > 1 ? 'do' : 'does'} not declare. Settings pages do not ask for it.`,
    evidence: [MANIFEST, core1('getSetting in src/runtime.ts')],
  },
);

export const unreadSetting = define.codeAdvice<{ keys: readonly string[]; file: string }>(
  'elizaos/source-unread-setting',
  {
    message: ({ keys, file }) =>
      `${code(file)} declares ${listed(keys.map((one) => code(one)))}, which no code of the plugin reads.`,
    evidence: [MANIFEST, core1('getSetting in src/runtime.ts')],
  },
);
