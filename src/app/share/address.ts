// The page's address: it holds a link only as long as that shows what the page shows.

import { isSameWork, type SharedState } from '../../share/state.ts';

/** The work of the link in the address. */
let shown: SharedState | null = null;

/** The page's own address without file, query and fragment, from the embedded view too: links open from any sub-path. */
export function pageAddress(): string {
  return new URL('.', location.href).href;
}

/** Puts a link into the address; the history of the tab stays as it is. */
export function showInAddress(fragment: string, work: SharedState): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
  addressShows(work);
}

/** The link in the address was opened. */
export function addressShows(work: SharedState): void {
  shown = work;
}

/** Takes the link out of the address once the work is another: a reload brings back the draft then. */
export function dropStaleLink(work: SharedState): void {
  if (location.hash !== '' && (shown === null || !isSameWork(shown, work)))
    history.replaceState(history.state, '', location.pathname + location.search);
}
