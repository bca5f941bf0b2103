// An Agent Skills folder: SKILL.md with the instructions, and a script per tool.

import type { ConversionOutput, WrittenFile, OutputPart, OutputNode } from '../../model/output.ts';
import type { Format } from '../../model/format.ts';
import { isObject, member } from '../../model/guards.ts';
import type { Plugin, Sourced, Tool } from '../../model/plugin.ts';
import { isStated, kebab, Names, spaced } from '../../hosts/kit/convert/identifiers.ts';
import { jsonLiteral, yamlText } from '../../hosts/kit/convert/literals.ts';
import { approximate, invent, keep, reshape } from '../../hosts/kit/convert/output.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import { schemaNode, impliedFlags } from '../../hosts/kit/convert/schema-write.ts';
import { markdownLine, markdownText, wholeMarkdown } from '../../text/markdown.ts';
import { isSafeFolder } from '../../text/paths.ts';
import { scriptFile } from './script.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_DESCRIPTION = 1024;

/** Agent Skills: a folder with `SKILL.md` and scripts. Written only. */
export const agentSkill: Format = {
  id: 'agent-skill',
  name: 'Agent Skills',
  manifest: 'SKILL.md',
  defaultPath: 'SKILL.md',
  write,
  faults,
};

function write(plugin: Plugin): ConversionOutput {
  const skills = new Names({
    // The folder has the skill's name.
    legal: (n) => NAME.test(n) && isSafeFolder(n),
    make: kebab,
    fallback: 'my-skill',
    separator: '-',
    longest: 64,
  });
  const [first] = plugin.tools;
  const name = skills.give(plugin.id ?? plugin.name ?? first?.id, why.LEGAL_NAME);
  const folder = String(name.value);
  const names = new Names({
    legal: (n) => /^[\w-]+$/.test(n),
    make: kebab,
    fallback: 'tool',
    separator: '-',
    longest: 64,
    isPath: true,
  });
  const tools = plugin.tools.map((tool) => ({
    tool,
    name: names.of(tool.id?.value ?? tool.title?.value ?? ''),
  }));
  const scripts = tools.flatMap(({ tool, name: script }): WrittenFile[] => {
    const file = scriptFile(`${folder}/scripts/${script}.cjs`, tool, plugin.settings);
    return file ? [file] : [];
  });
  return {
    files: [
      {
        path: `${folder}/SKILL.md`,
        language: 'markdown',
        manifest: '/front',
        content: [
          ...front(plugin, name),
          ...body(plugin),
          ...tools.flatMap(({ tool, name: script }, i) => section(tool, script, i, scripts.length > 0)),
        ],
      },
      ...scripts,
    ],
    implied: plugin.tools.flatMap(impliedFlags),
    install: [
      {
        releases: [],
        steps: [
          `Put the folder \`${folder}\` into the folder where your agent looks for skills, for example \`.claude/skills/\`.`,
        ],
      },
    ],
  };
}

const part = (
  pointer: string,
  node: OutputPart['node'],
  print: OutputPart['print'] = String,
): OutputPart => ({
  pointer,
  node,
  print,
});

const yaml = (value: unknown): string => yamlText(String(value));
const line = (value: unknown): string => markdownLine(String(value));
const text = (value: unknown): string => markdownText(String(value));

function front(plugin: Plugin, name: OutputNode): (string | OutputPart)[] {
  const [first] = plugin.tools;
  const about = plugin.description ?? first?.description ?? first?.display;
  const extra: [string, Sourced | undefined][] = [
    ['version', plugin.version],
    ['author', plugin.author?.name],
    ['category', plugin.category],
    ['homepage', plugin.homepage],
  ];
  const metadata = extra.flatMap(([key, value]): (string | OutputPart)[] =>
    value ? [`  ${key}: `, part(`/front/metadata/${key}`, keep(value), yaml), '\n'] : [],
  );
  return [
    '---\nname: ',
    part('/front/name', name, yaml),
    '\ndescription: ',
    part('/front/description', descriptionNode(about), yaml),
    '\n',
    ...(plugin.license ? ['license: ', part('/front/license', keep(plugin.license), yaml), '\n'] : []),
    ...(metadata.length > 0 ? ['metadata:\n', ...metadata] : []),
    '---\n\n',
  ];
}

function descriptionNode(about: Sourced<string> | undefined): OutputNode {
  if (!isStated(about)) return invent('Tools for the agent', why.DEMANDED);
  if (about.value.length <= LONGEST_DESCRIPTION) return keep(about);
  return approximate(about, `${about.value.slice(0, LONGEST_DESCRIPTION - 1)}…`, SHORTENED);
}

const SHORTENED = { code: 'shortened', says: 'The target limits the length, so the end is cut off.' };

function body({ name, id, prompt }: Plugin): (string | OutputPart)[] {
  const title = name ?? id;
  return [
    '# ',
    part(
      '/title',
      title
        ? reshape(title, name ? title.value : spaced(title.value), why.FROM_NAME)
        : invent('Skill', why.DEMANDED),
      line,
    ),
    '\n\n',
    ...(prompt ? [part('/instructions', keep(prompt), (value) => wholeMarkdown(String(value))), '\n\n'] : []),
  ];
}

function section(tool: Tool, script: string, i: number, scripted: boolean): (string | OutputPart)[] {
  const at = `/tools/${String(i)}`;
  const { id, title, description, display, examples } = tool;
  const prompts = examples.flatMap(({ prompt }) => prompt ?? []);
  return [
    '## ',
    part(`${at}/name`, id ? keep(id) : invent(script, why.DEMANDED), line),
    '\n\n',
    ...(title ? ['**', part(`${at}/title`, keep(title), line), '**\n\n'] : []),
    ...(description ? [part(`${at}/description`, keep(description), text), '\n\n'] : []),
    ...(display && display !== description ? [part(`${at}/display`, keep(display), text), '\n\n'] : []),
    ...(prompts.length > 0
      ? [
          'For example:\n\n',
          ...prompts.flatMap((prompt, n) => [
            '- ',
            part(`${at}/examples/${String(n)}`, keep(prompt), line),
            '\n',
          ]),
          '\n',
        ]
      : []),
    ...(scripted && tool.code
      ? [`Run it with its parameters as JSON: \`node scripts/${script}.cjs '{…}'\`. `]
      : []),
    'Its parameters:\n\n```json\n',
    part(`${at}/parameters`, schemaNode(tool), (value) => jsonLiteral(value, 2)),
    '\n```\n\n',
  ];
}

/** Looks at the front matter. */
function faults(value: unknown): string[] {
  const name = member(value, 'name');
  const description = member(value, 'description');
  if (!isObject(value)) return ['There is no front matter.'];
  return [
    ...(typeof name === 'string' && NAME.test(name) && name.length <= 64 ? [] : ['The name is not valid.']),
    ...(typeof description === 'string' && description !== '' && description.length <= LONGEST_DESCRIPTION
      ? []
      : ['The description is missing or too long.']),
  ];
}
