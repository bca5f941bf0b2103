// The script of the reference's pages: keeps the reference for use without a network, and runs its search.

interface Entry {
  readonly address: string;
  readonly title: string;
  readonly words: string;
}

const folder = new URL('.', (document.currentScript as HTMLScriptElement).src);
const root = new URL('..', folder);

void keep();
void search();

/** Installs Plugbench as its own page does, and has it keep these pages. */
async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL('offline.js', root));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ plugbench: 'keep-reference' });
  } catch {
    // Storage is forbidden here, or the page is a file: it can still be read.
  }
}

async function search(): Promise<void> {
  const box = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector('#found');
  if (!box || !list) return;
  const index = (await (await fetch(new URL('search.json', folder))).json()) as readonly Entry[];
  const show = (): void => list.replaceChildren(...found(index, box.value).map(item));
  box.addEventListener('input', show);
  box.closest('search')?.removeAttribute('hidden');
  show();
}

const MOST = 20;

/** Entries that have every word, those with the words in their titles first. */
function found(index: readonly Entry[], text: string): readonly Entry[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const hits = index.flatMap((entry) => {
    const [title, all] = [entry.title.toLowerCase(), entry.words.toLowerCase()];
    if (!words.every((word) => title.includes(word) || all.includes(word))) return [];
    return [{ entry, rank: words.filter((word) => title.includes(word)).length }];
  });
  return hits
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function item({ address, title }: Entry): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(address, folder).href;
  link.textContent = title;
  line.append(link);
  return line;
}
