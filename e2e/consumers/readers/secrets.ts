// People who publish a plugin: stored values of secret settings are in no file, and the target's form hides them.

import { isObject, member } from '../../../src/model/guards.ts';
import { eachOf, type Consumer, type Output } from '../consumer.ts';
import { plainName } from '../execution/settings.ts';
import { SECRET_VALUE } from '../plan.ts';

export const secrets: Consumer = {
  name: 'secret settings',
  reads: ({ manifest }) => manifest.secrets !== undefined && manifest.secrets.length > 0,
  check: eachOf((output) => [...leaks(output), ...shownInForms(output)]),
};

function leaks({ files, sidecar }: Output): string[] {
  return [...files, ...(sidecar ? [sidecar] : [])]
    .filter(({ text }) => text.includes(SECRET_VALUE))
    .map(({ path }) => `${path.split('/').at(-1) ?? path}: the value of a secret setting is in it`);
}

/** Settings that are secret in the source and plain in the target. */
function shownInForms(output: Output): string[] {
  const forms = formOf(output);
  return (output.manifest.secrets ?? []).flatMap((key) => {
    const own = forms.filter(({ name }) => plainName(name).endsWith(plainName(key)));
    return own.filter(({ hidden }) => !hidden).map(({ name }) => `form: ${key} is shown as ${name}`);
  });
}

interface FormField {
  readonly name: string;
  readonly hidden: boolean;
}

function formOf({ to, files }: Output): FormField[] {
  return files.flatMap(({ path, value }): FormField[] => {
    if (to.id === 'anythingllm' && path.endsWith('plugin.json'))
      return entriesOf(
        member(value, 'setup_args'),
        (one) => member(member(one, 'input'), 'type') === 'password',
      );
    if (to.id === 'ownpilot' && path.endsWith('skill.json')) return packageFields(value);
    if (path.endsWith('elizaos.plugin.json')) {
      const hints: unknown = member(value, 'uiHints');
      return entriesOf(
        member(member(value, 'configSchema'), 'properties'),
        (_, name) => member(member(hints, name), 'sensitive') === true,
      );
    }
    if (to.id === 'elizaos' && path.endsWith('package.json'))
      return entriesOf(
        member(member(value, 'agentConfig'), 'pluginParameters'),
        (one) => member(one, 'sensitive') === true,
      );
    return [];
  });
}

function entriesOf(value: unknown, isHidden: (held: unknown, name: string) => boolean): FormField[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, held]) => ({ name, hidden: isHidden(held, name) }));
}

function packageFields(value: unknown): FormField[] {
  const services: unknown = member(value, 'required_services');
  return [services].flat().flatMap((service: unknown) =>
    [member(service, 'config_schema')].flat().map((field: unknown) => ({
      name: String(member(field, 'name')),
      hidden: member(field, 'type') === 'secret',
    })),
  );
}
