// Makes what a package gives to the language model: its tools as functions, and its section of the system prompt.

import { member } from '../../../model/guards.ts';
import type { ModelBlock, ModelTool } from '../../../model/preview.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { isAgentSkill } from '../agent-skills/agent-skill.ts';
import { V2026_02, DOCUMENTED, V0_8_3, type RealRelease } from '../releases.ts';
import { isText, toolsOf, type ListItem, type JsonObject } from '../shape.ts';
import {
  BUILT_IN_TOOLS,
  META_TOOLS,
  qualifiedName,
  registerTool,
  toolToRegister,
} from '../tool-names/register.ts';
import { headOf } from './card.ts';
import { isRefused } from './panel.ts';

/** The blocks of a release, tools first, in the order of the manifest. */
export function modelOf(manifest: JsonObject, release: string, verdict: Verdict | undefined): ModelBlock[] {
  if (release === DOCUMENTED)
    return [...toolsOf(manifest).map(documentedTool), ...documentedPrompt(manifest)];
  const real = release === V0_8_3 ? V0_8_3 : V2026_02;
  if (verdict && isRefused(verdict)) return [notInstalled(verdict)];
  return [...toolsOf(manifest).flatMap((tool) => toolBlock(manifest, tool, real)), ...prompt(manifest, real)];
}

function notInstalled({ texts }: Verdict): ModelBlock {
  const why = texts[0] === undefined ? '' : ` OwnPilot says: “${texts[0]}”`;
  const note = `The package is not installed, so the model gets nothing from it.${why}`;
  return { title: 'This package', pointer: '', language: 'text', note };
}

/** The function definition of an OpenAI-style request, as JSON, and what it says. */
function functionOf(name: string, tool: JsonObject, real?: RealRelease): Pick<ModelBlock, 'text' | 'tool'> {
  const description = member(tool, 'description');
  const parameters = member(tool, 'parameters');
  const text = JSON.stringify({ type: 'function', function: { name, description, parameters } }, null, 2);
  const words = isText(description) ? description : '';
  return { text, tool: { name, description: words, parameters, approval: approvalOf(tool, real) } };
}

function approvalOf(tool: JsonObject, real: RealRelease | undefined): ModelTool['approval'] {
  if (real)
    return {
      asked: false,
      how: 'In this release `requires_approval` is only a badge: OwnPilot runs the tool of a package without asking.',
    };
  return {
    asked: member(tool, 'requires_approval') === true,
    how: 'Set `requires_approval`, which the guide has for such tools.',
  };
}

function documentedTool({ pointer, value }: ListItem): ModelBlock {
  const name = member(value, 'name');
  const title = isText(name) ? name : 'A tool without a name';
  return { title, pointer, language: 'json', ...functionOf(title, value) };
}

function documentedPrompt(manifest: JsonObject): ModelBlock[] {
  const text = member(manifest, 'system_prompt');
  if (!isText(text)) return [];
  const note =
    'The guide only says that this goes into the system prompt. 2026-02 puts `## Skill:` and the name above it, 0.8.3 `## Extension:`.';
  return [{ title: 'System prompt', pointer: '/system_prompt', language: 'text', text, note }];
}

function toolBlock(manifest: JsonObject, entry: ListItem, real: RealRelease): ModelBlock[] {
  const { pointer, value } = entry;
  const tool = toolToRegister(manifest, entry);
  if (!tool) return [];
  const { name } = tool;
  const { rejected, refused, model } = registerTool(tool, real);
  const clash = clashWithHost(name, real);
  const why = rejected ?? refused ?? clash;
  const block = { pointer, language: 'json' } as const;
  if (why !== undefined || model === undefined) {
    const note = `The model never gets this tool. Only a line in OwnPilot’s log says so: “${why ?? ''}”`;
    return [{ ...block, title: qualifiedName(tool, real), note }];
  }
  return [{ ...block, title: model, ...functionOf(model, value, real), ...renamed(name, model) }];
}

/** The message for a name of one of OwnPilot's own tools, which register first; only names without a prefix can clash. */
function clashWithHost(name: string, real: RealRelease): string | undefined {
  const clashes = real === V2026_02 ? BUILT_IN_TOOLS.has(name) : META_TOOLS.includes(name);
  return clashes ? `Tool already registered: ${name}` : undefined;
}

function renamed(name: string, model: string): { note?: string } {
  if (name === model) return {};
  return {
    note: `The model calls \`${name}\` by this name: qualified with the package’s id, and with \`__\` for a dot.`,
  };
}

function prompt(manifest: JsonObject, real: RealRelease): ModelBlock[] {
  const skill = real === V0_8_3 && isAgentSkill(manifest);
  const key = skill ? 'instructions' : 'system_prompt';
  const value = member(manifest, key);
  if (value === undefined || value === null) return [];
  const block = { title: 'System prompt', pointer: `/${key}`, language: 'text' } as const;
  if (typeof value !== 'string') {
    const message = `pkg.manifest.${key}?.trim is not a function`;
    return [{ ...block, note: `OwnPilot fails while it builds the system prompt: “${message}”` }];
  }
  const text = value.trim();
  if (text === '') return [];
  const word = real === V0_8_3 && !skill ? 'Extension' : 'Skill';
  return [{ ...block, text: `## ${word}: ${headOf(manifest, real).name}\n${text}` }];
}
