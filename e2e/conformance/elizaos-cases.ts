// Recorded runs of real agents: what a case gives a run, and its record in the recording's form.

import type { Places, RunRecord } from '../../src/hosts/elizaos/guest/start.ts';

type Files = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** A recorded case. */
export interface Case {
  readonly id: string;
  readonly files: Files;
  readonly others?: Readonly<Record<string, Files>>;
  readonly plugins?: readonly string[];
  readonly actions?: readonly string[];
  readonly text?: string;
  readonly providers?: readonly string[];
  readonly message?: string;
  readonly params?: unknown;
  readonly multiStep?: boolean;
  readonly respond?: boolean;
  readonly prompt?: boolean;
  readonly secrets?: Values;
  readonly settings?: Values;
  readonly settingsSecrets?: Values;
  readonly env?: Values;
  readonly runtimeSettings?: Values;
  readonly answers?: Readonly<Record<string, string>>;
  readonly testMode?: boolean;
  readonly expected: unknown;
}

const OWN = 'plugin-tides';

/** As the recorded packages lay there: each with a package.json that declares nothing. */
export function filesOf({ files, others = {} }: Case): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, own] of Object.entries({ [OWN]: files, ...others })) {
    all[`${name}/package.json`] = JSON.stringify({ name });
    for (const [path, text] of Object.entries(own)) all[`${name}/${path}`] = text;
  }
  return all;
}

/** The arguments of a whole message. */
export function argsOf({ actions, text, providers, message, params, multiStep, respond }: Case): object {
  const given = {
    actions,
    reply: text,
    providers,
    text: message,
    parameters: params,
    steps: multiStep ?? params !== undefined,
    group: respond === false,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Where the recorded agent had its settings. */
export function placesOf({
  secrets,
  settings,
  settingsSecrets,
  env,
  runtimeSettings,
  testMode,
}: Case): Places {
  return {
    ...(secrets && { secrets }),
    ...(settings && { settings }),
    ...(settingsSecrets && { settingsSecrets }),
    env: (env ?? {}) as Readonly<Record<string, string>>,
    runtime: runtimeSettings ?? {},
    testMode: testMode === true,
  };
}

/** A record in the recording's form. */
export function recorded(
  { lines, mode, results, evaluated, prompt, ...facts }: RunRecord,
  one: Case,
): unknown {
  const isList = (one: unknown): one is unknown[] => Array.isArray(one) && one.length > 0;
  return {
    ...facts,
    ...(one.prompt && prompt !== undefined ? { prompt } : {}),
    ...(mode === undefined || mode === 'actions' ? {} : { mode }),
    ...(isList(results) && { results }),
    ...(isList(evaluated) && { evaluated }),
    ...(isList(shown(lines)) && { lines: shown(lines) }),
  };
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Steps without a line are left out, ids and the folder of packages are words. */
function shown(lines: readonly [string, unknown][]): unknown[] {
  const kept = lines.filter(([kind], at) => kind !== 'step' || (lines[at + 1] ?? ['step'])[0] !== 'step');
  return kept.map(([kind, value]) =>
    typeof value === 'string'
      ? [kind, value.replaceAll('/app/node_modules', '<dir>').replace(UUID, '<id>')]
      : [kind, value],
  );
}
