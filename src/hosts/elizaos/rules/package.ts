// package.json as Milady reads it: its name, `agentConfig`, and the `elizaos` block.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { PLUGIN_TYPES } from '../known.ts';
import { suggester, withSuggestion } from '../suggest.ts';
import { checkAppBlock } from './app.ts';
import { checkParameters } from './parameters.ts';
import { spotOf } from './spot.ts';

const CONFIG = '/agentConfig';
export const PARAMETERS = '/agentConfig/pluginParameters';

export function checkPackage(document: SourceDocument): Finding[] {
  const { value } = document;
  const elizaos = member(value, 'elizaos');
  return [
    ...checkName(value),
    ...checkConfig(value),
    ...checkConfigKeys(value),
    ...checkAppBlock(member(elizaos, 'app'), '/elizaos/app'),
  ];
}

function checkName(value: unknown): Finding[] {
  const name = member(value, 'name');
  if (typeof name === 'string' && name !== '') return [];
  return [{ code: 'elizaos/package-nameless', ...spotOf(value, '', 'name') }];
}

function checkConfig(value: unknown): Finding[] {
  const config = member(value, 'agentConfig');
  if (config === undefined) return [];
  if (!isObject(config)) {
    return [
      { code: 'elizaos/agent-config-type', pointer: CONFIG, at: 'value', args: { got: typeName(config) } },
    ];
  }
  return [...checkPluginType(config), ...checkConfigMembers(config), ...checkBlock(config)];
}

function checkPluginType(config: Record<string, unknown>): Finding[] {
  const type = member(config, 'pluginType');
  if (typeof type === 'string' && PLUGIN_TYPES.includes(type)) return [];
  const given = typeof type === 'string' ? type : typeName(type);
  const got = type === undefined ? '' : given;
  return [{ code: 'elizaos/plugin-type', ...spotOf(config, CONFIG, 'pluginType'), args: { got } }];
}

const CONFIG_MEMBERS: readonly string[] = ['pluginType', 'pluginParameters', 'configUiHints'];

/** Other words for the block that holds the parameters. */
const CONFIG_ALIASES: ReadonlyMap<string, string> = new Map([
  ['parameters', 'pluginParameters'],
  ['params', 'pluginParameters'],
  ['settings', 'pluginParameters'],
  ['config', 'pluginParameters'],
  ['type', 'pluginType'],
]);

function checkConfigMembers(config: Record<string, unknown>): Finding[] {
  const free = CONFIG_MEMBERS.filter((name) => !Object.hasOwn(config, name));
  const suggest = suggester(free, CONFIG_ALIASES);
  return Object.keys(config)
    .filter((key) => !CONFIG_MEMBERS.includes(key))
    .map((key) => {
      const suggestion = suggest(key);
      const args = withSuggestion({ key }, suggestion && free.includes(suggestion) ? suggestion : undefined);
      return { code: 'elizaos/agent-config-member', pointer: join(CONFIG, key), at: 'key' as const, args };
    });
}

function checkBlock(config: Record<string, unknown>): Finding[] {
  const block = member(config, 'pluginParameters');
  if (block === undefined) return [{ code: 'elizaos/parameters-missing', pointer: CONFIG, at: 'key' }];
  if (isObject(block)) return checkParameters(block, PARAMETERS);
  return [
    { code: 'elizaos/parameters-type', pointer: PARAMETERS, at: 'value', args: { got: typeName(block) } },
  ];
}

/** Plugins from the store get their settings from `elizaos.configKeys`; `agentConfig` is not looked at there. */
function checkConfigKeys(value: unknown): Finding[] {
  const block = member(member(value, 'agentConfig'), 'pluginParameters');
  const names = isObject(block) ? Object.keys(block) : [];
  const listed = member(member(value, 'elizaos'), 'configKeys');
  const known = new Set<unknown>(Array.isArray(listed) ? listed : []);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return [];
  return [{ code: 'elizaos/config-keys-missing', pointer: PARAMETERS, at: 'key', args: { missing } }];
}
