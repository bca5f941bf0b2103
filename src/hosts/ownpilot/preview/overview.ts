// Makes the overview tab of the detail dialog: tools, triggers, prompt, tags and details, with the links that pages make of addresses.

import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText, optionalList } from '../../kit/react-page.ts';
import { type RealRelease, V0_8_3 } from '../releases.ts';
import { elements, listItems, toolsOf, type ListItem, type JsonObject, textOf } from '../shape.ts';
import type { Pointed } from './card.ts';

/** React 19's text in place of a script's address (react-dom, sanitizeURL). */
const BLOCKED = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

/** Like React's own pattern, allows control characters before the scheme and line breaks between its letters. */
const SCRIPT = new RegExp(`^[\\u0000-\\u001f ]*${[...'javascript:'].join('[\\r\\n\\t]*')}`, 'i');

/** Addresses that 0.8.3 treats as safe: those of the web and of mail (ui/utils/safe-url.ts). */
const SAFE = /^(?:https?:\/*[^\s/]|mailto:)\P{Cc}*$/iu;

/** The `href` in the page; null where React leaves it out. */
export function hrefOf(address: unknown): string | null {
  if (typeof address === 'boolean') return null;
  const text = textOf(address);
  return SCRIPT.test(text) ? BLOCKED : text;
}

/** The link to the documentation; 0 where the page shows that instead, null where it shows nothing. */
export type DocsLink = { readonly href: string | null } | 0 | null;

/** The link of the Documentation row for any value of `docs`. */
export function docsLink(docs: unknown, real: RealRelease): DocsLink {
  if (real === V0_8_3) return typeof docs === 'string' && SAFE.test(docs) ? { href: docs } : null;
  if (docs === 0) return 0;
  return docs ? { href: hrefOf(docs) } : null;
}

/** One tool; `approval` is 0 where the page shows a bare zero for `requires_approval: 0`. */
export interface ToolBox {
  readonly pointer: string;
  readonly name: string;
  readonly approval: boolean | 0;
  readonly permissions: readonly Pointed[];
  readonly description: string;
}

export interface TriggerBox {
  readonly pointer: string;
  readonly name: string;
  readonly type: string;
  /** null where `config.cron` is not a string. */
  readonly cron: string | null;
  readonly on: boolean;
}

/** The tab's parts. A part is 0 where the page renders `value && …`, so React shows a bare zero; null where nothing is shown. */
export interface Overview {
  readonly tools: readonly ToolBox[];
  readonly triggers: readonly TriggerBox[];
  readonly prompt: string | 0 | null;
  readonly tags: readonly Pointed[];
  readonly keywords: readonly Pointed[];
  readonly docs: DocsLink;
  readonly email: string | 0 | null;
}

/** The overview of a package. Throws `PageCrash` where the host's dialog crashes when it opens. */
export function overviewOf(manifest: JsonObject, real: RealRelease): Overview {
  const tags = member(manifest, 'tags');
  const keywords = member(manifest, 'keywords');
  const hasWords = lengthOf(tags) > 0 || lengthOf(keywords) > 0;
  const prompt = member(manifest, 'system_prompt');
  const email = member(member(manifest, 'author'), 'email');
  return {
    tools: toolsOf(manifest).map(toolBox),
    triggers: listItems(member(manifest, 'triggers'), '/triggers').map(triggerBox),
    prompt: textOrZero(prompt, '/system_prompt'),
    tags: hasWords ? words(tags, 'manifest.tags?.map', '/tags') : [],
    keywords: hasWords ? words(keywords, 'manifest.keywords?.map', '/keywords') : [],
    docs: docsLink(member(manifest, 'docs'), real),
    email: textOrZero(email, '/author/email'),
  };
}

function textOrZero(value: unknown, pointer: string): string | 0 | null {
  if (value === 0) return 0;
  return value ? childText(value, pointer) : null;
}

function toolBox({ pointer, value }: ListItem): ToolBox {
  const approval = member(value, 'requires_approval');
  const permissions = join(pointer, 'permissions');
  return {
    pointer,
    name: childText(member(value, 'name'), join(pointer, 'name')),
    approval: approval === 0 ? 0 : Boolean(approval),
    permissions: words(member(value, 'permissions'), 'tool.permissions?.map', permissions),
    description: childText(member(value, 'description'), join(pointer, 'description')),
  };
}

function triggerBox({ pointer, value }: ListItem): TriggerBox {
  const cron = member(member(value, 'config'), 'cron');
  return {
    pointer,
    name: childText(member(value, 'name'), join(pointer, 'name')),
    type: childText(member(value, 'type'), join(pointer, 'type')),
    cron: typeof cron === 'string' ? cron : null,
    on: member(value, 'enabled') !== false,
  };
}

function words(list: unknown, call: string, pointer: string): Pointed[] {
  return optionalList(list, call, pointer).map((word, i) => {
    const at = join(pointer, i);
    return { text: childText(word, at), pointer: at };
  });
}

/** The value of `value?.length ?? 0`; in JSON only strings and lists have a length. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : elements(value).length;
}
