// How an extension gets into the host.

import type { InstallNote } from '../../../model/output.ts';

/** The steps by which an extension gets into the host. */
export function install(folder: string): InstallNote[] {
  return [
    {
      releases: [],
      steps: [
        `Start the extension with \`node ${folder}/extension.mjs\`; EXTENSION_HOST and EXTENSION_PORT set its address (port 8086 by default).`,
        'Ask the prompt bar of Gloodata to add an extension at that port, then press Test and Save.',
        'Settings are read from the environment of the process.',
      ],
    },
  ];
}
