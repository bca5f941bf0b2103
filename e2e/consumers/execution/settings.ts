// Under which names the files of a plugin ask a person for its settings.

import { isObject, member } from '../../../src/model/guards.ts';
import type { PluginFile } from '../../../src/model/file.ts';

/** Values by the names that the files declare, for each way to set them that the host has. */
export function settingsOf(
  host: string,
  files: readonly PluginFile[],
  steps: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  for (const name of declared(host, files, steps)) {
    const key = Object.keys(values).find((one) => plainName(name).endsWith(plainName(one)));
    // Only OwnPilot keeps numbers and flags.
    if (key !== undefined) given[name] = host === 'ownpilot' ? values[key] : String(values[key]);
  }
  return given;
}

/** A name without the case and the separators that hosts change. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function declared(host: string, files: readonly PluginFile[], steps: readonly string[]): readonly string[] {
  switch (host) {
    case 'ownpilot':
      return jsonOf(files, 'skill.json').flatMap(fieldsOf);
    case 'anythingllm':
      return jsonOf(files, 'plugin.json').flatMap((value) => keysOf(member(value, 'setup_args')));
    case 'elizaos':
      return jsonOf(files, 'elizaos.plugin.json').flatMap((value) => [
        ...keysOf(member(member(value, 'configSchema'), 'properties')),
        // Names of the same settings in the environment.
        ...Object.values(member(value, 'requiredSecrets') ?? {}).map(String),
      ]);
    case 'elizaos-core': {
      const parameters = jsonOf(files, 'package.json').flatMap((value) =>
        keysOf(member(member(value, 'agentConfig'), 'pluginParameters')),
      );
      return parameters.length > 0 ? parameters : declared('elizaos', files, steps);
    }
    default:
      // Environment variables, wherever a person reads of them.
      return [
        ...files.filter(({ path }) => /\.(?:md|json)$/.test(path)).map(({ text }) => text),
        ...steps,
      ].flatMap((text) => text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? []);
  }
}

function fieldsOf(value: unknown): string[] {
  const services: unknown = member(value, 'required_services');
  if (!Array.isArray(services)) return [];
  return services.flatMap((service: unknown) => {
    const fields: unknown = member(service, 'config_schema');
    const name = String(member(service, 'name'));
    return Array.isArray(fields)
      ? fields.map((one: unknown) => `${name}.${String(member(one, 'name'))}`)
      : [];
  });
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function jsonOf(files: readonly PluginFile[], name: string): unknown[] {
  return files
    .filter(({ path }) => path === name || path.endsWith(`/${name}`))
    .map(({ text }) => JSON.parse(text) as unknown);
}
