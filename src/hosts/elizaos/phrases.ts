// Putting a manifest's own words into sentences, and naming who says so.

import type { Evidence } from '../../model/problem.ts';
import { MILADY, PAGE } from './releases.ts';

const LONGEST = 60;

/** A name or value as code, cut short where it is long. */
export function code(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return `\`${short(text).replaceAll('`', "'")}\``;
}

/** A value as it stands in JSON, for titles. */
export function quoted(value: unknown): string {
  return short(JSON.stringify(value) ?? '');
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Several names as code; of many the first few and how many more. */
export function codes(values: unknown, most = 6): string {
  const all: readonly unknown[] = Array.isArray(values) ? values : [];
  const shown = all.slice(0, most).map(code).join(', ');
  return all.length > most ? `${shown} and ${String(all.length - most)} more` : shown;
}

/** ` Did you mean …?`, or nothing. */
export function didYouMeanText(suggestion: unknown): string {
  return typeof suggestion === 'string' ? ` Did you mean ${code(suggestion)}?` : '';
}

/** An argument that is text anyway, like "a string" or a control's name. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const MANIFEST_SECTION = 'Plugin Schemas, section "Plugin Manifest (elizaos.plugin.json)"';

export function page(where = MANIFEST_SECTION): Evidence {
  return { release: PAGE, where };
}

/** `where`: file below the repository of Milady at commit 0de6aae8; `text`: its own message, word for word. */
export function milady(where: string, text?: string): Evidence {
  return text === undefined ? { release: MILADY, where } : { release: MILADY, where, text };
}

/** What the page leaves out and the declared type of the elizaOS core says. */
export function core(where = 'PluginManifest in types/plugin-manifest.ts'): Evidence {
  return { release: PAGE, where: `not on the page; elizaOS core, ${where}` };
}

export const CATALOG = 'apps/app/src/components/config-catalog.ts';
export const RENDERER = 'apps/app/src/components/config-renderer.tsx';
export const FIELD = 'apps/app/src/components/config-field.tsx';
export const LOCAL = 'src/services/registry-client-local.ts';
export const SERVER = 'src/api/server.ts';
export const VALIDATION = 'src/api/plugin-validation.ts';
export const TERMINAL = 'src/tui/components/plugins-overlay-catalog.ts';
