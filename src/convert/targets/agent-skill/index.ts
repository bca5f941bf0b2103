// An Agent Skills folder: SKILL.md with the instructions, a script per tool, and references.

import type { ConversionOutput, InstallNote } from '../../../model/output.ts';
import type { Format } from '../../../model/format.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { pathKey } from '../../../files/paths.ts';
import { namesIn } from '../../values/identifiers.ts';
import { impliedFlags } from '../../schema/write.ts';
import { isSafeFolder } from '../../../files/paths.ts';
import { bodyOf, type BodyBlock } from '../../skill/body.ts';
import { impliedSecrets, variableList, variablesOf, type Variable } from '../../skill/setting-list.ts';
import { nodeFor } from '../../code/required.ts';
import { FRONT, frontMatter } from '../../skill/front-matter.ts';
import { instructions, skillName, titleOf } from '../../skill/opening.ts';
import { part } from '../../skill/pieces.ts';
import { environmentOf } from '../../code/setting-names.ts';
import { loadedFiles, SCRIPT_EXTENSION } from './script.ts';
import { toolSection } from './tool-section.ts';

/** Agent Skills: a folder with `SKILL.md` and scripts. Written only, so nothing can be converted back from it. */
export const agentSkill: Format = {
  id: 'agent-skill',
  name: 'Agent Skills',
  manifest: 'SKILL.md',
  defaultPath: 'SKILL.md',
  write,
};

function write(plugin: Plugin): ConversionOutput {
  const { tools, settings } = plugin;
  const name = skillName(plugin);
  const folder = String(name.value);
  const files = namesIn('kebab', 'tool', (n) => /^[\w-]+$/.test(n) && isSafeFolder(n), 64, pathKey);
  const variables = variablesOf(settings);
  const title = titleOf(plugin);
  const sections = tools.map((tool, i) => {
    const file = files.of(tool.id?.value ?? tool.title?.value ?? '');
    const names = { folder, file, pointer: `/tools/${String(i)}` };
    return { file, tool, section: toolSection(tool, names, settings, title) };
  });
  const runs = sections.some(({ section }) => section.runs);
  const { pieces, files: references } = bodyOf(
    folder,
    ['# ', part('/title', title), '\n\n'],
    [
      ...instructions(plugin),
      ...settingList(variables, runs),
      ...sections.map(({ file, tool, section }): BodyBlock => {
        return { pieces: section.pieces, name: file, what: `The tool \`${tool.id?.value ?? file}\`` };
      }),
    ],
  );
  const packages = sections.flatMap(({ tool, section }) =>
    section.runs ? (tool.code?.packages ?? []).map((one) => one.name) : [],
  );
  const names = variables.map((variable) => String(variable.name.value));
  const needs = {
    program: runs ? nodeFor(tools) : null,
    variables: runs ? names : [],
    packages: [...new Set(packages)],
  };
  return {
    files: [
      {
        path: `${folder}/SKILL.md`,
        language: 'markdown',
        manifest: `/${FRONT}`,
        content: [...frontMatter(plugin, name, needs), ...pieces],
      },
      ...sections.flatMap(({ section }) => section.files),
      ...loadedFiles(
        `${folder}/scripts`,
        sections.flatMap(({ file, tool, section }) => (section.runs ? [{ name: file, tool }] : [])),
      ),
      ...references,
    ],
    implied: [...tools.flatMap((tool) => impliedFlags(tool)), ...impliedSecrets(settings)],
    install: install(folder, names, needs.program, packages.length > 0),
    ...(names.length > 0 ? { environment: names } : {}),
    calls: {
      tools: sections.map(({ file }) => ({
        ...{ name: file, path: `${folder}/scripts/${file}${SCRIPT_EXTENSION}`, script: 'program' },
      })),
      settings: environmentOf(settings),
    },
  };
}

function settingList(variables: readonly Variable[], runs: boolean): BodyBlock[] {
  if (variables.length === 0) return [];
  const who = runs ? 'The scripts read' : 'The programs that are missing read';
  const pieces = [
    '## Settings\n\n',
    `${who} these environment variables:\n\n`,
    ...variableList(variables),
    '\n',
  ];
  return [{ pieces, name: 'skill-settings', what: 'The settings' }];
}

function install(
  folder: string,
  variables: readonly string[],
  program: string | null,
  hasPackages: boolean,
): InstallNote[] {
  const set = variables.map((name) => `\`${name}\``).join(', ');
  return [
    {
      releases: [],
      steps: [
        ...(hasPackages ? [`Run \`npm install\` in the folder \`${folder}/scripts\`.`] : []),
        `Put the folder \`${folder}\` into the folder where your agent looks for skills, for example \`.claude/skills/\`.`,
        ...(program === null ? [] : [`The scripts need ${program}.`]),
        ...(set === '' ? [] : [`Set the environment variables that hold the settings: ${set}.`]),
      ],
    },
  ];
}
