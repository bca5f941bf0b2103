// The page's address: it holds a link only as long as that shows what the page shows.

import { isSameWork, type SharedState } from '../../share/state.ts';
import { keepText, keptText } from '../kept.ts';

/** The work that the address is right for, with or without a link. */
let shown: SharedState | null = null;

/** The link in the address that this tab has made. */
const OWN = 'plugbench:address';

/** The page's own address without file, query and fragment, from the embedded view too: links open from any sub-path. */
export function pageAddress(): string {
  return new URL('.', location.href).href;
}

/** Puts a link into the address; the history of the tab stays as it is. */
export function showInAddress(fragment: string, work: SharedState): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
  keepText('sessionStorage', OWN, fragment);
  addressShows(work);
}

/** The address is right for this work: its link was opened, or it needs none. */
export function addressShows(work: SharedState): void {
  shown = work;
}

/** Whether the address is right for this work. */
export function isInAddress(work: SharedState): boolean {
  return shown !== null && isSameWork(shown, work);
}

/** Takes the link out of the address. */
export function clearAddress(): void {
  shown = null;
  history.replaceState(history.state, '', location.pathname + location.search);
  keepText('sessionStorage', OWN, '');
}

/** Whether this tab has put the fragment there, so a reload brings back its draft. */
export function isOwnLink(fragment: string): boolean {
  return fragment !== '' && keptText('sessionStorage', OWN) === fragment;
}
