// Where RAGFlow's facts stand, and what breaking a rule costs in which release.

import type { SeverityByRelease } from '../../model/host.ts';
import type { Evidence } from '../../model/problem.ts';

/** A place in the documentation. */
export function readme(place: string): Evidence {
  return { release: 'documented', where: `agent/plugin/README.md, ${place}` };
}

/** The function that makes the model's tool of the metadata, and the exception it ends with. */
export function converter(text?: string): Evidence {
  const where = 'plugin/llm_tool_plugin.py, llm_tool_metadata_to_openai_tool';
  return { release: '0.19', where, ...(text === undefined ? {} : { text }) };
}

/** The plugin manager, which reads the metadata while the server starts. */
export function manager(text?: string): readonly Evidence[] {
  const exception = text === undefined ? {} : { text };
  return [
    { release: '0.19', where: 'plugin/plugin_manager.py, load_plugins', ...exception },
    { release: '2026-08', where: 'agent/plugin/plugin_manager.py:26', ...exception },
  ];
}

/** The only view that ever showed plugins. */
export function selector(text?: string): Evidence {
  const where = 'web/src/components/llm-tools-select.tsx';
  return { release: '0.19', where, ...(text === undefined ? {} : { text }) };
}

/** Taking it for what it is not ends the start of the server, in every release. */
export const STARTUP: SeverityByRelease = { documented: 'refused', '0.19': 'refused', '2026-08': 'refused' };

/** Needed when the tool is given to the model, which only 0.19 does. */
export const NEEDED: SeverityByRelease = { documented: 'refused', '0.19': 'refused' };

/** Of the wrong type; 0.19 hands it on as it is. */
export const MISTYPED: SeverityByRelease = { documented: 'refused', '0.19': 'changed' };

export const CHANGED: SeverityByRelease = { documented: 'changed', '0.19': 'changed' };

/** The README does not speak of it. */
export const CHANGED_THEN: SeverityByRelease = { '0.19': 'changed' };

export const ADVICE: SeverityByRelease = { documented: 'advice', '0.19': 'advice' };

/** Taken by the README's words, and without the wanted effect in 0.19. */
export const DROPPED: SeverityByRelease = { documented: 'advice', '0.19': 'changed' };
