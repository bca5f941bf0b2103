// How a skill package gets into each release.

import type { InstallNote } from '../../../model/draft.ts';
import { ERA, GUIDE, NOW } from '../releases.ts';

export function install(id: string): InstallNote[] {
  return [
    {
      releases: [GUIDE, ERA],
      steps: [
        `Put the folder \`${id}\` into the folder of skill packages: \`~/.local/share/OwnPilot/skill-packages/\` on Linux and macOS, \`%LOCALAPPDATA%/OwnPilot/skill-packages/\` on Windows.`,
        'Then choose Settings > Skill Packages > Scan, or call `POST /api/v1/skill-packages/scan`.',
        'Or paste the text of skill.json at Settings > Skill Packages > Install, or send it with `POST /api/v1/skill-packages`.',
        'Enter the settings in the Config Center.',
      ],
    },
    {
      releases: [NOW],
      steps: [
        'Send the manifest with `POST /api/v1/extensions` as `{ "manifest": … }`, or upload skill.json on the Extensions page.',
        'A tool of a package whose id has a hyphen is not registered in this release.',
        'Enter the settings in the Config Center.',
      ],
    },
  ];
}
