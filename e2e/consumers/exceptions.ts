// Outputs that a consumer may refuse, each with its reason; docs/fidelity.md tells the same to people.

import { isObject } from '../../src/model/guards.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { readJson } from '../../src/lang/json/read.ts';
import type { Refusal } from './consumer.ts';

interface Exception {
  /** Name of the consumer. */
  readonly consumer: string;
  readonly covers: (refusal: Refusal) => boolean;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    consumer: 'Ajv',
    covers: ({ says, output }) =>
      says.includes('URI malformed') && valuesOf(output.manifest.source).some((value) => !isWhole(value)),
    reason: 'the source’s own name of a member ends in half a surrogate, which no UTF-8 file can hold',
  },
  {
    consumer: 'tools that run',
    covers: ({ output: { manifest } }) =>
      /own manifest \(anythingllm → gloodata → anythingllm bare\)/.test(manifest.name),
    reason: 'an extension of Gloodata has no version, so without the sidecar the skill has a new one to show',
  },
  {
    consumer: 'tools that run',
    covers: ({ output: { manifest } }) =>
      /says of a skill \(anythingllm → (?:ownpilot|elizaos) → anythingllm bare\)/.test(manifest.name),
    reason:
      'names in OwnPilot have no hyphen and those of actions are capitals, so without the sidecar the skill has a new one to show',
  },
  {
    consumer: 'tools that run',
    covers: ({ says }) => says === 'blocked: needs-node' || says === 'blocked: cannot-load',
    reason:
      'OwnPilot’s sandbox has no modules of Node.js and no files: the report says that the code is blocked',
  },
  {
    consumer: 'tools that run',
    covers: ({ says }) => says.startsWith('partly: '),
    reason: 'the code uses what only its own host has: the report names it',
  },
  {
    consumer: 'tools that run',
    covers: ({ says }) => says === 'blocked: python-code',
    reason: 'only an Agent Plugin has a server in Python: elsewhere the report says that the code is blocked',
  },
];

/** The reason why the consumer may refuse this; null for all else. */
export function exceptionFor(consumer: string, refusal: Refusal): string | null {
  return exceptions.find((one) => one.consumer === consumer && one.covers(refusal))?.reason ?? null;
}

/** The values of the plugin's JSON files. */
function valuesOf({ main, others }: PluginFiles): unknown[] {
  const inJson = others.filter(({ path }) => path.endsWith('.json'));
  return [main.value, ...inJson.map(({ text }) => readJson(text).value)];
}

/** Whether every name and text consists of whole characters. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (Array.isArray(value)) return value.every(isWhole);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, held]) => key.isWellFormed() && isWhole(held));
}
