// The members of mcp.json.

/** All members; the list is closed. */
export const MCP_MEMBERS: readonly string[] = ['$schema', 'mcpServers'];
