// Links whose mere opening has too much in it to be painted: the page has to show a part of it, and to say so.

/** `count` things made from their numbers. */
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** An object schema with this many properties. */
const objectOf = (count, property) => ({
  type: 'object',
  properties: Object.fromEntries(many(count, (i) => [`p${i}`, property])),
});

/** A manifest of OwnPilot, with these members more. */
const ownpilot = (members) => ({
  host: 'ownpilot',
  path: 'skill.json',
  text: JSON.stringify({
    id: 'worst',
    name: 'Worst',
    version: '1.0.0',
    description: 'One tool',
    icon: '🌊',
    tools: [tool('worst_tool', objectOf(1, { type: 'string' }))],
    ...members,
  }),
});

const tool = (name, parameters) => ({
  name,
  description: `Does what ${name} says.`,
  parameters,
  permissions: [],
  code: 'return { content: 1 };',
});

const gloodata = (tools) => ({
  host: 'gloodata',
  path: 'extension.json',
  text: JSON.stringify({ name: 'worst', title: 'Worst', tools }),
});

const shows = (text) => async (page) => {
  await page.getByRole('tabpanel').getByText(text).first().waitFor({ timeout: 45_000 });
};

const form = (parameters) => ({
  link: { ...ownpilot({ tools: [tool('worst_tool', parameters)] }), tab: 'run' },
  reach: shows('Write the rest as JSON'),
});

const preview = (link, text = /Show more \(/) => ({ link: { ...link, tab: 'preview' }, reach: shows(text) });

const showsHandler = async (page) => {
  await page
    .getByRole('region', { name: 'Files' })
    .getByRole('button', { name: 'handler.js' })
    .click({ timeout: 45_000 });
  await page.getByRole('region', { name: 'Text of worst_tool/handler.js' }).waitFor({ timeout: 45_000 });
};

const words = (count) => many(count, (i) => `word ${i}`);

/** As those of inputs.mjs. */
export const LINKS = [
  {
    name: '27,000 arguments in objects of objects',
    ...form(objectOf(30, objectOf(30, objectOf(30, { type: 'string' })))),
  },
  {
    name: '60 arguments with 3,000 choices each',
    ...form(objectOf(60, { type: 'string', enum: words(3000) })),
  },
  { name: 'an argument with 60,000 choices', ...form(objectOf(1, { type: 'string', enum: words(60_000) })) },
  { name: '10,000 arguments', ...form(objectOf(10_000, { type: 'string', default: 'x', pattern: '^a+$' })) },
  {
    name: '40,000 tags and 40,000 keywords',
    ...preview(ownpilot({ tags: words(40_000), keywords: words(40_000) })),
  },
  {
    name: '8,000 tools',
    ...preview(ownpilot({ tools: many(8000, (i) => tool(`tool_${i}`, objectOf(1, { type: 'string' }))) })),
  },
  {
    name: 'a tile with 12,000 arguments',
    ...preview(
      gloodata({
        a: {
          title: 'A',
          schema: { fields: Object.fromEntries(many(12_000, (i) => [`f${i}`, { type: 'string' }])) },
          ui: { prefix: 'A', args: Object.fromEntries(many(12_000, (i) => [`f${i}`, `part ${i}`])) },
        },
      }),
    ),
  },
  {
    name: '12,000 tiles',
    ...preview(
      gloodata(
        Object.fromEntries(
          many(12_000, (i) => [`t${i}`, { title: `T ${i}`, ui: { prefix: 'P', args: { a: 'x' } } }]),
        ),
      ),
    ),
  },
  {
    name: 'code with 300 lines of openings of comments',
    link: {
      ...ownpilot({
        tools: [
          {
            ...tool('worst_tool', objectOf(1, { type: 'string' })),
            code: `/*\n${`${'/*'.repeat(2490)}\n`.repeat(300)}*/ return { content: 1 };`,
          },
        ],
      }),
      target: 'anythingllm',
      tab: 'convert',
    },
    reach: showsHandler,
  },
  {
    name: 'code with 300 lines of 2,490 numbers',
    link: {
      ...ownpilot({
        tools: [
          {
            ...tool('worst_tool', objectOf(1, { type: 'string' })),
            code: `${`${'+1'.repeat(2490)};\n`.repeat(300)} return { content: 1 };`,
          },
        ],
      }),
      target: 'anythingllm',
      tab: 'convert',
    },
    reach: showsHandler,
  },
];
