// Names the sources of RAGFlow's rules, and severities that rules share.

import type { SeverityByRelease, Evidence } from '../../model/finding.ts';
import { EVERY_RELEASE, HOST_RELEASES, NEWER_PATH, WITH_SELECTOR } from './releases.ts';

/** Evidence from the documentation, the README of the plugin folder. */
export function readme(place: string): Evidence {
  return { release: 'documented', where: `agent/plugin/README.md, ${place}` };
}

/** Evidence from the function that makes the model's tool, with the exception that it ends with. */
export function converter(text?: string): Evidence {
  const where = 'plugin/llm_tool_plugin.py, llm_tool_metadata_to_openai_tool';
  return { release: '0.19', where, ...(text === undefined ? {} : { text }) };
}

/** Evidence from the plugin manager, which reads the metadata while the server starts. */
export function manager(text?: string): readonly Evidence[] {
  const exception = text === undefined ? {} : { text };
  return HOST_RELEASES.map((release) => ({
    release,
    where: NEWER_PATH.includes(release)
      ? 'agent/plugin/plugin_manager.py:26'
      : 'plugin/plugin_manager.py, load_plugins',
    ...exception,
  }));
}

/** Evidence from the selector, the only view that ever showed plugins. */
export function selector(text?: string): readonly Evidence[] {
  const where = 'web/src/components/llm-tools-select.tsx';
  return WITH_SELECTOR.map((release) => ({ release, where, ...(text === undefined ? {} : { text }) }));
}

/** For values that end the start of the server, in every release. */
export const STARTUP: SeverityByRelease = Object.fromEntries(EVERY_RELEASE.map((id) => [id, 'refused']));

/** For members that the conversion for the model needs, which only 0.19 does. */
export const NEEDED: SeverityByRelease = { documented: 'refused', '0.19': 'refused' };

/** For values of the wrong type, which 0.19 passes on unchanged. */
export const MISTYPED: SeverityByRelease = { documented: 'refused', '0.19': 'changed' };

/** For names that no model's API accepts, so that 0.19 cannot offer the tool. */
export const NOT_OFFERED: SeverityByRelease = { '0.19': 'broken' };

/** For values that are ignored or altered. */
export const CHANGED: SeverityByRelease = { documented: 'changed', '0.19': 'changed' };

/** For what 0.19 ignores or alters and the README does not mention. */
export const CHANGED_IN_0_19: SeverityByRelease = { '0.19': 'changed' };

/** For values that work but could be better. */
export const ADVICE: SeverityByRelease = { documented: 'advice', '0.19': 'advice' };

/** For what the README allows and 0.19 drops. */
export const DROPPED: SeverityByRelease = { documented: 'advice', '0.19': 'changed' };

/** For texts that the selector alters or leaves out. */
export const SHOWN_WRONG: SeverityByRelease = { ...CHANGED, '0.20': 'changed' };

/** For texts that the README allows and the selector does not show. */
export const NOT_SHOWN: SeverityByRelease = { ...DROPPED, '0.20': 'changed' };
