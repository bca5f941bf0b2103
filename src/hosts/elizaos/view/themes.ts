// Milady's default theme, and its theme `dark` (apps/app/src/styles/base.css of 0de6aae8).

import type { ThemesOf } from '../../../model/preview.ts';

/** Values of the tokens `--h-…`; `page` is what lies behind everything. */
const LIGHT = {
  page: 'linear-gradient(180deg, #b6d4a8 0%, #d4e8cc 25%, #eaf3e6 55%, #ffffff 100%)',
  card: '#fafcf9',
  surface: '#ffffff',
  hover: '#eaf0e8',
  text: '#2d4a3e',
  muted: '#6b8e7a',
  border: '#5b8350',
  accent: '#4a7c59',
  'accent-soft': 'rgb(74 124 89 / 10%)',
  'on-accent': '#f5f2eb',
  ok: '#4a7c59',
  bad: '#c44536',
  font: "'Hiragino Kaku Gothic Pro', Osaka, Meiryo, 'MS PGothic', arial, helvetica, clean, sans-serif",
  mono: "'Courier New', Courier, monospace",
  radius: '0',
  scheme: 'light',
};

const DARK: typeof LIGHT = {
  page: 'hsl(240 10% 3.9%)',
  card: 'hsl(240 4.8% 7%)',
  surface: 'hsl(240 4.8% 7%)',
  hover: 'hsl(240 3.7% 15.9%)',
  text: 'hsl(240 5% 84%)',
  muted: 'hsl(240 5% 64.9%)',
  border: 'hsl(240 3.7% 15.9%)',
  accent: 'hsl(217 91% 60%)',
  'accent-soft': 'hsl(217 91% 60% / 10%)',
  'on-accent': 'hsl(0 0% 100%)',
  ok: 'hsl(142 76% 36%)',
  bad: 'hsl(0 84.2% 60.2%)',
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Inter, sans-serif",
  mono: LIGHT.mono,
  radius: '6px',
  scheme: 'dark',
};

/** The same in all releases that have a form. */
export const themesOf: ThemesOf = () => [
  { id: 'milady', label: 'milady', dark: false },
  { id: 'dark', label: 'dark', dark: true },
];

/** Puts a theme's values on an element as custom properties `--h-…`. */
export function paintWith(id: string): (element: HTMLElement) => void {
  return ({ style }) => {
    for (const [name, value] of Object.entries(id === 'dark' ? DARK : LIGHT))
      style.setProperty(`--h-${name}`, value);
  };
}
