// The analysis worker: checks, fixes, completion and hover over all hosts, away from the page's own thread.

import { expose } from 'comlink';
import { hosts } from '../src/hosts/registry.ts';
import type { Host } from '../src/model/host.ts';
import { analyse, placeInMain, pointerInMain, previewOfMain } from '../src/check/analyse.ts';
import { pluginOf } from '../src/files/plugin.ts';
import { needsAllHosts, recognise, type CheckRequest, type Recognised } from '../src/check/recognise.ts';
import { languageFor } from '../src/check/document.ts';
import { fixAll } from '../src/check/fix.ts';
import { runnableOf } from '../src/check/runnable.ts';
import { formatEdits } from '../src/lang/json/format.ts';
import type { AnalysisApi, Answering, HostCard } from './contract.ts';

const api: Answering<AnalysisApi> = {
  hosts: () =>
    hosts.map(({ detect: _detect, otherProduct: _otherProduct, load: _load, ...card }): HostCard => card),
  analyse: async (request) => {
    const recognised = recognise(request, hosts);
    return analyse(request, await packsFor(recognised), recognised);
  },
  fixAll: async (request, code) => {
    const recognised = recognise(request, hosts);
    return fixAll({ ...request, hostId: recognised.hostId }, code, await packsFor(recognised));
  },
  format: formatEdits,
  complete: async (request) => (await assist()).complete(request, await hostOf(request)),
  hover: async (request) => (await assist()).hover(request, await hostOf(request)),
  newFiles: async (request) => (await assist()).newFiles(request, await hostOf(request)),
  preview: async (request) => {
    const host = await loaded(request.hostId);
    return host && previewOfMain(request, host);
  },
  runnable: async (request) => {
    const host = await loaded(request.hostId);
    return host && runnableOf(request, host);
  },
  targets: async () => (await conversions()).targets(),
  convert: async (request) => (await conversions()).convert(request),
  portability: async (source, targets) => (await conversions()).portability(source, targets),
  editsFor: async (text, changes) => languageFor(await hostOfCode(text)).edit(text, changes),
  placeOf: async (text, pointer) => placeInMain(text, pointer, await hostOfCode(text)),
  pointerAt: async (text, offset) => pointerInMain(text, offset, await hostOfCode(text)),
  secrets: async (texts) => {
    const { findSecrets } = await import('../src/hosts/kit/find-secrets.ts');
    return texts.map(findSecrets);
  },
  alive: () => true,
};

const conversions = () => import('./conversions.ts');
const assist = () => import('../src/check/assist.ts');

/** The packs that a check needs: that of the text's host, or all where only a pack may know what the text is. */
async function packsFor(recognised: Recognised): Promise<readonly Host[]> {
  if (needsAllHosts(recognised)) return Promise.all(hosts.map(({ load }) => load()));
  const host = await loaded(recognised.hostId);
  return host ? [host] : [];
}

async function hostOf(request: Pick<CheckRequest, 'plugin' | 'hostId'>): Promise<Host | null> {
  return loaded(request.hostId ?? recognise(request, hosts).hostId);
}

/** Null for JSON, which most texts are: this is asked with every move of the caret. */
async function hostOfCode(text: string): Promise<Host | null> {
  return /^\s*[[{]/.test(text) ? null : hostOf({ plugin: pluginOf({ path: '', text }), hostId: null });
}

async function loaded(hostId: string | null): Promise<Host | null> {
  return (await hosts.find(({ id }) => id === hostId)?.load()) ?? null;
}

expose(api);
