// How a plugin package gets into each release.

import type { InstallNote } from '../../../../model/output.ts';
import { DOCUMENTED, V2026_03 } from '../../releases.ts';

/** The steps for each release; `takesParameters` is true where an action has parameters. */
export function install(folder: string, takesParameters: boolean, hasSettings: boolean): InstallNote[] {
  const build = `Run \`npm install\` and \`npm run build\` in \`${folder}\`.`;
  return [
    {
      releases: [DOCUMENTED],
      steps: [
        build,
        'Add the plugin to the list of plugins of your agent.',
        ...(takesParameters ? [IN_CORE_1] : []),
      ],
    },
    {
      releases: [V2026_03],
      steps: [
        build,
        'Put the built folder into `~/.milady/plugins/custom/`, or add its path to `plugins.load.paths`.',
        ...(hasSettings ? [SETTINGS_PAGE] : []),
      ],
    },
  ];
}

const SETTINGS_PAGE =
  'The settings page shows the parameters of `agentConfig` in package.json only where the terminal catalogue reads them; elizaos.plugin.json is not read for settings.';
const IN_CORE_1 =
  'With `@elizaos/core` 1.7.2 parameters arrive only while the setting `USE_MULTI_STEP` is `true`, and the model gets only the name and the description of an action; with core 2 it gets the parameters too.';
