// Repairs of package.json: `agentConfig` and its parameters.

import { isObject, member } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { join, parent, valueAt } from '../../../text/pointer.ts';
import { PARAMETERS } from '../rules/package.ts';
import { labelOf, variableName } from '../words.ts';
import {
  converted,
  place,
  remove,
  renameOrRemove,
  renameTo,
  repair,
  setTo,
  type Repairer,
} from './changes.ts';

const PLUGIN_TYPE = 'elizaos:plugin:1.0.0';

export const packageRepairs: Readonly<Record<string, Repairer>> = {
  'elizaos/package-nameless': (_finding, document) =>
    repair('Name it "plugin-example"', place(document, '/name', 'plugin-example')),
  'elizaos/agent-config-type': (finding) =>
    setTo(finding, { pluginType: PLUGIN_TYPE, pluginParameters: {} }, 'Add an empty "agentConfig"'),
  'elizaos/agent-config-member': renameOrRemove,
  'elizaos/plugin-type': (_finding, document) =>
    repair(`Set it to "${PLUGIN_TYPE}"`, place(document, '/agentConfig/pluginType', PLUGIN_TYPE)),
  'elizaos/parameters-missing': (_finding, document) =>
    repair('Add "pluginParameters"', place(document, PARAMETERS, {})),
  'elizaos/parameters-type': (finding) => setTo(finding, {}, 'Add empty parameters'),
  'elizaos/config-keys-missing': listKeys,
  'elizaos/parameter-shape': (finding) =>
    setTo(
      finding,
      {
        type: 'string',
        description: labelOf(variableName(String(finding.args?.key))),
        required: false,
        sensitive: false,
      },
      'Describe it as a string',
    ),
  'elizaos/parameter-name': (finding, document) => renameTo(finding, document, finding.args?.suggestion),
  'elizaos/parameter-type-missing': (finding, document) =>
    repair('Add "type": "string"', place(document, join(finding.pointer, 'type'), 'string')),
  'elizaos/parameter-type': (finding) => setTo(finding, finding.args?.suggestion ?? 'string'),
  'elizaos/parameter-undescribed': describe,
  'elizaos/parameter-switch': fixSwitch,
  'elizaos/parameter-in-clear': (finding, document) =>
    repair('Mark it as sensitive', place(document, join(finding.pointer, 'sensitive'), true)),
  'elizaos/parameter-required-guessed': sayRequired,
  'elizaos/parameter-options': fixOptions,
  'elizaos/parameter-default-mismatch': fixDefault,
  'elizaos/parameter-required-default': (finding, document) => unrequire(finding, document),
  'elizaos/parameter-default-unseen': (finding, document) => {
    const value = valueAt(document.value, finding.pointer);
    const spelt = value === 0 || value === false ? setTo(finding, String(value)) : [];
    return [...spelt, ...remove(finding, 'the default')];
  },
  'elizaos/parameter-default-doubted': (finding) => remove(finding, 'the default'),
  'elizaos/parameter-optional': replaceOptional,
  'elizaos/parameter-member': renameOrRemove,
};

/** What has a default needs no value, so there only one of the two makes sense. */
function sayRequired(finding: Finding, document: SourceDocument): ValueFix[] {
  const pointer = join(finding.pointer, 'required');
  const preset = valueAt(document.value, join(finding.pointer, 'default'));
  const ask = preset === undefined ? repair('Make it required', place(document, pointer, true)) : [];
  return [...ask, ...repair('Mark it as not required', place(document, pointer, false))];
}

function listKeys(_finding: Finding, document: SourceDocument): ValueFix[] {
  const block = member(member(document.value, 'agentConfig'), 'pluginParameters');
  const listed = member(member(document.value, 'elizaos'), 'configKeys');
  const names = isObject(block) ? Object.keys(block) : [];
  const old: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const known = new Set(old);
  const all = [...old, ...names.filter((name) => !known.has(name))];
  return repair('List them in elizaos.configKeys', place(document, '/elizaos/configKeys', all));
}

function describe(finding: Finding, document: SourceDocument): ValueFix[] {
  const key = String(finding.args?.key);
  const pointer = finding.at === 'key' ? join(finding.pointer, 'description') : finding.pointer;
  const text = labelOf(variableName(key));
  return text === '' ? [] : repair(`Describe it as "${text.slice(0, 60)}"`, place(document, pointer, text));
}

function fixSwitch(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const meant = converted(value, 'true or false') ?? Boolean(value);
  return setTo(finding, meant);
}

function fixOptions(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  if (!Array.isArray(value) || value.length === 0) return remove(finding);
  const texts = value.map((item: unknown) => (typeof item === 'string' ? item : converted(item, 'text')));
  const kept = texts.filter((item) => typeof item === 'string');
  return kept.length > 0 ? setTo(finding, kept, 'Make them all strings') : remove(finding);
}

function fixDefault(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const words = new Map<unknown, boolean>([
    ['yes', true],
    ['on', true],
    ['no', false],
    ['off', false],
  ]);
  const meant = finding.args?.want === 'true or false' ? words.get(value) : undefined;
  const spelt = meant === undefined ? [] : setTo(finding, String(meant));
  return [...spelt, ...remove(finding, 'the default')];
}

function unrequire(finding: Finding, document: SourceDocument): ValueFix[] {
  const pointer = join(parent(finding.pointer), 'required');
  return repair('Make it optional', place(document, pointer, false));
}

function replaceOptional(finding: Finding, document: SourceDocument): ValueFix[] {
  if (finding.args?.declared === true) return remove(finding);
  const required = finding.args?.optional === false;
  return repair(
    `Write "required": ${String(required)} instead`,
    place(document, join(parent(finding.pointer), 'required'), required),
    { op: 'remove', pointer: finding.pointer },
  );
}
