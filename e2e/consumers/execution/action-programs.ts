// Plugins for ElizaOS whose actions are run before and after conversion.

import { compiled } from '../../../test/convert/compiled.ts';
import type { Call, Program } from './program.ts';

function elizaos(name: string, source: string, bodies: readonly Partial<Omit<Call, 'tool'>>[]): Program {
  const value = {
    id: 'tide-plugin',
    name: 'Tide plugin',
    description: 'Answers questions about tides',
    version: '1.0.0',
    kind: 'skill',
    configSchema: {
      type: 'object',
      properties: { TIDES_TOKEN: { type: 'string' }, TIDES_UNITS: { type: 'string' } },
    },
    uiHints: { TIDES_TOKEN: { type: 'password', sensitive: true } },
  };
  return {
    name,
    host: 'elizaos',
    source: compiled({
      main: { path: 'tide-plugin/elizaos.plugin.json', text: JSON.stringify(value), value },
      others: [{ path: 'src/index.ts', text: source }],
    }),
    settings: { TIDES_TOKEN: 'k-3', TIDES_UNITS: 'foot' },
    calls: bodies.map(({ args = {}, fails }, tool) => ({
      tool,
      args,
      ...(fails === undefined ? {} : { fails }),
    })),
  };
}

const action = (name: string, handler: string, parameters = '[]'): string => `export const ${name}: Action = {
  name: '${name.toUpperCase()}',
  description: 'Answers with ${name}',
  parameters: ${parameters},
  validate: async () => true,
  handler: ${handler},
};
`;

const plugin = (actions: readonly string[], texts: readonly string[]): string =>
  `import type { Action, Plugin } from '@elizaos/core';\n\n${texts.join('\n')}
export const plugin: Plugin = { name: 'tide-plugin', description: 'Tides', actions: [${actions.join(', ')}] };
export default plugin;
`;

const OPTIONS = 'async (runtime, _message, _state, options) =>';

/** One per behaviour that conversions once lost. */
export const actionPrograms: readonly Program[] = [
  elizaos(
    'an action’s argument',
    plugin(
      ['greet'],
      [
        action(
          'greet',
          `${OPTIONS} ({ success: true, text: \`Hello \${String(options?.parameters?.name)}\` })`,
          "[{ name: 'name', description: 'Whom', required: true, schema: { type: 'string' } }]",
        ),
      ],
    ),
    [{ args: { name: 'Ida' } }],
  ),
  elizaos(
    'an action’s settings',
    plugin(
      ['show'],
      [
        action(
          'show',
          `async (runtime) => ({ success: true, text: \`\${String(runtime.getSetting('TIDES_TOKEN'))} \${String(runtime.getSetting('TIDES_UNITS'))}\` })`,
        ),
      ],
    ),
    [{}],
  ),
  elizaos(
    'an action’s list',
    plugin(
      ['sum'],
      [
        action(
          'sum',
          `${OPTIONS} ({ success: true, text: String((options?.parameters?.days as number[]).length) })`,
          "[{ name: 'days', description: 'Days', required: true, schema: { type: 'array', items: { type: 'number' } } }]",
        ),
      ],
    ),
    [{ args: { days: [1, 2, 3] } }],
  ),
  elizaos(
    'a person’s message',
    plugin(
      ['shout'],
      [
        action(
          'shout',
          'async (_runtime, { content }) => ({ success: true, text: String(content.text).toUpperCase() })',
        ),
      ],
    ),
    [{ args: { text: 'ebb' } }],
  ),
  elizaos(
    'an action’s place in a plan',
    plugin(
      ['plan'],
      [
        action(
          'plan',
          `${OPTIONS} ({ success: true, text: String(options?.actionPlan?.totalSteps ?? 'none') })`,
        ),
      ],
    ),
    [{}],
  ),
  elizaos(
    'an action’s failure',
    plugin(['fail'], [action('fail', "async () => ({ success: false, error: 'no tides' })")]),
    [{ fails: 'no tides' }],
  ),
  elizaos(
    'three actions',
    plugin(
      ['one', 'two', 'three'],
      [
        action('one', "async () => ({ success: true, text: 'first' })"),
        action('two', "async () => ({ success: true, text: 'second' })"),
        action('three', "async () => ({ success: true, text: 'third' })"),
      ],
    ),
    [{}, {}, {}],
  ),
  elizaos(
    'an action’s callback',
    plugin(
      ['speak'],
      [
        action(
          'speak',
          `async (_runtime, _message, _state, _options, callback) => {
    await callback?.({ text: 'high water' });
    return undefined;
  }`,
        ),
      ],
    ),
    [{}],
  ),
];
