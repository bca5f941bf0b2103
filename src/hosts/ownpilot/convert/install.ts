// Says how a skill package gets into each release.

import type { InstallNote } from '../../../model/output.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from '../releases.ts';

/** The steps per release; `settings` is true where the package has services to fill in. */
export function install(id: string, settings: boolean): InstallNote[] {
  const fill = settings ? ['Then enter the settings in the Config Center.'] : [];
  return [
    {
      releases: [DOCUMENTED, V2026_02],
      steps: [
        `Put the folder \`${id}\` into the folder of skill packages: \`~/.local/share/OwnPilot/skill-packages/\` on Linux and macOS, \`%LOCALAPPDATA%/OwnPilot/skill-packages/\` on Windows. Then choose Settings > Skill Packages > Scan, or call \`POST /api/v1/skill-packages/scan\`.`,
        'Or choose Settings > Skill Packages > Install and paste the text of skill.json, or send it with `POST /api/v1/skill-packages`.',
        'Or enter the path of skill.json on the server at Settings > Skill Packages > Install, or send the path with `POST /api/v1/skill-packages/install`.',
        'Or fill in the form at Settings > Skill Packages > Create.',
        ...fill,
      ],
    },
    {
      releases: [V0_8_3],
      steps: [
        'Send the manifest with `POST /api/v1/extensions` as `{ "manifest": … }`, or upload skill.json on the Extensions page.',
        `Or put the folder \`${id}\` into the extensions folder of the server and scan it there, or send the path of skill.json with \`POST /api/v1/extensions/install\` as \`{ "path": … }\`.`,
        ...fill,
      ],
    },
  ];
}
