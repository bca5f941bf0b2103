// The sources for this host: sections of the documentation, and places in the code of Milady and the ElizaOS core.

import type { Evidence } from '../../model/problem.ts';
import { DOCUMENTED, V2026_03 } from './releases.ts';

const MANIFEST_SECTION = 'Plugin Schemas, section "Plugin Manifest (elizaos.plugin.json)"';

/** A section of the page on plugin schemas. */
export function page(where = MANIFEST_SECTION): Evidence {
  return { release: DOCUMENTED, where };
}

/** `where`: file below the repository of Milady at commit 0de6aae8; `text`: its own message, word for word. */
export function milady(where: string, text?: string): Evidence {
  return text === undefined ? { release: V2026_03, where } : { release: V2026_03, where, text };
}

/** A fact from the declared types of the elizaOS core that the page leaves out. */
export function core(where = 'PluginManifest in types/plugin-manifest.ts'): Evidence {
  return { release: DOCUMENTED, where: `not on the page; elizaOS core, ${where}` };
}

export const CATALOG = 'apps/app/src/components/config-catalog.ts';
export const RENDERER = 'apps/app/src/components/config-renderer.tsx';
export const FIELD = 'apps/app/src/components/config-field.tsx';
export const LOCAL = 'src/services/registry-client-local.ts';
export const SERVER = 'src/api/server.ts';
export const VALIDATION = 'src/api/plugin-validation.ts';
export const TERMINAL = 'src/tui/components/plugins-overlay-catalog.ts';
