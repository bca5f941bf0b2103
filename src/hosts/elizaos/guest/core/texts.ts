// What the core makes of answers of models and of templates (`utils.ts` of 1.7.2).

import { isArray, parse } from '../../../../sandbox/guest/primordials.ts';
import { memberOf, type PluginObject } from '../plugin-of.ts';

/** The object of a text that is JSON, or of its first `json` block; null without one. */
export function jsonIn(text: string): object | null {
  const block = /```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? text;
  try {
    const value: unknown = parse(quoted(block.trim()));
    return typeof value === 'object' && !isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Quotes values that have other quotes or none. */
function quoted(text: string): string {
  return (
    text
      .replace(/\{\s{1,1000}/, '{')
      .replace(/\s{1,1000}\}/, '}')
      .trim()
      // eslint-disable-next-line regexp/no-super-linear-backtracking -- as the core has it; the run has a deadline
      .replace(/("[\w-]+")\s*: \s*(?!"|\[)([\s\S]+?)(?=(,\s*"|\}$))/g, '$1: "$2"')
      .replace(/"([^"]+)"\s*:\s*'([^']*)'/g, '"$1": "$2"')
      .replace(/("[\w-]+")\s*:\s*([A-Za-z_]+)(?!["\w])/g, '$1: "$2"')
  );
}

interface Element {
  readonly name: string;
  readonly inside: string;
}

/** `<name>text</name>` as members, of the `response` or the first element; null without any. */
export function elementsIn(text: unknown): Record<string, unknown> | null {
  if (!text) return null;
  const whole = String(text);
  const from = whole.indexOf('<response>');
  const to = from < 0 ? -1 : whole.indexOf('</response>', from);
  const response = to < 0 ? '' : whole.slice(from + '<response>'.length, to);
  const inside = response === '' ? children(whole)[0]?.inside : response;
  const found: Record<string, unknown> = {};
  for (const { name, inside: raw } of children(inside ?? '')) {
    const value = unescaped(raw).trim();
    if (['actions', 'providers', 'evaluators'].includes(name))
      found[name] = value === '' ? [] : value.split(',').map((one) => one.trim());
    else found[name] = name === 'simple' ? value.toLowerCase() === 'true' : value;
  }
  return Object.keys(found).length === 0 ? null : found;
}

/** Elements one after the other; those of the same name may be inside. */
function children(text: string): Element[] {
  const found: Element[] = [];
  const open = /<([\w-]{1,100})[^<>]{0,1000}>/g;
  for (let start = open.exec(text); start; start = open.exec(text)) {
    const [tag, name = ''] = start;
    if (/\/\s*>$/.test(tag)) continue;
    const end = closing(text, name, open.lastIndex);
    if (end < 0) continue;
    found.push({ name, inside: text.slice(open.lastIndex, end) });
    open.lastIndex = end + name.length + 3;
  }
  return found;
}

function closing(text: string, name: string, from: number): number {
  for (let [at, depth] = [from, 1]; ;) {
    const close = text.indexOf(`</${name}>`, at);
    if (close < 0) return -1;
    const open = text.indexOf(`<${name}`, at);
    if (open >= 0 && open < close) {
      const end = text.indexOf('>', open);
      if (!/\/\s*>$/.test(text.slice(open, end + 1))) depth++;
      at = end + 1;
    } else if (--depth === 0) return close;
    else at = close + name.length + 3;
  }
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");

/** `{{name}}` by its value; the core has a whole template language, of which `blocks` are not here. */
export function filled(template: unknown, values: unknown, state: unknown, blocks: () => never): string {
  const text = String(
    typeof template === 'function' ? (template as (given: unknown) => unknown)({ state }) : template,
  );
  if (/\{\{[#^>]/.test(text)) blocks();
  return text.replace(/\{\{\{?\s*([\w.]{1,200})\s*\}?\}\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((one, name) => memberOf(one, name), values);
    return value === undefined || value === null ? '' : String(value);
  });
}

/** A state as templates see it: its values, and members of its own. */
export function flat(state: unknown): PluginObject {
  const { text: _, values, data: __, ...own } = state as PluginObject;
  return { ...own, ...(values as PluginObject | undefined) };
}

/** Text that ends with a whole sentence, else with a whole word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, text.lastIndexOf('.', most - 1) + 1).trim();
  if (whole.length > 0) return whole;
  const word = text.slice(0, Math.max(0, text.lastIndexOf(' ', most - 1))).trim();
  return `${word.length > 0 ? word : text.slice(0, most - 3).trim()}...`;
}

/** `3 hours ago`. */
export function since(at: number): string {
  const ms = Math.abs(Date.now() - at);
  const units: readonly [string, number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ];
  const [name, size] = units.find(([, length]) => ms >= length) ?? ['', 0];
  if (size === 0) return 'just now';
  const many = Math.floor(ms / size);
  return `${String(many)} ${name}${many === 1 ? '' : 's'} ago`;
}
