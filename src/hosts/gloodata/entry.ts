// Describes Gloodata as far as it is needed before its pack is loaded.

import type { HostEntry } from '../../model/host.ts';
import { detect } from './detect.ts';
import { releases } from './releases.ts';
import { samples } from './samples.ts';

export const entry: HostEntry = {
  id: 'gloodata',
  name: 'Gloodata',
  manifest: 'extension info',
  releases,
  samples,
  schemas: [{ file: 'gloodata-extension-info.json', fileMatch: ['*.gloodata.json'] }],
  detect,
  comparesOlder:
    'The documentation asks that a namespace and tool ids never change once they are set. Paste the older version to see which of them changed or disappeared.',
  nameKey: 'ns',
  without: {
    run: 'Tools of an extension run on its own server, and this text does not have their code. Convert it to a host whose tools have code, or call the server itself.',
  },
};
