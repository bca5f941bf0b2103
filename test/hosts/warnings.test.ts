// Every preview of what a release refuses or crashes on has words for a warning above it.

import { analyseWhole, previewOfMain } from '../check/of-text.ts';
import { expect, test } from 'vitest';
import { hosts } from './loaded.ts';

/** Beside the samples: texts that a host refuses, and ones that crash it, of hosts whose samples do neither. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  anythingllm: [
    '{"active": true, "name": "Lamps", "hubId": "lamps", "entrypoint": {"params": 5}}',
    '{"active": true, "name": "Lamps", "hubId": "@@flow_lamps"}',
  ],
  gloodata: ['{"ns": "kites", "title": "Kites", "tools": {"fly": {"title": "Fly",}}}'],
};

test.each(hosts.filter(({ preview }) => preview).map((host) => [host.id, host] as const))(
  '%s',
  async (_, host) => {
    let refused = 0;
    for (const { text, path } of [
      ...host.samples,
      ...(TEXTS[host.id] ?? []).map((one) => ({ text: one, path: null })),
    ])
      for (const { id: release } of host.releases) {
        const request = { text, hostId: host.id, release, path, older: null };
        const { verdicts } = await analyseWhole(request, hosts);
        const answer = await previewOfMain(request, host);
        const kind = verdicts.find((one) => one.release === answer?.release)?.kind;
        if (!answer || answer.preview.panel === null || (kind !== 'refused' && kind !== 'crashes')) continue;
        refused += 1;
        expect(answer.preview.warnings?.[kind], `${path ?? text} in ${release}`).toMatch(/^[A-Z].*[a-z]$/);
      }
    expect(refused).toBeGreaterThan(0);
  },
);

test('a Python file that stops the server or is left out has words of its own', async () => {
  const host = hosts.find(({ id }) => id === 'ragflow');
  const python = host?.samples.find(({ kind, path }) => kind === 'broken' && path.endsWith('.py'));
  if (!host || !python) throw new Error('No such sample');
  const shown = async (release: string) => {
    const request = { text: python.text, hostId: host.id, release, path: null, older: null };
    return (await previewOfMain(request, host))?.preview.warnings;
  };
  expect(await shown('0.19')).toMatchObject({
    crashes: 'The server does not start with this plugin, so none of this appears until it is fixed',
  });
  expect(await shown('0.26')).toMatchObject({ refused: 'RAGFlow leaves this plugin out until it is fixed' });
});
