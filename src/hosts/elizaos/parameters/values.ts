// A port of Milady's validation of a plugin's settings (src/api/plugin-validation.ts and server.ts).

import { isObject, member } from '../../../model/guards.ts';

/** Environment variables that Milady never lets a plugin's settings write (src/api/server.ts, BLOCKED_ENV_KEYS). */
export const BLOCKED_NAMES: ReadonlySet<string> = new Set([
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'DYLD_INSERT_LIBRARIES',
  'DYLD_LIBRARY_PATH',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'ELECTRON_RUN_AS_NODE',
  'PATH',
  'HOME',
  'SHELL',
  'MILADY_API_TOKEN',
  'MILADY_WALLET_EXPORT_TOKEN',
  'MILADY_TERMINAL_RUN_TOKEN',
  'HYPERSCAPE_AUTH_TOKEN',
  'EVM_PRIVATE_KEY',
  'SOLANA_PRIVATE_KEY',
  'GITHUB_TOKEN',
  'DATABASE_URL',
  'POSTGRES_URL',
]);

/** What every package has as `agentConfig.pluginType`. */
export const PLUGIN_TYPE = 'elizaos:plugin:1.0.0';
export const PARAMETERS = '/agentConfig/pluginParameters';

/** A parameter as the settings page sees it (server.ts, buildParamDefs). */
export interface ConfigParameter {
  readonly key: string;
  readonly required: boolean;
  readonly sensitive: boolean;
  /** Unchanged from the manifest, of any type: the host casts without checking. */
  readonly default: unknown;
}

export interface ConfigMessage {
  readonly field: string;
  readonly message: string;
}

export interface ConfigValidation {
  readonly valid: boolean;
  /** Shown as `FIELD: message`. */
  readonly errors: readonly ConfigMessage[];
  readonly warnings: readonly ConfigMessage[];
}

/** The parameters of an `agentConfig.pluginParameters` block; anything but an object counts as one without members. */
export function parametersOf(block: unknown): ConfigParameter[] {
  if (!isObject(block)) return [];
  return Object.entries(block).map(([key, definition]) => ({
    key,
    required: Boolean(member(definition, 'required')),
    sensitive: Boolean(member(definition, 'sensitive')),
    default: member(definition, 'default'),
  }));
}

const PREFIXES: ReadonlyMap<string, { readonly prefix: string; readonly label: string }> = new Map([
  ['ANTHROPIC_API_KEY', { prefix: 'sk-ant-', label: 'Anthropic' }],
  ['OPENAI_API_KEY', { prefix: 'sk-', label: 'OpenAI' }],
  ['GROQ_API_KEY', { prefix: 'gsk_', label: 'Groq' }],
  ['XAI_API_KEY', { prefix: 'xai-', label: 'xAI' }],
  ['OPENROUTER_API_KEY', { prefix: 'sk-or-', label: 'OpenRouter' }],
]);

/**
 * The messages of the settings page when `values` are saved over nothing (environment variables count as unset).
 * `values`: setting → text as typed. First the submitted names, then each required parameter in order.
 */
export function validatePluginConfig(
  parameters: readonly ConfigParameter[],
  values: ReadonlyMap<string, string>,
): ConfigValidation {
  const errors = checkNames(parameters, values);
  const warnings: ConfigMessage[] = [];
  for (const parameter of parameters.filter((p) => p.required)) {
    const field = parameter.key;
    const value = values.get(field) ?? '';
    if (value.trim() !== '') {
      warnings.push(
        ...checkKeyValue(field, value, parameter.sensitive).map((message) => ({ field, message })),
      );
    } else if (parameter.default) {
      warnings.push({
        field,
        message: `${field} is not set (will use default: ${asText(parameter.default)})`,
      });
    } else {
      errors.push({ field, message: `${field} is required but not set` });
    }
  }
  return { valid: errors.length === 0, errors, warnings };
}

/** Submitted names that are not declared, or only in another case. */
function checkNames(
  parameters: readonly ConfigParameter[],
  values: ReadonlyMap<string, string>,
): ConfigMessage[] {
  const declared = new Set(parameters.map((p) => p.key));
  const byCase = new Map(parameters.map((p) => [p.key.trim().toUpperCase(), p.key]));
  return [...values.keys()].flatMap((field) => {
    if (declared.has(field)) return [];
    const canonical = byCase.get(field.trim().toUpperCase());
    const message =
      canonical === undefined
        ? `${field} is not a declared config key for this plugin`
        : `${field} does not match declared config key casing; use ${canonical}`;
    return [{ field, message }];
  });
}

/** Warnings about a required parameter's value: a provider's usual prefix, and at least ten characters. */
function checkKeyValue(key: string, value: string, sensitive: boolean): string[] {
  const hint = PREFIXES.get(key);
  const out: string[] = [];
  if (hint && !value.startsWith(hint.prefix)) {
    out.push(`${hint.label} key should start with "${hint.prefix}" — the current value may be invalid`);
  }
  const length = value.trim().length;
  if (sensitive && length < 10) out.push(`${key} looks too short (${String(length)} chars)`);
  return out;
}

/** The reasons why the server refuses to store settings (HTTP 422), in the order of the submitted names. */
export function rejectedNames(
  parameters: readonly ConfigParameter[],
  names: Iterable<string>,
): ConfigMessage[] {
  const declared = new Set(parameters.map((p) => p.key.toUpperCase().trim()));
  return [...names].flatMap((field) => {
    const name = field.toUpperCase().trim();
    if (!declared.has(name))
      return [{ field, message: `${field} is not a declared config key for this plugin` }];
    return BLOCKED_NAMES.has(name) ? [{ field, message: `${field} is blocked for security reasons` }] : [];
  });
}

/** Any value as a template literal prints it. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => (item === null ? '' : asText(item))).join(',');
  return isObject(value) ? '[object Object]' : String(value);
}
