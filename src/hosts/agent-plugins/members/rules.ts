// The rule for members that plugin.json does not have.

import type { SourceDocument } from '../../../model/document.ts';
import type { Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { ValueFix } from '../../../model/host.ts';
import { join, last, valueAt } from '../../../text/pointer.ts';
import { fix, remove, rename } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code, perhaps, quote } from '../../kit/words.ts';
import { CHANGED, section } from '../evidence.ts';

/** Where components of other formats belong, as a sentence. */
const BELONGS: Readonly<Record<string, string>> = {
  mcpServers: ' MCP servers are in the file `mcp.json` beside it.',
  skills: ' Skills are found by their folder: `skills/<name>/SKILL.md`.',
};

/** Components that only single clients have. */
const OF_CLIENTS: readonly string[] = [
  'commands',
  'agents',
  'hooks',
  'rules',
  'lspServers',
  'interface',
  'apps',
];

export const unknownMember = defineRule<{ key: string; meant: string | undefined }>(
  'agent-plugins/unknown-member',
  {
    severity: CHANGED,
    message: ({ key, meant }) =>
      `plugin.json does not have ${code(key)}.${perhaps(meant)} Clients report and ignore it.${placeOf(key)}`,
    evidence: [section('5.2')],
    fix: ({ pointer, args }, document) => {
      if (args.meant !== undefined) return rename(document, pointer, args.meant);
      return [...(Object.hasOwn(BELONGS, args.key) ? [] : moved(document, pointer)), ...remove(pointer)];
    },
  },
);

/** Into what the manifest has for its only client. */
function moved({ value }: SourceDocument, pointer: Pointer): ValueFix[] {
  const extensions = member(value, 'extensions');
  const [client, ...more] = isObject(extensions) ? Object.entries(extensions) : [];
  const key = last(pointer);
  if (!client || more.length > 0 || !isObject(client[1]) || Object.hasOwn(client[1], key)) return [];
  const to = join('/extensions', client[0], key);
  return fix(
    `Move into ${quote(client[0], 50)} of "extensions"`,
    { op: 'set', pointer: to, value: valueAt(value, pointer) },
    { op: 'remove', pointer },
  );
}

function placeOf(key: string): string {
  if (Object.hasOwn(BELONGS, key)) return BELONGS[key] ?? '';
  return OF_CLIENTS.includes(key)
    ? ' Only some clients know it: what is meant for one client belongs in `extensions`, under its reverse domain.'
    : '';
}
