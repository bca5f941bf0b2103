// Small files of a plugin as text, for the cases of this host.

const ADDRESS = 'https://agent-plugins.org/schemas/1.0.0';

/** A manifest with these further members. */
export function manifest(more: string, name = '"tides"'): string {
  return `{"$schema":"${ADDRESS}/plugin.schema.json","name":${name}${more === '' ? '' : ','}${more}}`;
}

/** An mcp.json with one server. */
export function server(text: string): string {
  return `{"$schema":"${ADDRESS}/mcp.schema.json","mcpServers":{"tides":${text}}}`;
}

/** An mcp.json with one program that has these further members. */
export function program(more: string, command = '"node"'): string {
  return server(`{"type":"stdio","command":${command}${more === '' ? '' : ','}${more}}`);
}

/** An mcp.json with one address that has these further members. */
export function remote(more: string, url = '"https://tides.example.com/mcp"'): string {
  return server(`{"type":"streamable-http","url":${url}${more === '' ? '' : ','}${more}}`);
}

/** A SKILL.md with this front matter. */
export function skill(front: string, body = '# Tides\n\nSay when the tide is high.\n'): string {
  return `---\n${front}\n---\n\n${body}`;
}
