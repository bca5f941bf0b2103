// Recognises parts of a plugin's code that were pasted alone, and puts them into a whole plugin.

import type { Fragment } from '../../model/fragment.ts';

/** How a part is typed, what it is called, the plugin's list for it, and members to start one from. */
type Part = readonly [type: string, what: string, list: string, members: readonly string[]];

const ABOUT = "description: 'What it is for.'";
const VALIDATE = 'validate: async () => true';
const HANDLER = 'handler: async () => ({ success: true })';

const PARTS: readonly Part[] = [
  ['Action', 'an action', 'actions', ["name: 'MY_ACTION'", ABOUT, VALIDATE, HANDLER]],
  [
    'Evaluator',
    'an evaluator',
    'evaluators',
    ["name: 'MY_EVALUATOR'", ABOUT, 'examples: []', VALIDATE, HANDLER],
  ],
  ['Provider', 'a provider', 'providers', ["name: 'MY_PROVIDER'", "get: async () => ({ text: '' })"]],
  [
    'Route',
    'a route',
    'routes',
    ["type: 'GET'", "path: '/hello'", 'handler: async (_req, res) => void res.json({})'],
  ],
  ['ComponentType', 'a component type', 'componentTypes', ["name: 'my-data'", "schema: { type: 'object' }"]],
];

/** Names that no other library has. */
const OWN =
  /\bIAgentRuntime\b|\binterface\s+(?:Evaluator|EvaluationExample|ActionResult|ProviderResult|ComponentType)\b/;

const SECTION = 'Plugin Schemas';

/** Null where the text is not code of a plugin. */
export function sourceFragment(text: string): Fragment | null {
  const head = text.slice(0, 20_000);
  for (const part of PARTS) {
    const [type] = part;
    const declared = new RegExp(`\\bconst\\s+(\\w+)\\s*:\\s*${type}\\s*=\\s*\\{`).exec(head)?.[1];
    if (declared !== undefined) return inPlugin(part, text.trim(), declared);
  }
  const alone = bare(head);
  if (alone) return inPlugin(alone, `const part: ${alone[0]} = ${text.trim().replace(/[;,]$/, '')};`, 'part');
  return ofInterface(head) ?? other(head);
}

/** An object without a type and a name, by members that only one kind of part has. */
function bare(head: string): Part | undefined {
  if (!/^\s*\{\s*(?:async )?["']?\w+["']?\s*[:(]/.test(head)) return undefined;
  const has = (name: string): boolean =>
    new RegExp(`\\b${name}["']?\\s*(?::\\s*(?:async\\b|\\(|function\\b)|\\()`).test(head);
  if (has('handler') && has('validate')) return PARTS[/\balwaysRun\b/.test(head) ? 1 : 0];
  return has('get') && /\bname\b/.test(head) ? PARTS[2] : undefined;
}

function inPlugin([type, what, list]: Part, code: string, name: string): Fragment {
  return {
    score: 0.8,
    what: `TypeScript of a plugin (${what})`,
    where: SECTION,
    wholeText: pluginWith(type, code, list, name),
    title: 'Put it into a plugin',
    next: 'Put it into a plugin, and it is checked.',
    isSource: true,
  };
}

/** The file, with types that are not imported yet. */
function pluginWith(type: string, code: string, list: string, name: string): string {
  return `import type { Plugin, ${type} } from '@elizaos/core';

${code}

export const plugin: Plugin = {
  name: 'my-plugin',
  description: 'What it is for.',
  ${list}: [${name}],
};\n\nexport default plugin;
`;
}

function ofInterface(head: string): Fragment | null {
  const found = PARTS.find(([type]) => new RegExp(`\\binterface\\s+${type}\\b`).test(head));
  if (!found || !OWN.test(head)) return null;
  const [type, what, list, members] = found;
  const code = `const part: ${type} = {\n${members.map((member) => `  ${member},\n`).join('')}};`;
  return {
    score: 0.8,
    what: `the type of ${what}`,
    where: SECTION,
    wholeText: pluginWith(type, code, list, 'part'),
    title: `Write a plugin with ${what} of this type`,
    next: 'Start from a plugin that implements it.',
    isSource: true,
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
