// The places in which an agent has settings, as groups of the config store.

import type { ConfigValues, RunService } from '../../../model/run.ts';
import type { Places } from '../guest/start.ts';

/** Of the groups besides the environment's, which bears the plugin's name. */
export const PLACES = {
  settingsSecrets: 'character.settings.secrets',
  secrets: 'character.secrets',
  settings: 'character.settings',
  runtime: 'runtime settings',
} as const;

/**
 * In the order in which the core looks, seen from a plugin: what the plugin declares is set in the environment, which
 * `process.env` shares; the others start empty.
 */
export function placesOf(declared: readonly RunService[], name: string): RunService[] {
  const common = { pointer: '', category: '', description: '', fields: [] };
  const place = (id: string, label: string): RunService => ({ ...common, name: id, label });
  const environment = declared.map((one) => ({ ...one, label: 'Environment (.env)' }));
  return [
    place(PLACES.settingsSecrets, 'Secrets in the settings'),
    ...(environment.length > 0 ? environment : [place(name, 'Environment (.env)')]),
    place(PLACES.secrets, 'Secrets of the character'),
    place(PLACES.settings, 'Settings of the character'),
  ];
}

/** What is set, by place. */
export function placesIn(config: ConfigValues, environment: Readonly<Record<string, unknown>>): Places {
  const groups = Object.entries(PLACES).flatMap(([place, name]) => {
    const data = config[name]?.data;
    return data ? [[place, data]] : [];
  });
  return {
    runtime: {},
    ...(Object.fromEntries(groups) as Omit<Places, 'env' | 'runtime'>),
    env: Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  };
}
