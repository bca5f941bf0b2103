// README.md and LICENSE, for people: what the package has, what it asks for, and how clients get it.

import type { WrittenFile } from '../../../model/output.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { isStated } from '../../kit/convert/identifiers.ts';
import type { ListedTool } from '../../kit/convert/tool-list.ts';
import { codeSpan, markdownLine } from '../../../text/markdown.ts';
import { titleOf } from '../../kit/convert/skill/opening.ts';
import { plain } from '../../kit/convert/skill/pieces.ts';
import { variableList, type Variable } from '../../kit/convert/skill/setting-list.ts';

/** What README.md and LICENSE have in packages that conversions wrote, and that hold nothing but what other files say. */
export const PEOPLE_FILES = {
  'README.md': '\nAn Agent Plugin 1.0.0, made by Plugbench.\n',
  LICENSE: '# License\n\nThis plugin is licensed',
};

/** README.md. */
export function readmeFile(
  plugin: Plugin,
  tools: readonly ListedTool[],
  variables: readonly Variable[],
  steps: readonly string[],
): WrittenFile {
  const { description } = plugin;
  const lines = [
    `# ${markdownLine(String(titleOf(plugin).value))}`,
    '',
    ...(isStated(description) ? [markdownLine(description.value), ''] : []),
    ...section('Tools', tools.map(toolLine)),
    ...section('Settings', settingLines(variables)),
    '## Steps',
    '',
    ...steps.map((step, i) => `${String(i + 1)}. ${step}`),
    '',
  ];
  const text = lines.join('\n') + PEOPLE_FILES['README.md'];
  return { path: 'README.md', language: 'markdown', content: [text] };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];
}

function toolLine({ name, description }: ListedTool): string {
  return `- ${codeSpan(String(name.value))}: ${markdownLine(String(description.value))}`;
}

function settingLines(variables: readonly Variable[]): string[] {
  if (variables.length === 0) return [];
  return [
    'Set them as environment variables of the server, or in a file `settings.json` in the folder that your client gives',
    'the plugin for its data (`PLUGIN_DATA`): `{ "NAME": "value" }`. The environment counts first. Nothing of it belongs',
    'into this package.',
    '',
    ...plain(variableList(variables)).trimEnd().split('\n'),
  ];
}

/** LICENSE with the licence that the plugin names; [] where it names none. */
export function licenceFiles({ license, author }: Plugin): WrittenFile[] {
  if (!isStated(license)) return [];
  const name = license.value;
  const holder = isStated(author?.name) ? `, by ${markdownLine(author.name.value)}` : '';
  const address = `https://spdx.org/licenses/${name}.html`;
  const isId = /^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(name);
  const lines = [
    `${PEOPLE_FILES.LICENSE}${holder} under: ${markdownLine(name)}`,
    ...(isId ? ['', `The text of a licence with an SPDX identifier is at ${address}`] : []),
    '',
  ];
  return [{ path: 'LICENSE', language: 'markdown', content: [lines.join('\n')] }];
}
