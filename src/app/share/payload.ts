// What goes into a link: the workspace's work, less what the person leaves out.

import type { ConfigEntry, ConfigValues, HttpMock, RunService } from '../../model/run.ts';
import type { SharedState } from '../../share/state.ts';
import { mayHoldKey, sourceOfFragment, type RemotePlugin } from '../../sources/source.ts';
import { record } from '../mock-config-store.svelte.ts';
import { isSecret } from '../run/config-rows.ts';
import type { RunInput } from '../run/run-inputs.svelte.ts';
import type { Work } from '../drafts/work.ts';

export interface ShareOptions {
  readonly args: boolean;
  readonly mocks: boolean;
  readonly files: boolean;
  /** Settings of the config store that are not secret, and those that are: only if ticked. */
  readonly settings: boolean;
  readonly secrets: boolean;
  /** Blacks out what looks like a key in the texts. */
  readonly mask: boolean;
}

/** Everything but values of the config store; what looks like a key is masked. */
export const USUAL: ShareOptions = {
  args: true,
  mocks: true,
  files: true,
  settings: false,
  secrets: false,
  mask: true,
};

/** Config values, by what a person decides about before they go into a link. */
export interface SortedSettings {
  readonly open: ConfigValues;
  readonly secret: ConfigValues;
}

/** Sorts values by whether they are secret; undeclared fields are, and so is everything where `services` is null. */
export function sortSettings(values: ConfigValues, services: readonly RunService[] | null): SortedSettings {
  const open = record<ConfigEntry>();
  const secret = record<ConfigEntry>();
  for (const [service, { data, active }] of Object.entries(values)) {
    const fields = services?.find(({ name }) => name === service)?.fields;
    for (const [field, value] of Object.entries(data)) {
      const type = fields?.find(({ name }) => name === field)?.type;
      // An undeclared field may hold anything.
      const part = type === undefined || isSecret(field, type) ? secret : open;
      const kept = part[service]?.data ?? record<unknown>();
      part[service] = { data: Object.assign(record<unknown>(), kept, { [field]: value }), active };
    }
  }
  return { open, secret };
}

/** The number of fields with a value, over all services. */
export function countOf(values: ConfigValues): number {
  return Object.values(values).reduce((sum, { data }) => sum + Object.keys(data).length, 0);
}

/** What the plugin was opened from; null where it is not known, or where its address may hold a key. */
export function sourceToShare({ from }: Work): RemotePlugin | null {
  const source = sourceOfFragment(from ?? '');
  return source && !mayHoldKey(source) ? source : null;
}

export type Clean = (text: string) => string;

/** The state that a link carries. */
export function payloadOf(
  work: Work,
  settings: SortedSettings,
  choice: ShareOptions,
  masked: Clean,
): SharedState {
  const clean: Clean = choice.mask ? masked : (text) => text;
  return {
    ...work,
    from: sourceToShare(work) && (work.from ?? null),
    text: clean(work.text),
    older: work.older === null ? null : clean(work.older),
    ...(choice.files ? {} : { open: null, selection: work.open ? null : work.selection }),
    files: choice.files ? work.files.map(({ path, text }) => ({ path, text: clean(text) })) : [],
    run: runOf(work.run, settings, choice, clean),
  };
}

/** The members that are set; null where none is. */
function runOf(input: RunInput, settings: SortedSettings, choice: ShareOptions, clean: Clean): unknown {
  const { tool, mode, args } = input;
  const config = merged(choice.settings ? settings.open : {}, choice.secrets ? settings.secret : {});
  const typed = Object.entries(args).map(([name, text]) => [name, clean(text)] as const);
  const given = {
    ...(tool === '' ? {} : { tool }),
    ...(mode === null ? {} : { mode }),
    ...(choice.args && typed.length > 0 ? { args: Object.fromEntries(typed) } : {}),
    ...(choice.mocks ? mocksOf(input, clean) : {}),
    ...(countOf(config) > 0 ? { config } : {}),
  };
  return Object.keys(given).length > 0 ? given : null;
}

function mocksOf({ http, tools, clock, seed }: RunInput, clean: Clean): Record<string, unknown> {
  return {
    ...(http.length > 0 ? { http: http.map((mock) => cleanMock(mock, clean)) } : {}),
    ...(tools.length > 0 ? { tools: tools.map((mock) => ({ ...mock, content: clean(mock.content) })) } : {}),
    ...(clock === null ? {} : { clock }),
    ...(seed === null ? {} : { seed }),
  };
}

function cleanMock(mock: HttpMock, clean: Clean): HttpMock {
  const headers = mock.headers.map(([name, value]) => [name, clean(value)] as const);
  return { ...mock, address: clean(mock.address), headers, body: clean(mock.body) };
}

function merged(first: ConfigValues, second: ConfigValues): ConfigValues {
  const all = record<ConfigEntry>();
  for (const [service, { data, active }] of [...Object.entries(first), ...Object.entries(second)])
    all[service] = { data: Object.assign(record<unknown>(), all[service]?.data, data), active };
  return all;
}
