// The package's source: typed actions over plain data, and the tools' own code in JavaScript.

import type { WrittenFile, OutputTree, OutputNode } from '../../../../model/output.ts';
import type { Example, Parameter, Plugin, SettingName, Tool } from '../../../../model/plugin.ts';
import { CALLS_FILE, callsFile } from '../../../kit/convert/code/calls-module.ts';
import { Names, screaming } from '../../../kit/convert/identifiers.ts';
import { jsonLiteral } from '../../../kit/convert/literals.ts';
import {
  invent,
  keep,
  keepOrReshape,
  reshape,
  someOf,
  together,
  approximate,
} from '../../../kit/convert/output.ts';
import * as why from '../../../kit/convert/reasons.ts';
import { textWord, word } from '../../../kit/convert/schema-read.ts';
import { requiredFlag } from '../../../kit/convert/schema-write.ts';
import { DECLARATIONS, FACTS, HEAD, INSTRUCTIONS, tail } from './texts.ts';

interface About {
  readonly folder: string;
  readonly id: string;
  readonly description: string;
}

/** `index.ts` and what it needs to compile. */
export function sourceFiles(
  plugin: Plugin,
  about: About,
  names: readonly SettingName[],
): { readonly files: readonly WrittenFile[]; readonly implied: readonly OutputNode[] } {
  const given = new Names({
    legal: (name) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(name) && !RESERVED.includes(name),
    make: screaming,
    fallback: 'RUN',
    separator: '_',
    longest: 64,
  });
  const tools = plugin.tools.map((tool) => ({ tool, name: given.give(tool.id ?? tool.title, ACTION_NAME) }));
  const facts = tools.map(({ tool, name }) => factNode(tool, name));
  const print = (value: unknown): string => jsonLiteral(value, 2);
  const json = { pointer: '/instructions', node: keep(plugin.prompt) ?? invent('', why.DEMANDED), print };
  const { folder, id, description } = about;
  return {
    files: [
      {
        path: `${folder}/src/index.ts`,
        language: 'typescript',
        content: [
          `${HEAD}/** The model gets this while the plugin is on. */\n${INSTRUCTIONS}`,
          json,
          `;\n\n/** The description of each action for the model. */\n${FACTS}`,
          { pointer: '/facts', node: facts, print },
          ' satisfies Fact[];\n',
          tail(id, description),
        ],
      },
      callsFile(
        `${folder}/${CALLS_FILE}`,
        tools.map(({ tool, name }) => ({ tool, name: String(name.value) })),
        names,
      ),
      { path: `${folder}/tools.d.cts`, language: 'typescript', content: [DECLARATIONS] },
    ],
    implied: plugin.tools.flatMap(({ frame }) => {
      const type = word(frame, 'type');
      return type?.value === 'object' ? [reshape(type, undefined, why.IMPLIED_BY_TARGET)] : [];
    }),
  };
}

/** Names that end the agent's turn. */
const RESERVED: readonly string[] = ['REPLY', 'IGNORE', 'STOP', 'HANDLE_RESPONSE'];

function factNode(tool: Tool, name: OutputNode): OutputTree {
  const text = String(name.value);
  const aliases = [...(tool.aliases ?? []).map((one) => keep(one)), ...simile(tool, text)];
  return {
    name,
    description: keep(tool.description ?? tool.display) ?? invent(`Runs ${text}`, why.DEMANDED),
    similes: someOf(aliases),
    parameters: tool.parameters.map(parameterNode),
    examples: someOf(tool.examples.flatMap((example) => exampleNode(example, text))),
  };
}

const ACTION_NAME = {
  code: 'action-name',
  says: 'Action names are in capitals. The original name is kept as a simile.',
};

/** The name as it was, by which the model may still call the action. */
function simile({ id }: Tool, name: string): OutputNode[] {
  return id && id.value !== name ? [keep(id)] : [];
}

function parameterNode(parameter: Parameter): OutputTree {
  const { name, words } = parameter;
  const own = textWord(words, 'description');
  const rest = words.filter(
    ([keyword, { value }]) => keyword !== 'description' && keyword !== 'type' && value !== own?.value,
  );
  const type = word(words, 'type');
  return {
    name: keepOrReshape(name, name.value, why.NAME_MEMBER),
    description: own ? keep(own) : reshape(name, name.value, why.FROM_NAME),
    required: requiredFlag(parameter),
    schema: {
      type: type ? keep(type) : invent('string', why.DEMANDED),
      ...Object.fromEntries(rest.map(([keyword, value]) => [keyword, keep(value)])),
    },
  };
}

/** A conversation: what the person says, and the call that follows. */
function exampleNode({ prompt, call }: Example, name: string): OutputTree[] {
  if (!prompt) return [];
  return [
    [
      { name: invent('{{user}}', why.FIXED), content: { text: keep(prompt) } },
      {
        name: invent('{{agent}}', why.FIXED),
        content: {
          text: invent('', why.FIXED),
          actions: invent([name], why.FIXED),
          parameters: call && callNode(call),
        },
      },
    ],
  ];
}

function callNode(call: NonNullable<Example['call']>): OutputNode {
  if (typeof call.value !== 'string') return keep(call);
  try {
    return reshape(call, JSON.parse(call.value), why.CALL_AS_VALUE);
  } catch {
    return together(invent({}, why.DEMANDED), [approximate(call, undefined, why.CALL_AS_VALUE)]);
  }
}
