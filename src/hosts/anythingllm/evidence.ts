// The sources that the rules of AnythingLLM cite.

import type { Evidence, Severity, SeverityByRelease } from '../../model/finding.ts';
import { definersOf } from '../kit/rule.ts';
import { HUB_CODE, PAGES, SERVER_CODE, V2026_08, everywhere, onlyDocumented, since } from './releases.ts';

/** A section of the plugin.json reference page. */
export function page(section: string): Evidence {
  return { release: 'documented', where: `plugin.json reference, ${section}` };
}

/** A section of the page about the handler's code. */
export function handlerPage(section: string): Evidence {
  return {
    release: 'documented',
    where: `handler.js reference, ${section}`,
    source: `${PAGES}/handler-js.mdx`,
  };
}

/** A line of the official JSON schema, which only editors use: no code of the product reads it. */
export function editorSchema(lines: string): Evidence {
  return {
    release: 'documented',
    where: `official JSON schema for editors, server/utils/agents/imported-manifest.schema.json:${lines}`,
    source: SERVER_CODE,
  };
}

/** A rule of the publishing tool of the Community Hub. */
export function hubCli(lines: string): Evidence {
  return {
    release: 'documented',
    where: `anythingllm-hub-cli, utils/validateAgentSkill.js:${lines}`,
    source: HUB_CODE,
  };
}

/** A place in the product's code, with the words that it prints there. */
export function code(where: string, text?: string): Evidence {
  return { release: V2026_08, where, text };
}

/** The loader of skills. */
export const LOADER = 'server/utils/agents/imported.js';
/** Calls of tools, and what becomes of their results. */
export const AIBITAT = 'server/utils/agents/aibitat/index.js';
/** The start of an agent session, which attaches tools. */
export const ATTACH = 'server/utils/agents/index.js';
/** The settings panel of one skill. */
export const PANEL = 'frontend/src/pages/Admin/Agents/Imported/ImportedSkillConfig/index.jsx';
/** The list of skills on the settings page. */
export const SKILL_LIST = 'frontend/src/pages/Admin/Agents/Imported/SkillList/index.jsx';
/** The prompt for models without native tool calling. */
export const UNTOOLED = 'server/utils/agents/aibitat/providers/helpers/untooled.js';

/** The documentation and the schema that editors use refuse it; on the server it costs this. */
export function refusedThen(severity: Severity): SeverityByRelease {
  return { ...onlyDocumented('refused'), ...since(V2026_08, severity) };
}

/** Defines rules by what they cost in every release, only on the server, only on the page, or first there and then on the server. */
export const define = definersOf({
  refused: everywhere('refused'),
  broken: everywhere('broken'),
  changed: everywhere('changed'),
  advice: everywhere('advice'),
  serverChanged: since(V2026_08, 'changed'),
  serverAdvice: since(V2026_08, 'advice'),
  pageAdvice: onlyDocumented('advice'),
  refusedThenBroken: refusedThen('broken'),
  refusedThenChanged: refusedThen('changed'),
  refusedThenAdvice: refusedThen('advice'),
});
