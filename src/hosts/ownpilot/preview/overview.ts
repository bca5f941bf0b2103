// The overview tab of the detail dialog (sheet 5.2): tools, triggers, prompt, words and the few facts below.

import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { elements, entriesOf, toolsOf, type Entry, type Members } from '../shape.ts';
import { textOf } from './column.ts';
import { childText, listed, type Pointed } from './page-dies.ts';

export interface ToolBox {
  readonly pointer: string;
  readonly name: string;
  readonly approval: boolean;
  readonly permissions: readonly Pointed[];
  readonly description: string;
}

export interface TriggerBox {
  readonly pointer: string;
  readonly name: string;
  readonly type: string;
  /** null where `config.cron` is no text. */
  readonly cron: string | null;
  readonly on: boolean;
}

export interface Overview {
  readonly tools: readonly ToolBox[];
  readonly triggers: readonly TriggerBox[];
  readonly prompt: string | null;
  readonly tags: readonly Pointed[];
  readonly keywords: readonly Pointed[];
  /** The address of the documentation; null where the page shows none. */
  readonly docs: string | null;
  readonly email: string | null;
}

/** Throws `PageDies` where the dialog dies as soon as it is opened. */
export function overviewOf(manifest: Members): Overview {
  const tags = member(manifest, 'tags');
  const keywords = member(manifest, 'keywords');
  const hasWords = lengthOf(tags) > 0 || lengthOf(keywords) > 0;
  const prompt = member(manifest, 'system_prompt');
  const docs = member(manifest, 'docs');
  const email = member(member(manifest, 'author'), 'email');
  return {
    tools: toolsOf(manifest).map(toolBox),
    triggers: entriesOf(member(manifest, 'triggers'), '/triggers').map(triggerBox),
    prompt: prompt ? childText(prompt, '/system_prompt') : null,
    tags: hasWords ? words(tags, 'manifest.tags?.map', '/tags') : [],
    keywords: hasWords ? words(keywords, 'manifest.keywords?.map', '/keywords') : [],
    docs: docs ? textOf(docs) : null,
    email: email ? childText(email, '/author/email') : null,
  };
}

function toolBox({ pointer, value }: Entry): ToolBox {
  const permissions = join(pointer, 'permissions');
  return {
    pointer,
    name: childText(member(value, 'name'), join(pointer, 'name')),
    approval: Boolean(member(value, 'requires_approval')),
    permissions: words(member(value, 'permissions'), 'tool.permissions?.map', permissions),
    description: childText(member(value, 'description'), join(pointer, 'description')),
  };
}

function triggerBox({ pointer, value }: Entry): TriggerBox {
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
  return listed(list, call, pointer).map((word, i) => {
    const at = join(pointer, i);
    return { text: childText(word, at), pointer: at };
  });
}

/** What `value?.length ?? 0` is; only texts and lists of a manifest have one. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : elements(value).length;
}
