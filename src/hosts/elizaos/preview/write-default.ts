// Writes a value of the form to the source, as the setting's default.

import { isObject, member } from '../../../model/guards.ts';
import type { Change } from '../../../model/host.ts';
import { join } from '../../../text/pointer.ts';
import { firstType } from '../controls/field-types.ts';
import type { SettingField } from './fields.ts';
import type { Panel } from './panel.ts';

/** The change that makes a value the default of a field; null for secrets, and where the source has no place for it. */
export function defaultChange(panel: Panel, field: SettingField, value: unknown): Change | null {
  if (field.type === 'password' || member(field.hint, 'sensitive') || value === '') return null;
  if (!isObject(field.schema)) return null;
  return {
    op: 'set',
    pointer: join(field.pointer, 'default'),
    value: typed(declaredType(panel, field), value),
  };
}

/** The type of the default. For parameters it is the declared one, not the one that the settings page guesses. */
function declaredType(panel: Panel, field: SettingField): string {
  if (panel.mode === 'direct') return firstType(field.schema) ?? '';
  return panel.parameters.find(({ key }) => key === field.key)?.type ?? '';
}

/** The form gives texts, but a default should have the type that the setting declares. */
function typed(type: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true';
  if (type === 'number' || type === 'integer') {
    const number = Number(value);
    return Number.isFinite(number) ? number : value;
  }
  return type === 'object' || type === 'array' ? parsed(value) : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
