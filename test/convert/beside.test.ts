// A converted manifest fits the code that is made with it.

import { documentOf } from '../check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { hosts } from '../hosts/loaded.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { convert } from '../../src/convert/convert.ts';
import { samplesOf } from './manifests.ts';
import { made, pairs, sourceOf } from './pairs.ts';

/** Pairs of hosts: formats have no rules on files. */
const own = pairs.filter(({ from, to }) => from.host && to.host);

describe.each(hosts.filter(({ portable }) => portable).map(({ id }) => [id]))('from %s', (id) => {
  test.each(own.filter(({ from }) => from.id === id).map((pair) => [pair.to.name, pair] as const))(
    'to %s',
    (_, { from, to }) => {
      for (const { source } of from.host && to.host ? samplesOf(from.host) : []) {
        const sample = from.host?.samples.find(({ text }) => text === source.main.text);
        const files = made(convert(from, to, { ...source, others: sample?.others ?? [] }, true)).files;
        const [main] = files;
        const checked = main?.manifest === undefined ? undefined : valueAt(main.value, main.manifest);
        if (!main || !to.host || checked === undefined) continue;
        const text = JSON.stringify(checked);
        const { others } = sourceOf({ ...made(convert(from, to, source, false)), files });
        const codes = (beside: typeof others): string[] => {
          const request = { text, path: main.path, older: null, others: beside };
          const document = to.host && documentOf(request, to.host, readJson(text));
          const { rules = {}, check } = to.host ?? {};
          // Advice may remain: a stub reads no settings yet.
          const costs = (code: string): boolean =>
            Object.values(rules[code]?.severity ?? {}).some((severity) => severity !== 'advice');
          return document && check ? check(document).flatMap(({ code }) => (costs(code) ? [code] : [])) : [];
        };
        expect(codes(others), to.name).toEqual(codes([]));
      }
    },
  );
});
