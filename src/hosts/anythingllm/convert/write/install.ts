// How skills get into each release.

import type { InstallNote } from '../../../../model/draft.ts';

export function install(folders: readonly string[]): InstallNote[] {
  const what =
    folders.length === 1
      ? `the folder \`${folders[0] ?? ''}\``
      : `the ${String(folders.length)} folders, each unchanged,`;
  return [
    {
      releases: [],
      steps: [
        `Put ${what} into \`plugins/agent-skills/\` of the storage folder. A folder must be named as the \`hubId\` in it.`,
        'STORAGE_DIR names the storage folder; with NODE_ENV=development it is `server/storage`.',
        'Reload the page Settings > Agent Skills, choose the skill under Custom Skills, enter its settings and press Save. Values that are only shown never reach the handler.',
        'Skills are read again whenever an agent session starts.',
      ],
    },
  ];
}
