// Checks the parts of package.json that Milady reads: its name, `agentConfig` and the `elizaos` block.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { checkAppBlock } from '../app/check.ts';
import { memberPlace } from '../checking.ts';
import { checkParameters } from '../parameters/check.ts';
import { PARAMETERS } from '../parameters/values.ts';
import * as rules from './rules.ts';

const CONFIG = '/agentConfig';

/** Findings about these parts. */
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
  return [rules.packageNameless.at(...memberPlace(value, '', 'name'))];
}

function checkConfig(value: unknown): Finding[] {
  const config = member(value, 'agentConfig');
  if (config === undefined) return [];
  if (!isObject(config)) {
    return [rules.agentConfigType.at(CONFIG, 'value', { got: typeName(config) })];
  }
  return checkBlock(config);
}

function checkBlock(config: Record<string, unknown>): Finding[] {
  const block = member(config, 'pluginParameters');
  if (block === undefined) return [];
  if (isObject(block)) return checkParameters(block, PARAMETERS);
  return [rules.parametersType.at(PARAMETERS, 'value', { got: typeName(block) })];
}

/** A note: plugins from the store get their settings from `elizaos.configKeys`, and `agentConfig` is ignored there. */
function checkConfigKeys(value: unknown): Finding[] {
  const block = member(member(value, 'agentConfig'), 'pluginParameters');
  const names = isObject(block) ? Object.keys(block) : [];
  const listed = member(member(value, 'elizaos'), 'configKeys');
  const known = new Set<unknown>(Array.isArray(listed) ? listed : []);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return [];
  return [rules.configKeysMissing.at(PARAMETERS, 'key', { missing })];
}
