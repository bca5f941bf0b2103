// Checks members that only 0.8.3 knows: format, runtime, requirements.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { isStorableFormat } from '../install.ts';
import { written } from '../words.ts';
import * as rules from './rules.ts';

/** Findings about members that came after the guide; [] for a package without them. */
export function checkFormat({ value }: SourceDocument): Finding[] {
  const format = member(value, 'format');
  const storable = isStorableFormat(format);
  return [
    ...newerKeys(value),
    ...(storable ? [] : [rules.formatUnknown.at('/format', 'value', { format: written(format) })]),
    ...checkRuntime(member(value, 'runtime')),
    ...checkRequirements(member(value, 'requirements')),
  ];
}

function newerKeys(manifest: unknown): Finding[] {
  return Object.entries(rules.ROOT_KEYS_0_8_3).flatMap(([key, use]): Finding[] => {
    const value = member(manifest, key);
    // A list of tool permissions has its own finding.
    if (value === undefined || (key === 'permissions' && Array.isArray(value))) return [];
    const at = join('', key);
    return [
      key === '_security'
        ? rules.securityOverwritten.at(at, 'key')
        : rules.rootKeyNewer.at(at, 'key', { key, use }),
    ];
  });
}

function checkRuntime(runtime: unknown): Finding[] {
  if (runtime === undefined || runtime === null) return [];
  if (!isObject(runtime)) {
    return [rules.runtimeMember.at('/runtime', 'value', { key: 'runtime', wanted: 'an object' })];
  }
  const findings: Finding[] = [];
  const sandbox = member(runtime, 'sandbox');
  if (sandbox === 'none') findings.push(rules.runtimeNone.at('/runtime/sandbox', 'value'));
  else if (sandbox !== undefined && sandbox !== 'worker') {
    const args = { key: 'sandbox', wanted: '"worker" or "none"' };
    findings.push(rules.runtimeMember.at('/runtime/sandbox', 'value', args));
  }
  for (const key of ['maxMemory', 'maxExecutionTime']) {
    const limit = member(runtime, key);
    if (limit === undefined || (typeof limit === 'number' && limit > 0)) continue;
    const wanted = key === 'maxMemory' ? 'a number of bytes' : 'a number of milliseconds';
    findings.push(rules.runtimeMember.at(join('/runtime', key), 'value', { key, wanted }));
  }
  return findings;
}

function checkRequirements(requirements: unknown): Finding[] {
  if (!isObject(requirements)) return [];
  return ['os', 'binaries', 'env'].flatMap((key) => {
    const list = member(requirements, key);
    const right = Array.isArray(list) && list.every((item) => typeof item === 'string');
    return list === undefined || right
      ? []
      : [rules.requirementType.at(join('/requirements', key), 'value', { key })];
  });
}
