// Joins everything that OwnPilot's pages show of a package into plain data for the view.

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

/** A part of the dialog, or the exception with which the host's page crashes when that part opens. */
export type OrCrash<T> = T | { readonly crash: Crash };

export interface Detail {
  readonly head: Head;
  /** `by` of the second line: the manifest's author, or what the database kept of it. */
  readonly author: string;
  readonly overview: OrCrash<Overview>;
  /** null where there is no such tab. */
  readonly services: OrCrash<{ readonly rows: readonly ServiceRow[] }> | null;
  /** null in 2026-02, which has no audit. */
  readonly security: Risk | null;
}

/** The pages of one package; the documented release has those of 2026-02. */
export interface Panel {
  readonly real: RealRelease;
  /** null where the package is refused and the list would crash on it. */
  readonly card: Card | null;
  readonly detail: Detail;
  /** The name under which the Config Center lists the package as a user of its services. */
  readonly usedBy: string;
  readonly services: readonly RegisteredService[];
}

/** The panel of a package; a refused one is drawn as far as it goes. Throws `PageCrash` where the package is installed and the host's list crashes on it. */
export function panelOf(manifest: JsonObject, real: RealRelease, refused: boolean): Panel {
  return {
    real,
    card: refused ? drawnCard(manifest, real) : cardOf(manifest, real),
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

/** True where the release does not install the package, whether it refuses it or crashes on it. */
export function isRefused({ kind }: Verdict): boolean {
  return kind === 'refused' || kind === 'crashes';
}
