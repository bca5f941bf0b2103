// What the host does before and after: `init`, then services start, and stop in the end.

import { NativeString, isObjectLike } from '../../../sandbox/guest/primordials.ts';
import { memberOf, type PluginObject } from './plugin-of.ts';
import type { RunningService } from './runtime.ts';
import { call, jsonOf, messageOf, type Session } from './session.ts';

/** Calls `init` with the plugin's own `config`. The core of 1.7 gives it texts, and leaves out what is null. */
export async function initialise({ plugin, runtime, start, tell }: Session): Promise<void> {
  const { object } = plugin;
  if (typeof object.init !== 'function') return;
  const config = isObjectLike(object.config) ? (object.config as PluginObject) : {};
  const entries = Object.entries(config).filter(([, value]) => value !== null && value !== undefined);
  const given =
    start.core === '1.7' ? entries.map(([key, value]) => [key, NativeString(value)]) : Object.entries(config);
  tell('init', `Called with ${jsonOf(Object.fromEntries(given)) ?? '{}'}`);
  await call(object.init, object, [Object.fromEntries(given), runtime]);
}

/** Starts services in their order; one that fails is logged and missing, as in the core (`runtime.ts`, `registerService`). */
export async function startServices(
  { plugin, runtime, tell }: Pick<Session, 'plugin' | 'runtime' | 'tell'>,
  services: RunningService[],
): Promise<void> {
  for (const service of plugin.services) {
    const type = NativeString(service.serviceType ?? memberOf(service, 'name'));
    try {
      const instance: unknown = await call(service.start, service, [runtime]);
      services.push({ type, instance });
      tell('service', `${type} started.`);
    } catch (error) {
      tell('service', `${type} did not start: ${messageOf(error)}`);
    }
  }
}

/** Stops the last one first. Errors only reach the log. */
export async function stopServices(
  services: readonly RunningService[],
  tell: Session['tell'],
): Promise<void> {
  for (const { type, instance } of [...services].reverse()) {
    const stop = memberOf(instance, 'stop');
    if (typeof stop !== 'function') continue;
    try {
      await call(stop, instance, []);
      tell('service', `${type} stopped.`);
    } catch (error) {
      tell('service', `${type} did not stop: ${messageOf(error)}`);
    }
  }
}
