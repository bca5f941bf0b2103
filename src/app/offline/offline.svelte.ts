// The page's side of the service worker: ready to work offline, and a new version that waits for a click.

import { member } from '../../model/guards.ts';

/** `waiting`: a new version can be taken over; `elsewhere`: another tab has taken it over. */
export type Update = 'none' | 'waiting' | 'elsewhere';

/** The service worker of the page, and whether it has a new version. */
export class Offline {
  #update = $state.raw<Update>('none');
  #waiting: ServiceWorker | null = null;
  #asked = false;

  get update(): Update {
    return this.#update;
  }

  /** Registers the service worker. `ready` is called once, when a first visit can be repeated without a network. */
  async register(ready: () => void): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const first = serviceWorker.controller === null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#asked) location.reload();
      else if (!first) this.#update = 'elsewhere';
    });
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (member(data, 'plugbench') === 'ready' && first) ready();
    });
    const registration = await registered(serviceWorker);
    if (!registration) return;
    this.#watch(registration);
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing;
      installing?.addEventListener('statechange', () => this.#watch(registration));
    });
  }

  /** Only on a click: the page is loaded anew as soon as the new version is in place. */
  take(): void {
    this.#asked = true;
    if (this.#waiting) this.#waiting.postMessage({ plugbench: 'take' });
    else location.reload();
  }

  #watch({ waiting, active }: ServiceWorkerRegistration): void {
    if (!waiting || !active) return;
    this.#waiting = waiting;
    this.#update = 'waiting';
  }
}

async function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    // A browser may be set up to give nothing at all here.
    const registration = (await container.register('./offline.js')) as ServiceWorkerRegistration | undefined;
    return registration ?? null;
  } catch {
    return null;
  }
}
