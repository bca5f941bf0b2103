// Everything that OwnPilot's pages show of a package, as plain data for the view.

import { member } from '../../../model/guards.ts';
import type { Crash } from '../../../model/preview.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { drawn } from '../../kit/react-page.ts';
import { V0_8_3, type RealRelease } from '../releases.ts';
import { textOf, type JsonObject } from '../shape.ts';
import { cardOf, headOf, type Card, type Head } from './card.ts';
import { overviewOf, type Overview } from './overview.ts';
import { riskOf, type Risk } from './risk.ts';
import { rowsOf, servicesOf, type RegisteredService, type ServiceRow } from './services.ts';

/** A part of the dialog, or the exception that the host's page crashes with when it is opened. */
export type OrCrash<T> = T | { readonly crash: Crash };

export interface Detail {
  readonly head: Head;
  /** `by` of the second line: the manifest's author, or what the database kept of it. */
  readonly author: string;
  readonly overview: OrCrash<Overview>;
  /** null where there is no such tab. */
  readonly services: OrCrash<{ readonly rows: readonly ServiceRow[] }> | null;
  /** 0.8.3 alone. */
  readonly security: Risk | null;
}

/** Why OwnPilot does not install the package, so that its pages show nothing of it. */
export interface Refusal {
  readonly crashes: boolean;
  readonly texts: readonly string[];
}

export interface Panel {
  readonly real: RealRelease;
  readonly refusal: Refusal | null;
  /** null where a package that is refused anyway could not even be drawn. */
  readonly card: Card | null;
  readonly detail: Detail;
  /** As the Config Center calls who needs a service. */
  readonly usedBy: string;
  readonly services: readonly RegisteredService[];
}

/** Throws `PageCrash` where the list of packages crashes on one that is installed. */
export function panelOf(manifest: JsonObject, real: RealRelease, refusal: Refusal | null): Panel {
  return {
    real,
    refusal,
    card: refusal ? drawnCard(manifest, real) : cardOf(manifest, real),
    detail: detailOf(manifest, real),
    usedBy: `Tool: ${textOf(member(manifest, 'name') ?? '')}`,
    services: servicesOf(manifest, real),
  };
}

function drawnCard(manifest: JsonObject, real: RealRelease): Card | null {
  const card = drawn(() => cardOf(manifest, real));
  return 'crash' in card ? null : card;
}

function detailOf(manifest: JsonObject, real: RealRelease): Detail {
  const head = headOf(manifest, real);
  const author = member(member(manifest, 'author'), 'name');
  const services = drawn(() => ({ rows: rowsOf(manifest) ?? [] }));
  return {
    head,
    author: author ? textOf(author) : head.author,
    overview: drawn(() => overviewOf(manifest, real)),
    services: 'rows' in services && services.rows.length === 0 ? null : services,
    security: real === V0_8_3 ? riskOf(manifest) : null,
  };
}

/** What the page says of a package that is not installed; null for one that is. */
export function refusalOf(verdict: Verdict | undefined): Refusal | null {
  if (!verdict || !isRefused(verdict)) return null;
  return { crashes: verdict.kind === 'crashes', texts: verdict.texts };
}

export function isRefused({ kind }: Verdict): boolean {
  return kind === 'refused' || kind === 'crashes';
}
