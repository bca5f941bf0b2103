// Rules for the folder and the file name of a package.

import { moveTo, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { CHANGED, from0_8_3, guide } from '../evidence.ts';
import { DOCUMENTED } from '../releases.ts';
import { ID_PATTERN } from '../validate.ts';

export const folderName = defineRule<{ folder: string; id: string }>('ownpilot/folder-name', {
  severity: { [DOCUMENTED]: 'changed' },
  message: ({ folder, id }) =>
    `The guide wants every package in a folder named after its id, but this one is in ${code(folder)} while its id is ${code(id)}.`,
  evidence: [guide('Directory Structure')],
  fix: ({ args: { folder, id } }, document) => [
    ...moveTo(document, placed(document.path, -2, id)),
    ...(ID_PATTERN.test(folder) ? setTo('/id', folder) : []),
  ],
});

export const fileName = defineRule<{ file: string }>('ownpilot/file-name', {
  severity: CHANGED,
  message: ({ file }) =>
    `OwnPilot's directory scan looks for \`skill.json\` (0.8.3 also for \`extension.json\`) and ignores ${code(file)}.`,
  evidence: [guide('Directory Structure'), from0_8_3('gw/services/extension/scanner.ts')],
  fix: (_, document) => moveTo(document, placed(document.path, -1, 'skill.json')),
});

/** The path with another name at this place from its end. */
function placed(path: string, at: -1 | -2, name: string): string {
  return path.split(/[/\\]/).with(at, name).join('/');
}
