// How 0.8.3 words and colours the risk of its audit (ui/pages/extensions/ExtensionDetailModal.tsx).

import type { RiskLevel } from '../preview/risk.ts';

export const RISKS: Readonly<Record<RiskLevel, { readonly label: string; readonly tone: string }>> = {
  low: { label: 'Low Risk', tone: 'ok' },
  medium: { label: 'Medium Risk', tone: 'warn' },
  high: { label: 'High Risk', tone: 'bad' },
};
