// The sources that the rules of this host cite: the documentation, Milady's code and the core's types.

import type { Args, Evidence } from '../../model/finding.ts';
import { definersOf, type DefinedRule } from '../kit/rule.ts';
import { DOCUMENTED, V2026_03, CORE_1, everywhere, inCode, onlyDocumented, since } from './releases.ts';

const MANIFEST_SECTION = 'Plugin Schemas, section "Plugin Manifest (elizaos.plugin.json)"';

/** A section of the page on plugin schemas. */
export function page(where = MANIFEST_SECTION): Evidence {
  return { release: DOCUMENTED, where };
}

/** A place in Milady at commit 0de6aae8: `where` is a path in its repository, `text` its own message, unchanged. */
export function milady(where: string, text?: string): Evidence {
  return text === undefined ? { release: V2026_03, where } : { release: V2026_03, where, text };
}

/** A fact from the declared types of the elizaOS core that the page leaves out. */
export function core(where = 'PluginManifest in types/plugin-manifest.ts'): Evidence {
  return { release: DOCUMENTED, where: `not on the page; elizaOS core, ${where}`, source: null };
}

/** Arguments of rules about a wrong name at a setting; `suggestion` is the right one, where that is known. */
export type Slip = { readonly key: string; readonly suggestion: string | undefined };

/** Defines rules by what they cost in every release, only on the page, only in Milady, or first there and then in Milady. */
export const define = definersOf({
  changed: everywhere('changed'),
  broken: everywhere('broken'),
  advice: everywhere('advice'),
  pageRefused: onlyDocumented('refused'),
  pageAdvice: onlyDocumented('advice'),
  miladyBroken: since(V2026_03, 'broken'),
  miladyChanged: since(V2026_03, 'changed'),
  miladyAdvice: since(V2026_03, 'advice'),
  refusedThenChanged: { documented: 'refused', ...since(V2026_03, 'changed') },
  adviceThenChanged: { documented: 'advice', ...since(V2026_03, 'changed') },
  codeRefused: inCode.everywhere('refused'),
  codeAdvice: inCode.everywhere('advice'),
  codeChanged: inCode.since(CORE_1, 'changed'),
});

/** The rule once more, for values that crash the form. */
export function crashing<A extends Args>(rule: DefinedRule<A>): DefinedRule<A> {
  const code = `${rule.code}-crash`;
  return {
    ...rule,
    code,
    severity: { ...rule.severity, ...since(V2026_03, 'broken') },
    message: (args) => `${rule.message(args)} This crashes the form.`,
    at: (pointer, place, ...args) => ({ ...rule.at(pointer, place, ...args), code }),
  };
}

/** The catalogue: field types, validators, conditions. */
export const CATALOG = 'apps/app/src/components/config-catalog.ts';
/** The same: which fields there are, and with which control. */
export const RESOLVE = `${CATALOG}, resolveFields`;
export const RESOLVE_TYPE = `${CATALOG}, resolveFieldType`;
/** The form: layout, validation, crashes. */
export const RENDERER = 'apps/app/src/components/config-renderer.tsx';
/** The controls. */
export const FIELD = 'apps/app/src/components/config-field.tsx';
/** The reader of manifests. */
export const LOCAL = 'src/services/registry-client-local.ts';
/** The server: discovery of plugins, parameters, blocked variables. */
export const SERVER = 'src/api/server.ts';
/** The server: the parameters that the settings page gets. */
export const BUILD = `${SERVER}, buildParamDefs`;
/** The terminal's list of plugins. */
export const TERMINAL = 'src/tui/components/plugins-overlay-catalog.ts';

/** A section of the page on plugin schemas: `Action` of "Action Schema". */
export function section(name: string): Evidence {
  return page(`Plugin Schemas, section "${name}"`);
}

/** A function of `@elizaos/core` 1.7.2; `text` is its own message, unchanged. */
export function core1(where: string, text?: string): Evidence {
  const place = { release: CORE_1, where: `@elizaos/core 1.7.2, ${where}` };
  return text === undefined ? place : { ...place, text };
}
