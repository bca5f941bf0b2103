// The samples, and the published plugins whose manifests hold the code, with calls of their tools that are made from the
// schemas.

import { exampleOf } from '../../../src/app/run/schema-form.ts';
import type { Endpoint } from '../../../src/convert/endpoints.ts';
import type { Setting, Tool } from '../../../src/model/plugin.ts';
import { compiled } from '../../../test/convert/compiled.ts';
import { corpusOf, samplesOf, type Manifest } from '../manifests.ts';
import type { Program } from './program.ts';

/** Those with code; `corpus` is the folder of published manifests, null to leave them out. */
export function publishedPrograms(endpoints: readonly Endpoint[], corpus: string | null): Program[] {
  return endpoints.flatMap((endpoint) => {
    const { host } = endpoint;
    if (!host) return [];
    const manifests = [...samplesOf(host), ...(corpus === null ? [] : corpusOf(host, corpus))];
    return manifests.flatMap((manifest) => programOf(endpoint, manifest));
  });
}

function programOf({ id, host, read }: Endpoint, { name, source: given }: Manifest): Program[] {
  const source = host?.codeReleases ? compiled(given) : given;
  const plugin = read?.(source).plugin;
  const calls = (plugin?.tools ?? []).flatMap((one, tool) => (one.code ? [{ tool, args: argsOf(one) }] : []));
  if (calls.length === 0) return [];
  const settings = Object.fromEntries((plugin?.settings ?? []).map((one) => [one.key.value, valueOf(one)]));
  return [{ name, host: id, source, settings, calls }];
}

function argsOf({ parameters }: Tool): Readonly<Record<string, unknown>> {
  const made = parameters.map(({ name, words }) => {
    const schema = Object.fromEntries(words.map(([keyword, { value }]) => [keyword, value]));
    return [name.value, exampleOf(schema, name.value)];
  });
  return Object.fromEntries(made) as Readonly<Record<string, unknown>>;
}

function valueOf({ kind, key }: Setting): unknown {
  if (kind === 'number') return 3;
  if (kind === 'boolean') return true;
  return /url|address/i.test(key.value) ? 'https://tides.example' : `example-${key.value}`;
}
