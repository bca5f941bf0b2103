// Milady's themes (apps/app/src/styles/base.css of 0de6aae8); the first one is its default.

import type { HostTheme, ThemesOf } from '../../../model/view.ts';

const HIRAGINO =
  "'Hiragino Kaku Gothic Pro', Osaka, Meiryo, 'MS PGothic', arial, helvetica, clean, sans-serif";
const COURIER = "'Courier New', Courier, monospace";
const SEGOE = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Names of the tokens below, in their order; `page` is what lies behind everything. */
const TOKENS = [
  'page',
  'card',
  'surface',
  'hover',
  'text',
  'muted',
  'border',
  'accent',
  'accent-soft',
  'on-accent',
  'ok',
  'bad',
  'font',
  'mono',
  'radius',
] as const;

/** The values are in the order of `TOKENS`. */
interface Theme extends HostTheme {
  readonly values: readonly string[];
}

const THEMES: readonly [Theme, ...Theme[]] = [
  {
    id: 'milady',
    label: 'milady',
    dark: false,
    values: [
      'linear-gradient(180deg, #b6d4a8 0%, #d4e8cc 25%, #eaf3e6 55%, #ffffff 100%)',
      '#fafcf9',
      '#ffffff',
      '#eaf0e8',
      '#2d4a3e',
      '#6b8e7a',
      '#5b8350',
      '#4a7c59',
      'rgb(74 124 89 / 10%)',
      '#f5f2eb',
      '#4a7c59',
      '#c44536',
      HIRAGINO,
      COURIER,
      '0',
    ],
  },
  {
    id: 'qt314',
    label: 'qt3.14',
    dark: false,
    values: [
      '#fef7ff',
      '#ffffff',
      '#fef7ff',
      '#fdf2f8',
      '#4a044e',
      '#9333ea',
      '#e9d5ff',
      '#d946ef',
      'rgb(217 70 239 / 8%)',
      '#ffffff',
      '#34d399',
      '#f43f5e',
      HIRAGINO,
      COURIER,
      '6px',
    ],
  },
  {
    id: 'web2000',
    label: 'web2000',
    dark: true,
    values: [
      '#0a0a0a',
      '#141414',
      '#0a0a0a',
      '#1f1f1f',
      '#d4e8c4',
      '#7a9a5a',
      '#2a3d1a',
      '#1a2a0e',
      'rgb(90 154 42 / 12%)',
      '#d4e8c4',
      '#5a9a2a',
      '#ef4444',
      HIRAGINO,
      COURIER,
      '0',
    ],
  },
  {
    id: 'programmer',
    label: 'programmer',
    dark: true,
    values: [
      '#1e1e1e',
      '#252526',
      '#1e1e1e',
      '#2a2d2e',
      '#d4d4d4',
      '#808080',
      '#3c3c3c',
      '#007acc',
      'rgb(0 122 204 / 12%)',
      '#ffffff',
      '#4ec9b0',
      '#f44747',
      SEGOE,
      "'Cascadia Code', 'Fira Code', Consolas, 'Courier New', monospace",
      '2px',
    ],
  },
  {
    id: 'haxor',
    label: 'haxor',
    dark: true,
    values: [
      '#000000',
      '#0a0a0a',
      '#000000',
      '#111111',
      '#00ff41',
      '#009a22',
      '#003b00',
      '#003300',
      'rgb(0 255 65 / 8%)',
      '#00ff41',
      '#00ff41',
      '#ff0000',
      COURIER,
      COURIER,
      '0',
    ],
  },
  {
    id: 'psycho',
    label: 'psycho',
    dark: true,
    values: [
      '#0d001a',
      '#1a0033',
      '#0d001a',
      '#2d004d',
      '#ff00ff',
      '#9933ff',
      '#ff00ff',
      '#330033',
      'rgb(255 0 255 / 12%)',
      '#ff00ff',
      '#39ff14',
      '#ff073a',
      "'Comic Sans MS', 'Chalkboard SE', 'Hiragino Kaku Gothic Pro', sans-serif",
      COURIER,
      '0',
    ],
  },
  {
    id: 'dark',
    label: 'dark',
    dark: true,
    values: [
      'hsl(240 10% 3.9%)',
      'hsl(240 4.8% 7%)',
      'hsl(240 4.8% 7%)',
      'hsl(240 3.7% 15.9%)',
      'hsl(240 5% 84%)',
      'hsl(240 5% 64.9%)',
      'hsl(240 3.7% 15.9%)',
      'hsl(217 91% 60%)',
      'hsl(217 91% 60% / 10%)',
      'hsl(0 0% 100%)',
      'hsl(142 76% 36%)',
      'hsl(0 84.2% 60.2%)',
      "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Inter, sans-serif",
      COURIER,
      '6px',
    ],
  },
];

/** The same in all releases that have a form. */
export const themesOf: ThemesOf = () => THEMES;

/** Puts a theme's values on an element as custom properties `--h-…`. */
export function paintWith(id: string): (element: HTMLElement) => void {
  const { dark, values } = THEMES.find((one) => one.id === id) ?? THEMES[0];
  const tokens = {
    ...Object.fromEntries(TOKENS.map((name, i) => [name, values[i] ?? ''])),
    scheme: dark ? 'dark' : 'light',
  };
  return ({ style }) => {
    for (const [name, value] of Object.entries(tokens)) style.setProperty(`--h-${name}`, value);
  };
}
