// Reads a package's skill: its front matter, its title, and what it tells the model before the parts that name the tools.

import { isObject } from '../../../model/guards.ts';
import type { PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { folderOf } from '../../../files/paths.ts';
import { readerOf, type Reader } from '../../../convert/values/reader.ts';
import { lineText } from '../../../lang/markdown/escape.ts';
import { FRONT } from '../../../convert/skill/front-matter.ts';
import { readFront, spansOf } from '../../../convert/skill/read-front.ts';

export interface ReadSkill extends Pick<Plugin, 'prompt'> {
  readonly files: readonly SourceFile[];
  readonly title: Plugin['name'];
  readonly front: Reader;
}

/** Paths of the skills, the first one first: clients look at direct children of `skills/` alone. */
export function skillPaths({ main, others }: PluginFiles): string[] {
  const folder = folderOf(main.path);
  return others.flatMap(({ path }) => {
    const inside = path.startsWith(folder) ? path.slice(folder.length) : path;
    return /^skills\/[^/]+\/SKILL\.md$/.test(inside) ? [path] : [];
  });
}

/** The first skill; undefined where none is open. */
export function readSkill(source: PluginFiles): ReadSkill | undefined {
  const [first] = skillPaths(source);
  const file = source.others.find(({ path }) => path === first);
  if (!file) return undefined;
  const { front, title, instructions, isMoved } = partsOf(file.text);
  const skill = { ...file, value: { ...front, ...title, ...instructions } };
  const moved = isMoved ? fileBeside(source, INSTRUCTIONS, file.path) : undefined;
  const apart = moved && { ...moved, value: { instructions: moved.text.replace(/\n\n$/, '') } };
  const root = readerOf(skill);
  return {
    files: apart ? [skill, apart] : [skill],
    title: root.at('title').text(),
    front: root.at(FRONT),
    prompt: (apart ? readerOf(apart) : root).at('instructions').text(),
  };
}

const INSTRUCTIONS = 'references/skill-instructions.md';

interface Parts {
  readonly front: { readonly [FRONT]?: unknown };
  readonly title: { readonly title?: string };
  readonly instructions: { readonly instructions?: string };
  /** Whether the instructions are in a file of their own. */
  readonly isMoved: boolean;
}

function partsOf(text: string): Parts {
  const spans = spansOf(text);
  const isSkill = typeof spans !== 'string';
  const front = isSkill ? text.slice(spans.front.from, spans.front.to) : undefined;
  const body = text.slice(isSkill ? spans.body.from : 0).replace(/^\s*\n/, '');
  const [heading = '', title] = /^# (.*)(?:\r?\n){0,2}/.exec(body) ?? [];
  const rest = instructionsIn(body.slice(heading.length));
  const isMoved = MOVED.test(rest);
  const value = front === undefined ? undefined : frontOf(front);
  return {
    front: value === undefined ? {} : { [FRONT]: value },
    title: title === undefined ? {} : { title: lineText(title) },
    instructions: isMoved || rest === '' ? {} : { instructions: rest },
    isMoved,
  };
}

const MOVED = /^- How to use this skill: \[references\/skill-instructions\.md\]\(.*\)\s*$/;

/** What conversions write below the instructions starts so; texts of a plugin that stand there never do. */
const TOOLS =
  /^(?:The MCP server `[a-z0-9.-]+` of this plugin has these tools:|This plugin has no tools\.|- The tools: \[references\/skill-tools\.md\]\(.*\))$/gm;

/** The instructions without what follows them; all of a skill that no conversion wrote. */
function instructionsIn(body: string): string {
  const end = [...body.matchAll(TOOLS)].at(-1)?.index;
  return end === undefined ? body.trimEnd() : body.slice(0, end).replace(/\n\n?$/, '');
}

/** The front matter as JSON has it; undefined where it is not a map. */
function frontOf(text: string): unknown {
  try {
    const { newer, error } = readFront(text);
    const value: unknown = newer.toJSON();
    return error === null && isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
