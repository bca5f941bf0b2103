// Calls a tool's own code in another host, in the shell that the code's own host makes for it.

import type { Reason } from '../../../../model/ledger.ts';
import type { Code, Setting, SettingName, Shell, Sourced } from '../../../../model/plugin.ts';
import { jsLiteral } from '../literals.ts';
import { OUTSIDE_NAMES, UNKNOWN_CALL } from '../reasons.ts';
import { marks } from './marks.ts';

/** JavaScript before and after code, which together declare `call`. */
export interface Adapter {
  /** JavaScript that declares `const call`, up to the tool's own code. */
  readonly before: string;
  readonly code: Sourced<string>;
  readonly after: string;
}

/** Code that other hosts can call. */
export type Callable = Code & { readonly shell: Shell };

/** Whether other hosts can call code of this convention. */
export function isCallable(code: Code): code is Callable {
  return typeof code.shell === 'function' && !code.needs;
}

/** Why code cannot be called. */
export function whyNot({ shell = UNKNOWN_CALL }: Code): Reason {
  return typeof shell === 'function' ? OUTSIDE_NAMES : shell;
}

/** The code in its convention's shell; `tool` tells the tools of one file apart. */
export function adapterOf(code: Callable, settings: readonly SettingName[], tool?: number): Adapter {
  const [begin, end] = marks(code.convention, tool);
  const [open, close] = code.shell(code.text.value, settings);
  return { before: `${open}${begin}`, code: code.text, after: `${end}${close}` };
}

/** The settings as the table `{ service: { key: to } }` that the target's `setting` looks into. */
export function settingTable(settings: readonly SettingName[]): string {
  const services = [...new Set(settings.map(({ service }) => service))];
  const table = services.map((name) => {
    const own = settings.filter(({ service }) => service === name);
    return [name, Object.fromEntries(own.map(({ key, to }) => [key, to]))];
  });
  return jsLiteral(Object.fromEntries(table));
}

/** How the source's code names a setting. */
export function nameInSource({ service, key }: Setting): Omit<SettingName, 'to'> {
  return { service: service?.name.value ?? '', key: key.value };
}

/** Declares `settings` in a shell: all of them by their keys, `null` for what is not set. */
export function allSettings(settings: readonly SettingName[]): string {
  return `  const settings = {};
  for (const [service, key] of ${jsLiteral(settings.map(({ service, key }) => [service, key]))})
    settings[key] = (await setting(service, key)) ?? null;
`;
}
