// Manifests whose panels several browser tests look at.

export const KITES = {
  ns: 'kites',
  title: 'Kite Shop',
  tools: {
    flyKite: {
      title: 'Fly a Kite',
      examples: ['Fly a kite at Skye', 'Fly the box kite'],
      schema: {
        fields: {
          where: { type: 'string', examples: ['Skye', 'Lewis'] },
          note: { type: 'string', multiline: true },
          height: { type: 'integer', default: 40 },
          calm: { type: 'boolean' },
          day: { type: 'string', format: 'date', default: null },
          kite: { type: 'string' },
        },
      },
      ui: {
        prefix: 'Fly',
        args: {
          where: { prefix: 'At' },
          height: { prefix: 'Up', suffix: 'm' },
          calm: { prefix: 'Calm' },
          day: { prefix: 'On' },
          kite: { prefix: 'With', dtypeName: 'Kite' },
        },
      },
    },
    listKites: { title: 'List Kites', examples: ['Which kites are there?'] },
  },
  tagValues: { Kite: { icon: 'flag', entries: [['BOX', 'Box kite']] } },
};

export const FERRY = {
  name: 'ferry_departures',
  displayName: '$t:ferry.name',
  description: 'Lists the next ferries',
  displayDescription: 'When ferries leave',
  parameters: {
    harbour: { type: 'string', description: 'The harbour', displayDescription: 'Harbour', required: true },
  },
};
