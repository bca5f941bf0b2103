// The skill beside the server: when its tools are of use, in the plugin's own words.

import type { OutputNode, WrittenFile } from '../../../model/output.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { isStated } from '../../../convert/values/identifiers.ts';
import { keep } from '../../../convert/values/output.ts';
import type { ListedTool } from '../../../convert/targets/tool-list.ts';
import { codeSpan, lineText } from '../../../lang/markdown/escape.ts';
import { bodyOf, type BodyBlock } from '../../../convert/skill/body.ts';
import { frontMatter, type Needs } from '../../../convert/skill/front-matter.ts';
import { instructions, skillName, titleOf } from '../../../convert/skill/opening.ts';
import { line, part, plain, exampleList } from '../../../convert/skill/pieces.ts';
import { variableList, type Variable } from '../../../convert/skill/setting-list.ts';

export interface SkillFacts {
  readonly server: string;
  readonly tools: readonly ListedTool[];
  readonly variables: readonly Variable[];
  readonly needs: Needs;
}

/** SKILL.md and its references. Values that the server's files also have are plain text here, which nothing reads back. */
export function skillFiles(plugin: Plugin, facts: SkillFacts): WrittenFile[] {
  const name = skillName(plugin);
  const folder = `skills/${String(name.value)}`;
  const { pieces, files } = bodyOf(
    folder,
    ['# ', part('/title', lineTitle(plugin)), '\n\n'],
    [
      ...instructions(plugin),
      toolBlock(facts),
      ...keywordBlock(plugin),
      ...exampleBlocks(facts.tools),
      ...settingBlock(facts.variables),
    ],
  );
  const content = [...frontMatter(plugin, name, facts.needs), ...pieces];
  return [{ path: `${folder}/SKILL.md`, language: 'markdown', content }, ...files];
}

/** As it is read from its line. */
function lineTitle(plugin: Plugin): OutputNode {
  const title = titleOf(plugin);
  const text = lineText(line(title.value));
  return text === title.value ? title : keep(title.origins, text);
}

function keywordBlock({ keywords }: Plugin): BodyBlock[] {
  const stated = keywords.filter(isStated);
  if (stated.length === 0) return [];
  const list = line(stated.map(({ value }) => value).join(', '));
  return [
    {
      pieces: [`It is meant for questions about: ${list}\n\n`],
      name: 'skill-keywords',
      what: 'What it is meant for',
    },
  ];
}

function toolBlock({ server, tools }: SkillFacts): BodyBlock {
  const names = tools.map(({ name }) => `- ${codeSpan(String(name.value))}\n`);
  const says =
    names.length > 0
      ? `The MCP server \`${server}\` of this plugin has these tools:\n\n${names.join('')}\n`
      : 'This plugin has no tools.\n\n';
  return { pieces: [says], name: 'skill-tools', what: 'The tools' };
}

function exampleBlocks(tools: readonly ListedTool[]): BodyBlock[] {
  const all = tools.filter(({ tool }) => exampleList(tool.examples, '').length > 0);
  return all.map(({ tool, name }, i): BodyBlock => {
    const title = codeSpan(String(name.value));
    return {
      pieces: [`## ${title}\n\n${plain(exampleList(tool.examples, ''))}`],
      name: `tool-${String(i + 1)}`,
      what: `Examples of ${title}`,
    };
  });
}

function settingBlock(variables: readonly Variable[]): BodyBlock[] {
  if (variables.length === 0) return [];
  const says =
    'A person sets them before the server starts, as environment variables or in `settings.json` in the folder that ' +
    '`PLUGIN_DATA` names. Never ask for a secret in the chat.\n\n';
  return [
    {
      pieces: [`## Settings\n\n${says}${plain(variableList(variables))}\n`],
      name: 'skill-settings',
      what: 'The settings',
    },
  ];
}
