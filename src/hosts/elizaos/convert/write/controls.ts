// Which control of the settings form serves which kind of setting.

import type { SettingKind } from '../../../../model/plugin.ts';

export const CONTROLS: Readonly<Record<SettingKind, string>> = {
  text: 'text',
  secret: 'password',
  url: 'url',
  number: 'number',
  boolean: 'boolean',
  choice: 'select',
  other: 'text',
};
