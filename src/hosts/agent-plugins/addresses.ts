// The addresses that `$schema` may have, which say what a file is and which version it is for.

import { member } from '../../model/guards.ts';

export const ORIGIN = 'https://agent-plugins.org/';

export const PLUGIN_SCHEMA = `${ORIGIN}schemas/1.0.0/plugin.schema.json`;

export const MCP_SCHEMA = `${ORIGIN}schemas/1.0.0/mcp.schema.json`;

/** The version that is being written. */
export const DRAFT = '1.1.0';

/** The address of mcp.json in a version. */
export function mcpSchemaOf(version: string): string {
  return MCP_SCHEMA.replace('1.0.0', version);
}

/** Whether a file is for the version that is being written. */
export function isDraft(value: unknown): boolean {
  return versionIn(member(value, '$schema')) === DRAFT;
}

/** The version in an address of either file; undefined for any other value. */
export function versionIn(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith(ORIGIN)) return undefined;
  return /\/schemas\/([^/]{1,40})\/(?:plugin|mcp)\.schema\.json$/.exec(address)?.[1];
}
