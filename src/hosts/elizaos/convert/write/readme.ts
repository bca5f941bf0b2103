// README.md of the package: its actions, its settings with their variables, and how it is built and installed.

import type { WrittenFile } from '../../../../model/output.ts';
import { codeSpan, markdownLine } from '../../../../text/markdown.ts';
import type { NamedSetting } from './settings.ts';

/** Marks a README.md that a conversion wrote: it is made anew by the next one. */
export const README_MARK = '<!-- Made by Plugbench. -->';

export interface ReadmeFacts {
  readonly title: string;
  readonly description: string;
  readonly actions: readonly { readonly name: string; readonly description: string }[];
  readonly settings: readonly NamedSetting[];
  readonly takesParameters: boolean;
}

/** README.md of the package in `folder`. */
export function readmeFile(folder: string, facts: ReadmeFacts): WrittenFile {
  const { title, description, actions, settings, takesParameters } = facts;
  const lines = [
    README_MARK,
    '',
    `# ${markdownLine(title)}`,
    '',
    markdownLine(description),
    '',
    ...section(
      '## Actions',
      actions.map(({ name, description: about }) => `- ${codeSpan(name)}: ${markdownLine(about)}`),
    ),
    ...section('## Settings', settingLines(settings)),
    '## Build and install',
    '',
    '```sh',
    'npm install',
    'npm run build',
    '```',
    '',
    `Milady: put the built folder into \`~/.milady/plugins/custom/\`, or add its path to \`plugins.load.paths\`. ElizaOS: add ${codeSpan(folder)} to the plugins of your character.`,
    '',
    ...(takesParameters ? [IN_CORE_1, ''] : []),
  ];
  return { path: `${folder}/README.md`, language: 'markdown', content: [lines.join('\n')] };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, '', ...lines, ''] : [];
}

function settingLines(settings: readonly NamedSetting[]): string[] {
  if (settings.length === 0) return [];
  return [
    'Set them as environment variables, or as secrets and settings of your character.',
    '',
    '| variable | needed | what it is |',
    '| --- | --- | --- |',
    ...settings.map(({ setting: { label, help, key, kind, required }, variable }) => {
      const words = [label?.value ?? key.value, ...(help && help.value !== label?.value ? [help.value] : [])];
      const secret = kind === 'secret' ? ' (secret)' : '';
      return `| ${codeSpan(variable)} | ${required ? 'yes' : 'no'} | ${markdownLine(words.join(': '))}${secret} |`;
    }),
  ];
}

/** What core 1.7.2 needs for actions with parameters. */
export const IN_CORE_1 =
  'With `@elizaos/core` 1.7.2 the model hears of parameters, and the actions get them, only while the setting `USE_MULTI_STEP` is `true`. With core 2 they always do.';
