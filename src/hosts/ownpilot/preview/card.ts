// Makes the card of a package as each release shows it right after the install.

import { isObject, member } from '../../../model/guards.ts';
import { childText, LIST_OR_NOTHING, optionalList, PageCrash } from '../../kit/react-page.ts';
import { isAgentSkill, normalSkillName } from '../agent-skills/agent-skill.ts';
import { CATEGORIES } from '../metadata/rules.ts';
import { V0_8_3, type RealRelease } from '../releases.ts';
import { elements, type JsonObject, textOf } from '../shape.ts';
import { riskOf, type RiskLevel } from './risk.ts';

/** A category as the page writes it; `tone` is the name of its colour. */
export interface Category {
  readonly text: string;
  readonly tone: string;
}

/** A text of the page with the pointer of the member that it comes from. */
export interface Pointed {
  readonly text: string;
  readonly pointer: string;
}

export interface Head {
  /** Shown as text; '' shows the sparkle. */
  readonly icon: string;
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly description: string;
  readonly category: Category | null;
}

/**
 * The card of a package (2026-02 ui/pages/SkillPackagesPage.tsx:277-368, 0.8.3
 * ui/pages/extensions/ExtensionCard.tsx).
 */
export interface Card extends Head {
  readonly tags: readonly Pointed[];
  /** How many more tags there are; only 0.8.3 says so. */
  readonly moreTags: number;
  readonly tools: number;
  readonly triggers: number;
  /** The part that only 0.8.3 has: the format, the risk of its audit, and the day of the install; else null. */
  readonly extension: {
    readonly format: string;
    readonly agentSkill: boolean;
    readonly risk: Exclude<RiskLevel, 'low'> | null;
    readonly riskTitle: string;
  } | null;
}

const TAGS_SHOWN: Readonly<Record<RealRelease, number>> = { '2026-02': 3, '0.8.3': 4 };

/** The words for formats (ui/pages/skills/constants.ts). */
const FORMAT_LABELS: Readonly<Record<string, string>> = { agentskills: 'SKILL.md', ownpilot: 'Extension' };

/** The columns that the database keeps beside the manifest; its `author` is the author's name. */
export function headOf(manifest: JsonObject, real: RealRelease): Head {
  const text = (key: string): string => columnText(member(manifest, key)) ?? '';
  const category = columnText(member(manifest, 'category')) ?? 'other';
  const name = text('name');
  return {
    icon: text('icon'),
    name: real === V0_8_3 && isAgentSkill(manifest) ? normalSkillName(name) : name,
    version: text('version'),
    author: columnText(member(member(manifest, 'author'), 'name')) ?? '',
    description: text('description'),
    category: category === '' ? null : { text: categoryLabel(category), tone: categoryTone(category) },
  };
}

/** The card of a package. Throws `PageCrash` where the host's list crashes on the package. */
export function cardOf(manifest: JsonObject, real: RealRelease): Card {
  const shown = TAGS_SHOWN[real];
  const tags = tagsOf(manifest, real);
  return {
    ...headOf(manifest, real),
    tags: tags.slice(0, shown).map((tag, i) => {
      const pointer = `/tags/${String(i)}`;
      return { text: childText(tag, pointer), pointer };
    }),
    moreTags: real === V0_8_3 ? Math.max(0, tags.length - shown) : 0,
    tools: elements(member(manifest, 'tools')).length,
    triggers: elements(member(manifest, 'triggers')).length,
    extension: real === V0_8_3 ? extensionOf(manifest) : null,
  };
}

/** The page calls `slice` before `map`, so a text crashes later than a number does. */
function tagsOf(manifest: JsonObject, real: RealRelease): readonly unknown[] {
  const tags = member(manifest, 'tags');
  if (typeof tags !== 'string') return optionalList(tags, 'pkg.manifest.tags?.slice', '/tags');
  const call = 'pkg.manifest.tags?.slice(...).map';
  if (tags === '' && real === V0_8_3) return [];
  throw new PageCrash(`${call} is not a function`, '/tags', LIST_OR_NOTHING);
}

function extensionOf(manifest: JsonObject): Card['extension'] {
  const format = member(manifest, 'format') ?? 'ownpilot';
  const { level, warnings } = riskOf(manifest);
  const label =
    typeof format === 'string' && Object.hasOwn(FORMAT_LABELS, format) ? FORMAT_LABELS[format] : null;
  return {
    format: label ?? (isObject(format) ? '' : childText(format, '/format')),
    agentSkill: format === 'agentskills',
    risk: level === 'low' ? null : level,
    riskTitle: `Security: ${level} risk — ${warnings.join(', ') || 'no details'}`,
  };
}

/** The colour of a category; a word that the page does not know has the colour of `other`. */
function categoryTone(category: string): string {
  return CATEGORIES.includes(category) ? category : 'other';
}

/** The page's label of a category: its word with the first letter in upper case. */
function categoryLabel(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

/**
 * The column's text for any JSON value; null where nothing is stored. The database client makes JSON of objects,
 * an array literal of lists and text of everything else (pg, lib/utils.js, prepareValue).
 */
export function columnText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return arrayLiteral(value);
  return typeof value === 'object' ? JSON.stringify(value) : textOf(value);
}

function arrayLiteral(items: readonly unknown[]): string {
  const parts = items.map((item) => {
    if (item === null) return 'NULL';
    if (Array.isArray(item)) return arrayLiteral(item);
    const text = typeof item === 'object' ? JSON.stringify(item) : textOf(item);
    return `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}
