// The words and colours of risk levels in 0.8.3.

import type { RiskLevel } from '../preview/risk.ts';

/** From ui/pages/extensions/ExtensionDetailModal.tsx; `tone` is a colour of our own tokens. */
export const RISKS: Readonly<Record<RiskLevel, { readonly label: string; readonly tone: string }>> = {
  low: { label: 'Low Risk', tone: 'ok' },
  medium: { label: 'Medium Risk', tone: 'warn' },
  high: { label: 'High Risk', tone: 'bad' },
};
