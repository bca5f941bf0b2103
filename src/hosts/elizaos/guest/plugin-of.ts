// Finds the plugin among the exports of a module, and its actions.

import { isObjectLike } from '../../../sandbox/guest/primordials.ts';
import type { Exports } from './modules.ts';

/** An action, as far as a run needs it. */
export interface Action {
  readonly name: string;
  readonly validate?: unknown;
  readonly handler?: unknown;
}

const member = (value: unknown, name: string): unknown =>
  isObjectLike(value) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** The plugin's actions. Milady searches the default export, `plugin`, the module itself, then other exports. */
export function actionsOf(exports: Exports): Action[] {
  const others = Object.keys(exports)
    .filter((name) => name !== 'default' && name !== 'plugin')
    .sort((a, b) => Number(/plugin$/i.test(b)) - Number(/plugin$/i.test(a)));
  const candidates = [exports.default, exports.plugin, exports, ...others.map((name) => exports[name])];
  for (const candidate of candidates) {
    const actions = member(candidate, 'actions');
    if (Array.isArray(actions)) return actions.filter(isAction);
  }
  // A file with only actions, of which another module would make the plugin.
  return Object.values(exports).filter(isAction);
}

function isAction(value: unknown): value is Action {
  return typeof member(value, 'name') === 'string' && typeof member(value, 'handler') === 'function';
}
