// Recognises pasted parts of a manifest or package.json, and TypeScript of a plugin without its import.

import { isObject, member } from '../../model/guards.ts';
import type { Fragment, FragmentInput } from '../../model/host.ts';
import { aloneOf, has, hasOnly, isMapOf, isObjectSchema, isParameter } from '../kit/fragment.ts';
import { isSource } from './file/kind.ts';
import { sourceFragment } from './fragments-source.ts';
import { TOP_MEMBERS } from './members/known.ts';
import { PLUGIN_TYPE } from './parameters/values.ts';

type Members = Record<string, unknown>;

const MANIFEST = 'Plugin Schemas, Plugin Manifest';

/** The complete text around a part; null where the text is not a part. */
export function fragment({ text, value }: FragmentInput): Fragment | null {
  if (isSource(text)) return null;
  const manifest = isObject(value) ? (ofPackage(value) ?? ofManifest(value)) : null;
  return manifest ?? sourceFragment(text);
}

function inPackage(what: string, agentConfig: unknown): Fragment {
  const whole = {
    name: '@me/plugin-my-plugin',
    version: '0.1.0',
    description: 'What this plugin does, in one sentence.',
    agentConfig,
  };
  return {
    score: 0.95,
    what,
    where: 'package.json of published plugins',
    whole,
    title: 'Put it into a package.json',
  };
}

function ofPackage(value: Members): Fragment | null {
  if (hasOnly(value, ['pluginType', 'pluginParameters'])) {
    return inPackage('the inside of `agentConfig`', { pluginType: PLUGIN_TYPE, ...value });
  }
  if (!isMapOf(value, (entry, key) => /^[A-Z][A-Z0-9_]+$/.test(key) && isSetting(entry))) return null;
  const agentConfig = { pluginType: PLUGIN_TYPE, pluginParameters: value };
  return { ...inPackage('the settings of `pluginParameters`', agentConfig), score: 0.7 };
}

function isSetting(value: unknown): boolean {
  return isParameter(value) && !has(value, 'input') && (has(value, 'sensitive') || has(value, 'required'));
}

function inManifest(score: number, what: string, parts: Members): Fragment {
  const whole = {
    id: 'my-plugin',
    name: 'My Plugin',
    description: 'What this plugin does, in one sentence.',
    version: '0.1.0',
    kind: 'skill',
    ...parts,
  };
  return { score, what, where: MANIFEST, whole, title: 'Put it into a manifest' };
}

const SCHEMA_KEYS = ['type', 'properties', 'required', 'additionalProperties'];

function ofManifest(value: Members): Fragment | null {
  const members = ['configSchema', 'uiHints', 'requiredSecrets', 'optionalSecrets'];
  if (
    hasOnly(value, TOP_MEMBERS) &&
    !has(value, 'id') &&
    !has(value, 'name') &&
    members.some((key) => has(value, key))
  ) {
    return { ...inManifest(0.85, aloneOf(value), value), isRoot: true };
  }
  if (isMapOf(value, isHint)) return inManifest(0.6, 'the `uiHints` of settings', { uiHints: value });
  return isObjectSchema(value) && hasOnly(value, SCHEMA_KEYS)
    ? inManifest(0.5, 'a `configSchema`', { configSchema: value })
    : null;
}

function isHint(value: unknown): boolean {
  return (
    typeof member(value, 'label') === 'string' &&
    ['sensitive', 'help', 'advanced', 'placeholder'].some((key) => has(value, key))
  );
}
