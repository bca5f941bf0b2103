// The package's source: typed actions over plain data, and the tools' own code in JavaScript.

import { parsedJson } from '../../../../model/guards.ts';
import type { WrittenFile, OutputTree, OutputNode } from '../../../../model/output.ts';
import type { Example, Plugin, SettingName, Sourced, Tool, Parameter } from '../../../../model/plugin.ts';
import { libraryFiles } from '../../../../convert/code/required.ts';
import { CALLS_FILE, callsFile } from '../../../../convert/code/calls-module.ts';
import { namesIn } from '../../../../convert/values/identifiers.ts';
import { jsonLiteral } from '../../../../convert/values/literals.ts';
import { keep, approximate, invent, fixed, together, someOf } from '../../../../convert/values/output.ts';
import { toolDescription } from '../../../../convert/values/tool-description.ts';
import { findAction, plain } from '../../guest/agent/actions.ts';
import { declarations, FACTS, HEAD, INSTRUCTIONS, tail } from './texts.ts';
import { impliedObject, requiredFlag } from '../../../../convert/schema/write.ts';
import { keywordMap } from '../../../../convert/schema/keywords.ts';
import { plainParameters } from '../../../../convert/schema/plain.ts';
import { soundWords } from '../../../../convert/schema/sound.ts';
import * as why from '../../../../convert/report/reasons.ts';

interface About {
  readonly folder: string;
  readonly id: string;
  readonly description: string;
  readonly takesParameters: boolean;
}

/** The source with what it means for the rest of the package. */
export interface Source {
  readonly files: readonly WrittenFile[];
  readonly implied: readonly OutputNode[];
  /** The actions' names, in the order of the tools. */
  readonly names: readonly string[];
}

/** `src/index.ts` and what it needs to compile and to run. */
export function sourceFiles(plugin: Plugin, about: About, names: readonly SettingName[]): Source {
  const given = namesIn(
    'screaming',
    'RUN',
    (name) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(name) && !RESERVED.includes(name),
    64,
    plain,
  );
  const tools = plugin.tools.map((tool) => {
    const name = given.give(tool.id ?? tool.title, ACTION_NAME);
    return { tool, name, description: toolDescription(plugin, tool, String(name.value)) };
  });
  const named = tools.map(({ tool, name }) => ({ tool, name: String(name.value) }));
  const { folder } = about;
  const hasSettings = names.length > 0;
  const instructions = keep(plugin.prompt);
  const print = (value: unknown): string => jsonLiteral(value, 2);
  return {
    files: [
      {
        path: `${folder}/src/index.ts`,
        language: 'typescript',
        content: [
          HEAD,
          ...(instructions
            ? [
                `/** The model gets this while the plugin is on. */\n${INSTRUCTIONS}`,
                { pointer: '/instructions', node: instructions, print },
                ';\n\n',
              ]
            : []),
          `/** The description of each action for the model. */\n${FACTS}`,
          { pointer: '/facts', node: tools.map((tool) => factNode(tool, tools)), print },
          ';\n',
          tail({ ...about, hasInstructions: instructions !== undefined, hasSettings }),
        ],
      },
      callsFile(`${folder}/${CALLS_FILE}`, named, names),
      ...libraryFiles(folder, named),
      { path: `${folder}/tools.d.cts`, language: 'typescript', content: [declarations(hasSettings)] },
    ],
    implied: plugin.tools.flatMap(impliedObject),
    names: named.map(({ name }) => name),
  };
}

/** Names that end the agent's turn. */
const RESERVED: readonly string[] = ['REPLY', 'IGNORE', 'NONE', 'STOP', 'HANDLE_RESPONSE'];

interface NamedAction {
  readonly tool: Tool;
  readonly name: OutputNode;
  readonly description: OutputNode;
}

function factNode({ tool, name, description }: NamedAction, all: readonly NamedAction[]): OutputTree {
  const text = String(name.value);
  const known = all.map((one) => ({ name: String(one.name.value) }));
  // Core 1.x finds an action by a part of its name before it looks at similes.
  const isOwn = ({ value }: Sourced<string>): boolean => (findAction(known, value)?.name ?? text) === text;
  const aliases = [...(tool.aliases ?? []), ...simile(tool, text)].filter(isOwn).map((one) => keep(one));
  return {
    name,
    description,
    similes: someOf(aliases),
    parameters: plainParameters(tool).map(parameterNode),
    examples: someOf(tool.examples.flatMap((example) => exampleNode(example, text))),
  };
}

const ACTION_NAME = {
  code: 'action-name',
  says: 'Action names are in capitals. The original name is kept as a simile.',
};

/** The name as it was, by which the model may still call the action. */
function simile({ id }: Tool, name: string): Sourced<string>[] {
  return id && id.value !== name ? [id] : [];
}

/** A conversation: what the person says, and the call that follows. */
function exampleNode({ prompt, call }: Example, name: string): OutputTree[] {
  if (!prompt) return [];
  return [
    [
      { name: fixed('{{user}}'), content: { text: keep(prompt) } },
      {
        name: fixed('{{agent}}'),
        content: {
          text: fixed(''),
          actions: fixed([name]),
          parameters: call && callNode(call),
        },
      },
    ],
  ];
}

function callNode(call: NonNullable<Example['call']>): OutputNode {
  if (typeof call.value !== 'string') return keep(call);
  const value = parsedJson(call.value);
  if (value !== undefined) return keep(call, value);
  return together(invent({}), [approximate(call, undefined, why.CALL_AS_VALUE)]);
}

/** What a schema may have (ActionParameterSchema in packages/typescript/src/types). */
const KEYWORDS = keywordMap({
  oneType: 'type',
  text: 'description pattern',
  any: 'default',
  texts: 'enum',
  number: 'minimum maximum',
  members: 'properties',
  schema: 'items',
});

/** A parameter with its schema in the words of the host. */
export function parameterNode(parameter: Parameter): OutputTree {
  const { name, words } = parameter;
  const context = { knownOnly: true, keywords: KEYWORDS, typeNeeded: true, leads: () => false };
  const { description, ...schema } = soundWords(words, context);
  return {
    name: keep(name),
    description: description ?? keep(name),
    required: requiredFlag(parameter),
    schema,
  };
}
