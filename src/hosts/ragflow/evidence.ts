// Names the sources of RAGFlow's rules, and severities that rules share.

import type { Evidence, Severity, SeverityByRelease } from '../../model/finding.ts';
import { definersOf, severitiesOf } from '../kit/rule.ts';
import { HOST_RELEASES, NEWER_PATH, releases, WITH_SELECTOR } from './releases.ts';

/** Evidence from the documentation, the README of the plugin folder. */
export function readme(place: string): Evidence {
  return { release: 'documented', where: `agent/plugin/README.md, ${place}` };
}

/** Evidence from the function that makes the model's tool, with the exception that it ends with. */
export function converter(text?: string): Evidence {
  return { release: '0.19', where: 'plugin/llm_tool_plugin.py, llm_tool_metadata_to_openai_tool', text };
}

/** Evidence from the plugin manager, which reads the metadata while the server starts. */
export function manager(text?: string): readonly Evidence[] {
  return HOST_RELEASES.map((release) => {
    const place = NEWER_PATH.includes(release) ? 'agent/plugin/plugin_manager.py:26' : OLD_MANAGER;
    return { release, where: place, text };
  });
}

const OLD_MANAGER = 'plugin/plugin_manager.py, load_plugins';

/** Evidence from the selector, the only view that ever showed plugins. */
export function selector(text?: string): readonly Evidence[] {
  const where = 'web/src/components/llm-tools-select.tsx';
  return WITH_SELECTOR.map((release) => ({ release, where, text }));
}

/** The package with the base class, by release. */
export function packageIn(release: string): string {
  return NEWER_PATH.includes(release) ? 'agent.plugin' : 'plugin';
}

/** Evidence from the library that loads plugins, in every release that has one; `text` is its own, unchanged. */
export function loader(place: string, text?: string): readonly Evidence[] {
  return HOST_RELEASES.map((release) => {
    const version = release === '2026-08' ? '0.11.0' : release === '0.26' ? '0.10.0' : '0.9.4';
    return { release, where: `pluginlib ${version}, ${place}`, text };
  });
}

/** Evidence from the host's plugin manager and base class, whose folder is another one since 0.24. */
export function own(place: string, text?: string): readonly Evidence[] {
  return HOST_RELEASES.map((release) => {
    return { release, where: `${packageIn(release).replace('.', '/')}/${place}`, text };
  });
}

/** Evidence from the session that calls plugins, which only 0.19 has. */
export const CALLS: Evidence = {
  release: '0.19',
  where: 'agent/component/generate.py, LLMToolPluginCallSession',
};

export const { everywhere, onlyDocumented, since } = severitiesOf(releases);

/** In all releases of the server, which all load plugins. */
export const inServers = (severity: Severity): SeverityByRelease => since('0.19', severity);

/** What the documentation says, and what 0.19 does, the only release that calls plugins. */
function inCalls(documented: Severity, severity = documented): SeverityByRelease {
  return { documented, '0.19': severity };
}

/** For members that the conversion for the model needs. */
export const NEEDED = inCalls('refused');

/** For values of the wrong type, which 0.19 passes on unchanged. */
export const MISTYPED = inCalls('refused', 'changed');

/** For names that no model's API accepts, so that 0.19 cannot offer the tool. */
export const NOT_OFFERED: SeverityByRelease = { '0.19': 'broken' };

/** For values that are ignored or altered. */
export const CHANGED = inCalls('changed');

/** For what 0.19 ignores or alters and the README does not mention. */
export const CHANGED_IN_0_19: SeverityByRelease = { '0.19': 'changed' };

/** For values that work but could be better. */
export const ADVICE = inCalls('advice');

/** For what the README allows and 0.19 drops. */
export const DROPPED = inCalls('advice', 'changed');

/** For calls that fail. */
export const CALL_FAILS = inCalls('broken');

/** For `invoke` that is not as the README wants it. */
export const CALL_WRONG = inCalls('refused', 'broken');

/** For texts that the README allows and the selector does not show. */
export const NOT_SHOWN: SeverityByRelease = { ...DROPPED, '0.20': 'changed' };

/** Defines rules by severity. */
export const define = definersOf({
  /** Of what ends the start of the server or leaves the plugin out, where the README says so too. */
  startup: everywhere('refused'),
  /** The same, of which the README says nothing. */
  refused: inServers('refused'),
  mistyped: MISTYPED,
  changed: CHANGED,
  /** Of texts that the selector alters or leaves out. */
  shownWrong: { ...CHANGED, '0.20': 'changed' },
  pageAdvice: onlyDocumented('advice'),
  /** Of what could be better in every release. */
  better: everywhere('advice'),
});
