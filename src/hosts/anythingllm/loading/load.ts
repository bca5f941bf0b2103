// A port of the skill loader (server/utils/agents/imported.js, commit 72aabbd1) for one manifest in one folder.

import { member } from '../../../model/guards.ts';
import { hubPath, toolIdentifier } from '../hub-id/hub-id.ts';

/** The function definition that the model receives. */
export interface ToolDefinition {
  readonly name: unknown;
  /** Null where the manifest has none. */
  readonly description: unknown;
  readonly parameters: {
    readonly $schema: string;
    readonly type: 'object';
    readonly properties: unknown;
    readonly additionalProperties: false;
  };
  readonly examples: unknown;
}

/** The result of loading; members that a crash kept the host from reaching are missing. */
export interface Loaded {
  readonly handlerFound?: boolean;
  /** `this.runtimeArgs` of the handler. */
  readonly runtimeArgs?: Readonly<Record<string, unknown>>;
  readonly tool?: ToolDefinition;
  /** Message of the exception that ends the session of every agent. */
  readonly crash?: string;
  readonly logs: readonly string[];
}

/** What a session prints before it crashes on a manifest that parses to null (imported.js:78). */
export const NULL_MANIFEST = "Cannot read properties of null (reading 'active')";

/** The identifiers that the skill adds to the tools to load: one if `active` is truthy. `config` is not null. */
export function activeNames(config: unknown): string[] {
  return member(config, 'active') ? [toolIdentifier(member(config, 'hubId'))] : [];
}

/** Loads a parsed manifest as a session does that found it in `folder`. Never throws: a crash is in the result. */
export function load(config: unknown, folder: string): Loaded {
  const path = hubPath(member(config, 'hubId'));
  if ('throws' in path) return { crash: path.throws, logs: [] };
  if (path.folder !== folder) return { handlerFound: false, logs: [] };
  const logs: string[] = [];
  const setup = runtimeArgsOf(config, logs);
  if (setup.crash !== undefined) return { handlerFound: true, crash: setup.crash, logs };
  const { runtimeArgs } = setup;
  const entrypoint = member(config, 'entrypoint');
  if (entrypoint === undefined || entrypoint === null) {
    const crash = `Cannot read properties of ${String(entrypoint)} (reading 'params')`;
    return { handlerFound: true, runtimeArgs, crash, logs };
  }
  return { handlerFound: true, runtimeArgs, tool: toolOf(config, entrypoint), logs };
}

function toolOf(config: unknown, entrypoint: unknown): ToolDefinition {
  return {
    name: member(config, 'hubId'),
    description: member(config, 'description') ?? null,
    parameters: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: member(entrypoint, 'params') ?? {},
      additionalProperties: false,
    },
    examples: member(config, 'examples') ?? [],
  };
}

/** `parseCallOptions`, imported.js:197-212: falsy values and `input.default` never arrive. */
function runtimeArgsOf(
  config: unknown,
  logs: string[],
): { readonly runtimeArgs: Record<string, unknown>; readonly crash?: string } {
  const runtimeArgs: Record<string, unknown> = {};
  const setup = member(config, 'setup_args');
  if (typeof setup !== 'object' || setup === null) return { runtimeArgs };
  for (const [key, entry] of Object.entries(setup) as [string, unknown][]) {
    if (entry === null) {
      return { runtimeArgs, crash: "Cannot read properties of null (reading 'required')" };
    }
    const value = member(entry, 'value');
    if (member(entry, 'required') && !value) {
      const hubId = String(member(config, 'hubId'));
      logs.push(
        `'${key}' required value for '${hubId}' plugin is missing. Plugin may not function or crash agent.`,
      );
      continue;
    }
    // Assigning to __proto__ makes no member in the host either.
    if (key !== '__proto__') runtimeArgs[key] = value || member(entry, 'default') || null;
  }
  return { runtimeArgs };
}
