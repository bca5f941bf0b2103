// Settings as environment variables, for targets that keep no settings themselves.

import type { Setting } from '../../model/plugin.ts';
import { screaming, namesIn } from '../values/identifiers.ts';
import { nameInSource, type PlacedName } from './setting-names.ts';

/** Each setting with the variable that holds it, in their order; `to` is the variable's name. */
export function environmentOf(
  settings: readonly Setting[],
): readonly (PlacedName & { readonly to: string })[] {
  const variables = namesIn('screaming', 'SETTING', (name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name), 100);
  return settings.map((setting) => {
    const { service, key } = nameInSource(setting);
    // A key that is a variable's name already is one in the source too.
    const isVariable = service === '' && /^[A-Z][A-Z0-9_]*$/.test(key);
    return {
      service,
      key,
      to: variables.of(isVariable ? key : screaming(`${service} ${key}`)),
      from: [...(setting.service ? [setting.service.name] : []), setting.key],
    };
  });
}
