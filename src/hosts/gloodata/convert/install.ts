// How an extension gets into the host.

import type { Tool } from '../../../model/plugin.ts';
import { installStep } from '../../kit/convert/code/required.ts';
import type { InstallNote } from '../../../model/output.ts';

/** The steps by which an extension gets into the host; `variables` hold its settings. */
export function install(folder: string, variables: readonly string[], tools: readonly Tool[]): InstallNote[] {
  return [
    {
      releases: [],
      steps: [
        ...installStep(folder, tools),
        `Start the extension with \`node ${folder}/extension.mjs\`; EXTENSION_HOST and EXTENSION_PORT set its address (port 8086 by default).`,
        'Ask the prompt bar of Gloodata to add an extension at that port, then press Test and Save.',
        ...(variables.length > 0
          ? [
              `Before that, set what it needs in its environment: ${variables.map((name) => `\`${name}\``).join(', ')}.`,
            ]
          : []),
      ],
    },
  ];
}
