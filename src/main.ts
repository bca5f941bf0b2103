// Mounts the app, or the embedded view, with what the address or an earlier visit left to show.

import './app/trusted.ts';
import { mount } from 'svelte';
import { welcomeText } from './hosts/welcome.ts';
import { Analyst } from './app/analyst.ts';
import App from './app/App.svelte';
import { isEmbed } from './app/frames.ts';
import './app/app.css';
import { NOT_LOADED, Stopped } from './app/worker-client.ts';
import { Workspace } from './app/workspace.svelte.ts';

/** After this the page is shown as it is; what comes later is then found in the history. */
const PATIENCE_MS = 1000;

const target = document.getElementById('app');
if (target) void (isEmbed() ? embed(target) : open(target));

async function open(target: HTMLElement): Promise<void> {
  const workspace = new Workspace(new Analyst(), welcomeText);
  const { notices } = workspace;
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof Stopped)) return;
    event.preventDefault();
    notices.show(event.reason.message, 'warning');
  });
  const tellMissing = (): void => {
    // What has a message of its own, such as the compiler, says more.
    if (notices.current?.tone !== 'warning') notices.show(NOT_LOADED, 'warning');
  };
  // Vite's name for any part of the page that was loaded when it was first needed, and did not arrive.
  addEventListener('vite:preloadError', tellMissing);
  const started = import('./app/drafts/start.svelte.ts').then(({ start }) => start(workspace));
  started.catch(tellMissing);
  if (location.hash !== '' || wasHere())
    await Promise.race([
      started.catch(() => undefined),
      new Promise((done) => setTimeout(done, PATIENCE_MS)),
    ]);
  mount(App, { target, props: { workspace } });
}

async function embed(target: HTMLElement): Promise<void> {
  const { embedView } = await import('./app/embed/embed.ts');
  await embedView(target);
}

/** A first visit is painted at once: it has nothing to wait for. */
function wasHere(): boolean {
  try {
    const before = localStorage.getItem('plugbench:visited') !== null;
    localStorage.setItem('plugbench:visited', 'yes');
    return before;
  } catch {
    return false;
  }
}
