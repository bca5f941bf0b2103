// The embedded view: read-only, without storage, talking with the one page that its address names.

import { mount } from 'svelte';
import { Analyst } from '../analyst.ts';
import { Workspace } from '../workspace.svelte.ts';
import { openLink } from '../share/open-link.ts';
import EmbedView from './EmbedView.svelte';
import { CommandQueue } from './command-queue.ts';
import {
  partnerOf,
  PROTOCOL,
  readCommand,
  reportOf,
  type EmbedReply,
  type EmbedCommand,
} from './messages.ts';

/** Mounts the embedded view of the link in the address. */
export async function embedView(target: HTMLElement): Promise<void> {
  const workspace = new Workspace(new Analyst(), '', true);
  const show = async (): Promise<void> => {
    // An opened link needs no notice here; a damaged one does.
    if (await openLink(workspace, location.hash, () => Promise.resolve([]))) workspace.notices.clearInfo();
  };
  await show();
  addEventListener('hashchange', () => void show());
  const query = new URLSearchParams(location.search);
  const onlyResult = (query.get('view') ?? query.get('embed')) === 'result';
  mount(EmbedView, { target, props: { workspace, onlyResult } });
  const partner = partnerOf(location.search);
  if (partner !== null && parent !== window) talk(workspace, partner);
}

/** Listens to the embedding page, and replies only to its origin. */
function talk(workspace: Workspace, partner: string): void {
  const reply = (message: EmbedReply): void =>
    parent.postMessage({ plugbench: PROTOCOL, ...message }, partner);
  const commands = new CommandQueue((command) => follow(workspace, command), reply);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== partner) return;
    const command = readCommand(data);
    if (command?.type === 'error') reply(command);
    else if (command) commands.take(command);
  });
  reply({ type: 'ready' });
}

async function follow(workspace: Workspace, command: EmbedCommand): Promise<EmbedReply> {
  const { id } = command;
  if (command.type === 'set-source') {
    const { text, host, release, path } = command;
    const nothing = { selection: null, older: null, files: [] };
    workspace.restore({ ...workspace.snapshot(), ...nothing, text, host, release, path });
  }
  const analysis = await workspace.main.check();
  return analysis
    ? { type: 'problems', id, ...reportOf(workspace.main.text, analysis) }
    : { type: 'error', id, message: 'The check failed.' };
}
