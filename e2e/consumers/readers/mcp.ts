// MCP clients: the official SDK's schema of a `tools/list` result, and Ajv, which compiles the schemas of the arguments.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { member } from '../../../src/model/guards.ts';
import { eachOf, writtenFor, type Consumer, type Output } from '../consumer.ts';

interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { path: readonly unknown[]; message: string }[] };
  };
}

/** `@modelcontextprotocol/sdk` of the folder. */
export function mcpSdk(tools: string | null): Consumer {
  return {
    name: 'MCP SDK',
    reads: writtenFor('mcp-tools', 'agent-plugins'),
    check: (outputs) => {
      if (tools === null) return Promise.resolve('the SDK is not installed');
      const load = createRequire(join(tools, 'package.json'));
      const { ListToolsResultSchema } = load('@modelcontextprotocol/sdk/types.js') as {
        ListToolsResultSchema: Schema;
      };
      return eachOf((output) => {
        const { error } = ListToolsResultSchema.safeParse(listOf(output));
        return (error?.issues ?? []).map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
      })(outputs);
    },
  };
}

/** What compiles schemas in clients and servers. */
export const ajv: Consumer = {
  name: 'Ajv',
  // The schemas of an Agent Plugin are those of the MCP tool list.
  reads: writtenFor('mcp-tools', 'openai-tools'),
  check: eachOf((output) => schemasOf(output).flatMap(compileFaults)),
};

/** The value of the file that lists the tools. */
function listOf({ files }: Output): unknown {
  return (files.find(({ path }) => path.endsWith('/server/tools.json')) ?? files[0])?.value;
}

function schemasOf(output: Output): unknown[] {
  const isOpenai = output.to.id === 'openai-tools';
  const list = isOpenai ? listOf(output) : member(listOf(output), 'tools');
  if (!Array.isArray(list)) return [];
  return list.map((tool: unknown) =>
    isOpenai ? member(member(tool, 'function'), 'parameters') : member(tool, 'inputSchema'),
  );
}

/** As the clients of the SDK compile them: strict mode refuses valid schemas. */
function compileFaults(schema: unknown, i: number): string[] {
  const compiler = new Ajv({ strict: false, allErrors: true, logger: false });
  addFormats(compiler);
  try {
    compiler.compile(schema as object);
    return [];
  } catch (error) {
    return [`tool ${String(i)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
