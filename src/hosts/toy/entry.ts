// Toy cars: what is known of them before their pack is loaded.

import type { HostEntry } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import good from './samples/good.json?raw';
import template from './samples/template.json?raw';

const PATH = 'toy-car.json';

export const entry: HostEntry = {
  id: 'toy',
  name: 'Toy cars',
  manifest: PATH,
  releases: [
    { id: 'documented', label: 'Documentation', about: 'The leaflet in the box.' },
    { id: '1.0', label: '1.0', about: 'The only car, run on a carpet.' },
  ],
  samples: [
    { id: 'good', kind: 'good', label: 'Red car', teaches: 'A car that honks.', path: PATH, text: good },
    {
      id: 'broken',
      kind: 'broken',
      label: 'Car without a name',
      teaches: 'A sound that nobody can call.',
      path: PATH,
      text: broken,
    },
    {
      id: 'template',
      kind: 'template',
      label: 'New car',
      teaches: 'What every car needs.',
      path: PATH,
      text: template,
    },
  ],
  schemas: [],
  detect: ({ keys }) => (keys.has('toyCar') ? { score: 1, reason: 'has `toyCar`', exclusive: true } : null),
  nameKey: 'toyCar',
  previews: true,
};
