// Texts of the cases of rules about code.

/** What cases call. */
const HELPERS = {
  read: 'const read = async (..._: unknown[]): Promise<any> => ({ ok: true });\n',
  begin: 'function begin(): void {}\n',
  later: 'function later(run: () => unknown): void {\n  setTimeout(run, 1000);\n}\n',
};

/** A plugin with these members beside its name and description. */
export function plugin(members: string): string {
  const helpers = Object.entries(HELPERS).flatMap(([name, text]) =>
    new RegExp(`(?<![.\\w])${name}\\(`).test(members) ? [text] : [],
  );
  return `import { type Plugin, Service, ModelType, type IAgentRuntime } from '@elizaos/core';
${helpers.join('')}export const plugin: Plugin = { name: 'tide', description: 'Tells the tide', ${members} };
export default plugin;
`;
}

/** A plugin with one action of these members beside what it needs. */
export function action(members: string, handler = 'handler: async () => ({ success: true })'): string {
  return plugin(
    `actions: [{ name: 'READ_TIDE', description: 'Reads it', validate: async () => true, ${handler}, ${members} }]`,
  );
}

/** An action with this handler. */
export function handler(text: string): string {
  return action('', `handler: ${text}`);
}

/** An action with one parameter of these members beside its name and description. */
export function parameter(members: string): string {
  return action(`parameters: [{ name: 'pier', description: 'Where', ${members} }]`);
}
