// The section of one tool: what it is for, how its script is called, or that its program is missing.

import type { OutputNode, WrittenFile } from '../../../model/output.ts';
import type { Setting, Tool } from '../../../model/plugin.ts';
import { whyNot } from '../../code/adapter.ts';
import { commented, jsonLiteral } from '../../values/literals.ts';
import { isStated } from '../../values/identifiers.ts';
import { keep, block, invent } from '../../values/output.ts';
import * as why from '../../report/reasons.ts';
import { schemaNode } from '../../schema/write.ts';
import { exampleList, part, text, type MarkdownPiece } from '../../skill/pieces.ts';
import { SCRIPT_EXTENSION, scriptFile } from './script.ts';

export interface ToolSection {
  readonly pieces: readonly MarkdownPiece[];
  /** Its script, or what whoever writes it needs. */
  readonly files: readonly WrittenFile[];
  readonly runs: boolean;
}

export interface ToolNames {
  readonly folder: string;
  /** Of the tool's files, without their endings. */
  readonly file: string;
  /** Where its values are in SKILL.md: `/tools/0`. */
  readonly pointer: string;
}

/** `heading` is the title of the skill, which a section does not repeat. */
export function toolSection(
  tool: Tool,
  { folder, file, pointer }: ToolNames,
  settings: readonly Setting[],
  heading: OutputNode,
): ToolSection {
  const { id, title, description, display, examples } = tool;
  const script = `scripts/${file}${SCRIPT_EXTENSION}`;
  const written = scriptFile(`${folder}/${script}`, tool, settings);
  const isHeading = title !== undefined && heading.origins.includes(title);
  const paragraph = (node: OutputNode, name: string): MarkdownPiece[] => [
    part(`${pointer}/${name}`, node, text),
    '\n\n',
  ];
  const about: MarkdownPiece[] = [
    '## ',
    part(`${pointer}/name`, id ? keep(id) : invent(file)),
    '\n\n',
    ...(isStated(title) && !isHeading ? ['**', part(`${pointer}/title`, keep(title)), '**\n\n'] : []),
    ...(isStated(description) ? paragraph(keep(description), 'description') : []),
    ...(isStated(display) && display.value !== description?.value ? paragraph(keep(display), 'display') : []),
    ...exampleList(examples, `${pointer}/examples`),
  ];
  if (!written) return missingProgram(tool, { folder, file, pointer }, about);
  const rest: MarkdownPiece[] = [
    `Run it with its parameters as JSON: \`node ${script} '{…}'\`. Its parameters:\n\n\`\`\`json\n`,
    part(`${pointer}/parameters`, schemaNode(tool), (value) => jsonLiteral(value, 2)),
    '\n```\n\n',
  ];
  return { pieces: [...about, ...rest], files: [written], runs: true };
}

/** An agent cannot run what is not there: parameters and code are for whoever writes the program. */
function missingProgram(
  tool: Tool,
  { folder, file, pointer }: ToolNames,
  about: readonly MarkdownPiece[],
): ToolSection {
  const { code } = tool;
  const parameters = `references/${file}.json`;
  const original = code && originalCode(`references/${file}-original`, code);
  const says = [
    `This tool cannot be run: its program is missing. Write it as \`scripts/${file}${SCRIPT_EXTENSION}\`.`,
    `\`${parameters}\` describes its parameters.`,
    ...(original ? [`\`${original.path}\` is its original code.`] : []),
  ].join(' ');
  const files: WrittenFile[] = [
    { path: `${folder}/${parameters}`, language: 'json', content: schemaNode(tool) },
  ];
  if (original) files.push({ ...original, path: `${folder}/${original.path}` });
  const missing = code
    ? `${says}\n\n`
    : part(`${pointer}/program`, invent(`${says}\n\n`, why.NO_CODE), String);
  return { pieces: [...about, missing], files, runs: false };
}

/** All of it is a comment, so that nothing runs it as it is. */
function originalCode(path: string, code: NonNullable<Tool['code']>): WrittenFile {
  const isPython = code.convention.startsWith('python');
  const node = block(code.text, commented(code.text.value, isPython ? '#' : '//'), whyNot(code));
  return {
    path: `${path}${isPython ? '.py' : '.js'}`,
    language: isPython ? 'python' : 'javascript',
    content: [part('/code', node, (value) => `${String(value)}\n`)],
  };
}
