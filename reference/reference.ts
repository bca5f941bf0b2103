// The script of the reference's pages: keeps the reference for use without a network, and runs its search.

import type { SearchEntry } from './pages.ts';

const folder = new URL('.', (document.currentScript as HTMLScriptElement).src);
const root = new URL('..', folder);

void keep();
void search();

/** Installs Plugbench as its own page does, and has it keep these pages. */
async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL('offline.js', root));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ plugbench: 'keep-reference' });
  } catch {
    // No workers, or storage is forbidden here, or the page is a file: it can still be read.
  }
}

async function search(): Promise<void> {
  const box = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector('#found');
  if (!box || !list) return;
  const index = (await (await fetch(new URL('search.json', folder))).json()) as readonly SearchEntry[];
  const show = (): void => list.replaceChildren(...found(index, box.value).map(item));
  box.addEventListener('input', show);
  box.closest('search')?.removeAttribute('hidden');
  show();
}

const MOST = 20;

/** What a word counts that is the title, in it, in the host's name, or in the other words. */
const RANKS = [6, 4, 3, 2];

/** Words of questions, which no page is about. */
const ASKING = /^(?:an?|and|are|can|do|does|have|how|i|in|is|may|of|the|to|what|which|why|with)$/;

/** Those with the most of the words first; a word in the title counts more. */
function found(index: readonly SearchEntry[], text: string): readonly SearchEntry[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []).filter((word) => !ASKING.test(word));
  const hits = index.flatMap((entry) => {
    const [title, host, all] = [entry.title, entry.host, entry.words].map((part) => part.toLowerCase());
    const ranks = words.map((word) => {
      const found = [title === word, title?.includes(word), host?.includes(word), all?.includes(stem(word))];
      return RANKS[found.indexOf(true)] ?? 0;
    });
    const rank = ranks.reduce((sum: number, one) => sum + one, 0);
    return ranks.filter((one) => one > 0).length * 2 >= words.length && rank > 0 ? [{ entry, rank }] : [];
  });
  return hits
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** Without the `s` of several. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

function item({ address, title, host }: SearchEntry): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(address, folder).href;
  link.textContent = title;
  line.append(link, host === '' ? '' : ` ${host}`);
  return line;
}
