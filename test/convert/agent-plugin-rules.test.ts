// What becomes an Agent Plugin is faultless by the rules of its host too: manifest, servers and skill.

import { analyse, analyseFile } from '../check/of-text.ts';
import { expect, test } from 'vitest';
import { convert } from '../../src/convert/convert.ts';
import { hosts } from '../hosts/loaded.ts';
import { samplesOf } from './manifests.ts';
import { made, pairs } from './pairs.ts';

const own = pairs.filter(({ from, to }) => from.host && to.id === 'agent-plugins');

test.each(own)('$from.id', async ({ from, to }) => {
  for (const { name, source } of from.host ? samplesOf(from.host) : []) {
    const [main, ...rest] = made(convert(from, to, source, false)).files;
    if (!main) throw new Error('no files');
    const others = rest.map(({ path, text }) => ({ path, text }));
    const request = { text: main.text, hostId: null, release: null, path: main.path, older: null, others };
    const { hostId, problems } = analyse(request, hosts);
    const host = hosts.find(({ id }) => id === hostId) ?? null;
    const checked = rest.filter(({ path }) => /\/(?:mcp\.json|SKILL\.md)$/.test(path));
    expect([hostId, checked.length], name).toEqual(['agent-plugins', 2]);
    const beside = await Promise.all(
      checked.map(({ path }) => analyseFile({ ...request, file: path }, host)),
    );
    const all = [...problems, ...beside.flatMap((file) => file.problems)];
    const wrong = all.filter(({ severity }) => severity !== 'advice');
    expect(
      wrong.map(({ code, message }) => `${code}: ${message}`),
      name,
    ).toEqual([]);
  }
});
