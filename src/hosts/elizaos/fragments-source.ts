// Recognises parts of a plugin's code that were pasted alone, and puts them into a whole plugin.

import type { Fragment } from '../../model/host.ts';

/** How a part is typed, what it is called, the member of the plugin for it, and one of its kind to start from. */
type Part = readonly [type: string, what: string, member: string, text: string];

const HANDLER = `    description: 'What it is for.',
    validate: async () => true,
    handler: async () => ({ success: true }),
  }`;

const PARTS: readonly Part[] = [
  ['Action', 'an action', 'actions', `[{\n    name: 'MY_ACTION',\n${HANDLER}]`],
  [
    'Evaluator',
    'an evaluator',
    'evaluators',
    `[{\n    name: 'MY_EVALUATOR',\n    examples: [],\n${HANDLER}]`,
  ],
  ['Provider', 'a provider', 'providers', "[{ name: 'MY_PROVIDER', get: async () => ({ text: '' }) }]"],
  [
    'Route',
    'a route',
    'routes',
    "[{ type: 'GET', path: '/hello', handler: async (_req, res) => void res.json({}) }]",
  ],
  [
    'ComponentType',
    'a component type',
    'componentTypes',
    "[{ name: 'my-data', schema: { type: 'object' } }]",
  ],
  ['ServiceDefinition', 'a service', 'services', '[]'],
  ['ModelHandler', 'a model handler', 'models', "{ TEXT_SMALL: async () => '' }"],
  ['Plugin', 'a plugin', 'actions', '[]'],
];

/** Names that no other library has. */
const OWN =
  /\bIAgentRuntime\b|\binterface\s+(?:Evaluator|EvaluationExample|ActionResult|ProviderResult|ComponentType|ServiceDefinition)\b/;

const SECTION = 'Plugin Schemas';

/** Null where the text is not code of a plugin. */
export function sourceFragment(text: string): Fragment | null {
  const head = text.slice(0, 20_000);
  for (const part of PARTS) {
    const [type] = part;
    const declared = new RegExp(`\\bconst\\s+(\\w+)\\s*:\\s*${type}\\s*=\\s*(?:\\{|async\\b|\\()`).exec(
      head,
    )?.[1];
    if (declared !== undefined) return inPlugin(part, text.trim(), declared);
  }
  const alone = bare(head);
  if (alone) return inPlugin(alone, `const part: ${alone[0]} = ${text.trim().replace(/[;,]$/, '')};`, 'part');
  return ofInterface(head, text.trim()) ?? other(head);
}

/** An object without a type and a name, by members that only one kind of part has. */
function bare(head: string): Part | undefined {
  if (!/^\s*\{\s*(?:async )?["']?\w+["']?\s*[:(]/.test(head)) return undefined;
  const has = (name: string): boolean =>
    new RegExp(`\\b${name}["']?\\s*(?::\\s*(?:async\\b|\\(|function\\b)|\\()`).test(head);
  if (has('handler') && has('validate')) return PARTS[/\balwaysRun\b/.test(head) ? 1 : 0];
  return has('get') && /\bname\b/.test(head) ? PARTS[2] : undefined;
}

/** The whole file, with types that are not imported yet. */
function inPlugin([type, what, list]: Part, code: string, name: string): Fragment {
  const value = list === 'models' ? `{ TEXT_SMALL: ${name} }` : `[${name}]`;
  return {
    score: 0.8,
    what: `TypeScript of a plugin (${what})`,
    where: SECTION,
    wholeText: `import type { Plugin, ${type} } from '@elizaos/core';\n\n${code}\n\n${plugin(list, value)}`,
    title: 'Put it into a plugin',
    next: 'Put it into a plugin, and it is checked.',
    isSource: true,
  };
}

function plugin(member: string, value: string): string {
  return `export const plugin: Plugin = {
  name: 'my-plugin',
  description: 'What this plugin does, in one sentence.',
  ${member}: ${value},
};\n\nexport default plugin;
`;
}

/** The documentation's own types: the parts of a plugin, and those that these use. A plugin for one keeps it as a comment. */
function ofInterface(head: string, text: string): Fragment | null {
  const found = PARTS.filter(([type]) => new RegExp(`\\b(?:interface|type)\\s+${type}\\b`).test(head));
  const [first, second] = found;
  if (!first || !(OWN.test(head) || second || /\bactions\?:\s*Action\[\]/.test(head))) return null;
  const [, what, member, value] = first;
  const shared = { score: 0.8, where: SECTION, isSource: true };
  if (second)
    return { ...shared, what: 'types of plugins', says: 'These are types of plugins, not a plugin.' };
  return {
    ...shared,
    what: `the interface of ${what}`,
    says: `This is the interface of ${what}, not a plugin.`,
    wholeText: `import type { Plugin } from '@elizaos/core';\n\n${plugin(member, value)}\n${text.replace(/^/gm, '// ')}\n`,
    title: first[0] === 'Plugin' ? 'Write a plugin of this type' : `Write a plugin with ${what}`,
  };
}

function other(head: string): Fragment | null {
  if (!OWN.test(head)) return null;
  return {
    score: 0.8,
    what: 'TypeScript of a plugin',
    where: SECTION,
    next: 'Paste the whole file with its `import`.',
    isSource: true,
  };
}
