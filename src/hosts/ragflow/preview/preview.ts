// Makes the preview of metadata: the tool selector, its notes, and what reaches the model.

import type { SourceDocument } from '../../../model/finding.ts';
import type { Crash, Preview, PanelNote, ModelBlock, ModelTool } from '../../../model/preview.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { crashingText, SELECTOR_CRASH, startError } from '../verdicts.ts';
import { toolsOf, type ToolAt } from '../input/pasted.ts';
import { optionsOf, type Option } from './selector.ts';
import { WITH_SELECTOR } from '../releases.ts';
import { factsOf, type SourceFacts } from '../source-facts.ts';
import { member } from '../../../model/guards.ts';
import { toOpenAiTool, type ConvertedTool } from '../openai-tool.ts';

export interface Panel {
  /** False in releases that have no view of plugins. */
  readonly selector: boolean;
  readonly options: readonly Option[];
}

const NO_TOOLS = 'There is no metadata of a tool in this text.';

/** What keeps the server from its start, or crashes the selector, has no panel. */
const IN_CHATS = { crashes: 'The selector shows this, but a chat crashes as soon as the tool is chosen' };

/** The preview in a release; the panel is null where there is no metadata, or where the page crashes. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const tools = toolsOf(document);
  if (tools.length === 0) {
    return { panel: null, notes: [{ pointer: '', text: NO_TOOLS }], model: [] };
  }
  const notes = notesOf(release);
  const facts = factsOf(document);
  const model = modelOf(release, tools, facts);
  const crash = crashOf(tools, release, facts);
  if (crash) return { panel: null, crash, notes, model };
  const panel: Panel = { selector: NO_VIEW[release] === undefined, options: optionsOf(tools) };
  const warnings = release === 'documented' ? DOCUMENTED_WARNING : IN_CHATS;
  return { panel, warnings, notes, model };
}

function crashOf(tools: readonly ToolAt[], release: string, facts: SourceFacts): Crash | null {
  // The README knows of no exceptions.
  if (release === 'documented') return null;
  const start = startError(tools, facts);
  if (start) {
    const { message, tool } = start;
    const advice =
      'The server crashes while it starts, so there is no page at all. Give every tool a `name` that is a string.';
    return { message, advice, pointer: tool.pointer };
  }
  const pointer = WITH_SELECTOR.includes(release) ? crashingText(tools) : null;
  if (pointer === null) return null;
  const advice =
    'The whole form of `Generate` crashes, for every tool. Make `displayName` and `displayDescription` strings.';
  return { message: SELECTOR_CRASH, advice, pointer };
}

const SELECTOR_NOTES: readonly string[] = [
  'The selector is in the form of the `Generate` component. It is disabled until the chosen model supports tool calls, and keeps its choices while it is disabled.',
  'A search in the selector checks only `name`, not the label that people see. That is antd’s default; it was not run.',
  'Parameters, `description` and the version are not shown in any release. The table of parameters is Plugbench’s.',
  'v0.20 still shows this selector, but no code reads the choice any more.',
];

const NOWHERE =
  'This release shows plugins nowhere: the selector was taken out of the page for v0.21 and deleted for v0.23.';

/** Why a release shows nothing, by release; a release that is missing has the selector. */
const NO_VIEW: Readonly<Record<string, string>> = {
  documented: 'The README says that the frontend displays the tool, but not how.',
  ...Object.fromEntries(['0.21', '0.24', '0.26', '2026-08'].map((id) => [id, NOWHERE])),
};

/** A note on the version, which no release shows and the metadata does not have. */
const VERSION =
  'The version is not part of the metadata: it is the field `_version_` of the plugin’s class. Without it RAGFlow loads the plugin with the version `None`. A value such as `latest`, which is not a Python version number, stops the server at its start.';

function notesOf(release: string): PanelNote[] {
  const none = NO_VIEW[release];
  const own = [...(none === undefined ? SELECTOR_NOTES : [none]), VERSION];
  return own.map((text) => ({ pointer: '', text }));
}

const NOTES: Readonly<Record<string, string>> = {
  documented:
    'The README says only that the model gets what `get_metadata` returns. This is the form it has in 0.19.',
  '0.19':
    'The model gets this if the tool is chosen in `Generate` and the model supports tool calls. Of a parameter it gets only the type and the description.',
};

const NO_MODEL =
  'No model gets this tool. Since v0.20 RAGFlow does not call plugins; it only lists them at GET /api/v1/plugin/tools.';

function toolOf({ tool }: ConvertedTool): ModelTool {
  const { name, description, parameters } = tool.function;
  return {
    name: typeof name === 'string' ? name : JSON.stringify(name ?? null),
    description: typeof description === 'string' ? description : '',
    parameters,
    approval: { asked: false, how: 'RAGFlow has no approval step. Do not let the tool do what needs one.' },
  };
}

/** One block per tool, in the order of the text. */
export function modelOf(release: string, tools: readonly ToolAt[], facts: SourceFacts): ModelBlock[] {
  return tools.map(({ value, pointer }) => {
    const name = member(value, 'name');
    const title = `Tool ${typeof name === 'string' ? name : JSON.stringify(name ?? null)}`;
    const block = { title, pointer, language: 'json' } as const;
    const note = NOTES[release];
    if (note === undefined) return { ...block, note: NO_MODEL };
    const conversion = toOpenAiTool(value, pointer, facts);
    if ('tool' in conversion) return { ...block, text: written(conversion), note, tool: toolOf(conversion) };
    return {
      ...block,
      note: `RAGFlow 0.19 crashes when it builds the tool for the model: \`${conversion.error}\`.`,
    };
  });
}

/** Prints the tool as JSON; names like 2 and 1 keep their order, which JavaScript objects cannot do. */
function written({ tool, names }: ConvertedTool): string {
  const { properties } = tool.function.parameters;
  const text = JSON.stringify(tool, null, 2);
  if (names.every((name, i) => Object.keys(properties)[i] === name)) return text;
  const whole = JSON.stringify(properties, null, 2).replaceAll('\n', '\n      ');
  const members = names.map((name) => {
    const value = JSON.stringify(properties[name], null, 2).replaceAll('\n', '\n        ');
    return `        ${JSON.stringify(name)}: ${value}`;
  });
  return text.replace(`"properties": ${whole}`, () => `"properties": {\n${members.join(',\n')}\n      }`);
}
