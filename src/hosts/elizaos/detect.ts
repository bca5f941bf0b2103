// Decides whether a text is for this host, or for OpenClaw, whose manifests have the same origin.

import { isObject, member } from '../../model/guards.ts';
import type { Detection, OtherProduct, DetectionInput } from '../../model/host.ts';
import { among, hasKeys, valuesAt, weight } from '../kit/detection.ts';
import { folderOf } from '../../files/paths.ts';
import { isOtherShape, isSource } from './file/kind.ts';
import { KINDS, OPENCLAW_MEMBERS } from './members/known.ts';

/** The likelihood that a text is for this host; null where nothing suggests it. */
export function detect(input: DetectionInput): Detection | null {
  const { keys, value } = input;
  if (isSource(input.text)) return { score: weight.certain, reason: 'is plugin source for `@elizaos/core`' };
  if (Array.isArray(value)) return null;
  const beside = detectBeside(input);
  const own = detectPackage(input) ?? detectManifest(keys, value);
  return beside && beside.score > (own?.score ?? 0) ? beside : own;
}

/** A manifest of few members of its own, by the package.json beside it. */
function detectBeside({ value, path = '', others = [] }: DetectionInput): Detection | null {
  const names = ['package.json', `${folderOf(path)}package.json`];
  const isOurs = others.some((file) => names.includes(file.path) && mentions(file.text, 'agentConfig'));
  return isObject(value) && isOurs
    ? { score: weight.strong, reason: 'has a package.json with `agentConfig` beside it' }
    : null;
}

function detectPackage({ keys, value, text }: DetectionInput): Detection | null {
  const nested = mentions(text, 'pluginParameters') || mentions(text, 'pluginType');
  if (keys.has('agentConfig')) {
    const reason = `has \`agentConfig\`${nested ? ' with `pluginParameters` or `pluginType`' : ''}`;
    return { score: nested ? weight.certain : weight.fair, reason, exclusive: true };
  }
  const elizaos = member(value, 'elizaos');
  if (keys.has('elizaos') && keys.has('name') && (value === undefined || isObject(elizaos))) {
    return { score: weight.strong, reason: 'is a package.json with an `elizaos` block' };
  }
  return null;
}

/** True where the text has this member name somewhere. */
function mentions(text: string, key: string): boolean {
  return text.includes(`"${key}"`);
}

const OWN_LISTS: readonly string[] = ['requiredSecrets', 'optionalSecrets', 'gatewayMethods', 'cliCommands'];

function detectManifest(keys: ReadonlySet<string>, value: unknown): Detection | null {
  const schema = member(value, '$schema');
  if (typeof schema === 'string' && /elizaos/.test(schema.slice(0, 200))) {
    return { score: weight.certain, reason: 'names an ElizaOS schema in `$schema`' };
  }
  const lists = among(keys, OWN_LISTS);
  if (lists.length > 0) return { score: weight.own, reason: hasKeys(lists) };
  const kind = member(value, 'kind');
  const app = detectApp(kind, member(value, 'app'));
  if (app) return app;
  if (!keys.has('configSchema') && !keys.has('uiHints')) return detectBare(keys, kind, value);
  if (typedHints(value)) return { score: weight.strong, reason: 'has `uiHints` that name a field `type`' };
  if (typeof kind === 'string' && kind !== 'memory' && (KINDS.includes(kind) || kind === 'plugin')) {
    return { score: weight.likely, reason: `has \`configSchema\` or \`uiHints\` and the kind \`${kind}\`` };
  }
  if (keys.has('configSchema') && keys.has('uiHints')) {
    return { score: weight.weak, reason: 'has `configSchema` and `uiHints`' };
  }
  // OpenClaw's manifests start in the same way, so this is too little to claim the text.
  return { score: weight.none, reason: hasKeys(among(keys, ['configSchema', 'uiHints'])) };
}

function detectApp(kind: unknown, app: unknown): Detection | null {
  if (!isObject(app)) return null;
  if (kind === 'app') return { score: weight.own, reason: 'has the kind `app` and an `app` block' };
  return Object.hasOwn(app, 'launchType') || Object.hasOwn(app, 'viewer')
    ? { score: weight.likely, reason: 'has an `app` block with `launchType` or `viewer`' }
    : null;
}

/** A manifest without settings, which has few members that only this host knows. */
function detectBare(keys: ReadonlySet<string>, kind: unknown, value: unknown): Detection | null {
  if (isOtherShape(value) && keys.has('quickstart')) {
    return { score: weight.fair, reason: 'has `quickstart` and `actions`, as some ElizaOS plugins have' };
  }
  const known = typeof kind === 'string' && (KINDS.includes(kind) || kind === 'app');
  if (known && keys.has('id')) {
    return { score: weight.weak, reason: `has \`id\` and the kind \`${kind}\`` };
  }
  return null;
}

/** True where a hint says what control to show, which OpenClaw's hints never do. */
function typedHints(value: unknown): boolean {
  return hintsOf(value).some((hint) => typeof member(hint, 'type') === 'string');
}

/** The first hints of a manifest, which are enough to decide. */
function hintsOf(value: unknown): unknown[] {
  return valuesAt(value, 'uiHints').slice(0, 200);
}

/** How much of a text is searched for keys without quotes. */
const HEAD = 20_000;

const PRODUCT = 'OpenClaw plugin manifest';

/** OpenClaw's `openclaw.plugin.json`. */
export function otherProduct(input: DetectionInput): OtherProduct | null {
  const { keys, value, text } = input;
  const bare = /[{,]\s*(?:configSchema|uiHints)\s*:/.test(text.slice(0, HEAD));
  if (!keys.has('configSchema') && !bare) return null;
  const own = [...keys].filter((key) => OPENCLAW_MEMBERS.has(key));
  if (own.length > 0) return claim(weight.strong, hasKeys(own.slice(0, 3)));
  const kind = member(value, 'kind');
  if (kind === 'context-engine' || Array.isArray(kind))
    return claim(weight.own, 'has a kind that only OpenClaw knows');
  if (bare) return claim(weight.likely, 'has keys without quotes, which only OpenClaw reads');
  const hinted = hintsOfOther(value);
  if (hinted) return hinted;
  if (kind === 'memory') return claim(weight.fair, 'has the kind `memory` and no marks of an ElizaOS plugin');
  if (nested(value)) return claim(weight.fair, 'has nested settings');
  if (kind !== undefined) return null;
  if (member(member(value, 'configSchema'), 'additionalProperties') === false) {
    return claim(weight.fair, 'has a closed `configSchema`, as OpenClaw asks for');
  }
  if (keys.has('id') && keys.has('uiHints') && !typedHints(value)) {
    return claim(weight.fair, 'has `uiHints` that name no field type');
  }
  return null;
}

function hintsOfOther(value: unknown): OtherProduct | null {
  const hints = member(value, 'uiHints');
  if (isObject(hints) && Object.keys(hints).some((key) => key.includes('.'))) {
    return claim(weight.strong, 'has hints for nested settings, with dots in their keys');
  }
  const other = hintsOf(value).some(
    (hint) => isObject(hint) && (Object.hasOwn(hint, 'tags') || Object.hasOwn(hint, 'presentation')),
  );
  return other ? claim(weight.strong, 'has hints with `tags` or `presentation`') : null;
}

function claim(score: number, reason: string): OtherProduct {
  return { product: PRODUCT, score, reason };
}

function nested(value: unknown): boolean {
  return valuesAt(member(value, 'configSchema'), 'properties').some((property) =>
    isObject(member(property, 'properties')),
  );
}
