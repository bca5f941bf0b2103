// Checks a plugin's static configuration, which only its own `init` gets.

import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { found, lacks, type SourceFinding } from '../found.ts';
import { configText, configUnused } from './rules.ts';

/** Values that are never used, and values that arrive as texts. */
export function checkConfig(plugin: ObjectValue): SourceFinding[] {
  const config = plugin.members.get('config');
  if (config?.value.kind !== 'object' || config.value.members.size === 0) return [];
  if (lacks(plugin, 'init')) return [found(configUnused.at('/config', 'key'), config.key)];
  if (!plugin.members.has('init')) return [];
  return [...config.value.members.values()].flatMap(({ name, value }): SourceFinding[] => {
    if (value.kind !== 'literal' || !['boolean', 'number', 'bigint'].includes(typeof value.value)) return [];
    const text = String(value.value);
    return [found(configText.at(`/config/${name}`, 'value', { name, text }), value.at)];
  });
}
