// How a tool plugin gets into each release.

import type { InstallNote } from '../../../model/draft.ts';

export function install(paths: readonly string[]): InstallNote[] {
  const files = paths.length === 1 ? 'the file' : `the ${String(paths.length)} files`;
  return [
    {
      releases: ['0.19'],
      steps: [
        `Put ${files} into \`plugin/embedded_plugins/llm_tools/\` of RAGFlow and restart the server. Its log says which plugins were loaded.`,
        'Choose the tool under “Enabled tools” in the form of the Generate component.',
      ],
    },
    {
      releases: ['documented', '2026-08'],
      steps: [
        `Put ${files} into \`agent/plugin/embedded_plugins/llm_tools/\` of RAGFlow and restart the server. Its log says which plugins were loaded.`,
        'Since v0.20 tools of plugins are only listed (`GET /api/v1/plugin/tools`). Agents and chats cannot use them.',
      ],
    },
  ];
}
