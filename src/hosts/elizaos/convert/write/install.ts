// How a plugin package gets into each release.

import type { InstallNote } from '../../../../model/output.ts';
import { DOCUMENTED, V2026_03 } from '../../releases.ts';

/** The steps for each release. */
export function install(folder: string): InstallNote[] {
  return [
    {
      releases: [DOCUMENTED],
      steps: [
        `Build the package in \`${folder}\` with \`npx tsc\` (allowJs on, output in \`dist\`), with \`@elizaos/core\` beside it.`,
        'Add the plugin to the list of plugins of your agent.',
      ],
    },
    {
      releases: [V2026_03],
      steps: [
        `Put the built folder into \`~/.milady/plugins/custom/\`, or add its path to \`plugins.load.paths\`.`,
        'The settings page shows the parameters of `agentConfig` in package.json only where the terminal catalogue reads them; elizaos.plugin.json is not read for settings.',
      ],
    },
  ];
}
