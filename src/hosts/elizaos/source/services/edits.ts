// Adds members to the class of a service.

import type { ClassValue } from '../../../../typescript/read-value.ts';
import type { PlacedFix } from '../found.ts';

/** A member to start from; `name` is that of the class. */
const STUBS: Readonly<Record<string, (name: string) => string>> = {
  serviceType: (name) =>
    `static serviceType = '${name.replace(/Service$/, '').toLowerCase() || 'my-service'}';`,
  start: (name) => `static async start(runtime: IAgentRuntime) { return new ${name}(runtime); }`,
  stop: () => 'async stop(): Promise<void> {}',
  capabilityDescription: () => "capabilityDescription = 'What agents can do with this service.';",
};

/** Adds the member at the start of the class; [] for classes without a name, and names that are not known. */
export function addToClass({ node, name, at }: ClassValue, member: string): PlacedFix[] {
  const stub = STUBS[member];
  if (name === '' || !stub) return [];
  const { text } = node.getSourceFile();
  const from = text.lastIndexOf('{', node.members.pos) + 1;
  const first = node.members[0];
  const start = first?.getStart() ?? from;
  const indent = /(\r?\n[ \t]*)$/.exec(text.slice(Math.max(from, start - 200), start))?.[1] ?? ' ';
  const isTyped = !/\.[cm]?jsx?$/.test(at.file) && /\bIAgentRuntime\b/.test(text);
  const written = isTyped
    ? stub(name)
    : stub(name).replace(': IAgentRuntime', '').replace('): Promise<void> {', ') {');
  const insert = `${indent}${written}${first ? '' : ' '}`;
  return [{ file: at.file, title: `Add \`${member}\``, edits: [{ from, to: from, insert }] }];
}
