// The themes of OwnPilot's page, by release (ui/src/index.css).

import type { HostTheme, ThemesOf } from '../../../model/view.ts';
import { V0_8_3 } from '../releases.ts';

const LIGHT: HostTheme = { id: 'light', label: 'Light', dark: false };
const DARK: HostTheme = { id: 'dark', label: 'Dark', dark: true };
const CLAUDE: HostTheme = { id: 'claude', label: 'Claude', dark: true };

/** Light and dark; 0.8.3 has a third one. */
export const themesOf: ThemesOf = (release) => (release === V0_8_3 ? [LIGHT, DARK, CLAUDE] : [LIGHT, DARK]);
