// plugin.json and mcp.json of version 1.0.0: what clients read first.

import type { OutputNode, OutputTree, WrittenFile } from '../../../model/output.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { isStated, namesIn } from '../../kit/convert/identifiers.ts';
import { keep, fixed, together, someMembers, someOf } from '../../kit/convert/output.ts';
import * as why from '../../kit/convert/reasons.ts';
import { isSafeFolder } from '../../../text/paths.ts';
import { MCP_SCHEMA, PLUGIN_SCHEMA } from '../addresses.ts';
import { MAX_NAME, nameFault } from '../names.ts';

/** The package's name, which its folder and its server have too. */
export function packageName({ id, name, tools: [first] }: Plugin): OutputNode {
  const names = namesIn(
    'kebab',
    'my-plugin',
    (text) => nameFault(text) === null && isSafeFolder(text),
    MAX_NAME,
  );
  return names.give([id, name, first?.id, first?.title].find(isStated), why.LEGAL_NAME);
}

/** The manifest. What its closed list of members lacks is in the skill. */
export function manifestFile(plugin: Plugin, name: OutputNode): WrittenFile {
  const { version, description, author, homepage, license } = plugin;
  const content: OutputTree = {
    $schema: fixed(PLUGIN_SCHEMA),
    name,
    version: keep(version),
    description: keep(description),
    author: someMembers({ name: keep(author?.name), email: keep(author?.email), url: keep(author?.url) }),
    homepage: keep(homepage),
    license: keep(license),
    keywords: someOf(keywordsOf(plugin)),
  };
  return { path: 'plugin.json', language: 'json', content, manifest: '' };
}

function keywordsOf({ keywords, tags }: Plugin): OutputNode[] {
  const all = [...keywords, ...tags];
  const first = all.filter(({ value }, i) => all.findIndex((one) => one.value === value) === i);
  return first.map((word) =>
    together(
      keep(word),
      all.filter((one) => one !== word && one.value === word.value).map((one) => keep(one)),
    ),
  );
}

/** One server that a client starts with `command`; `script` is its path in the package. */
export function serverFile(name: string, command: string, script: string): WrittenFile {
  const server: OutputTree = {
    type: fixed('stdio'),
    command: fixed(command),
    args: [fixed(`\${PLUGIN_ROOT}/${script}`)],
  };
  return {
    path: 'mcp.json',
    language: 'json',
    content: { $schema: fixed(MCP_SCHEMA), mcpServers: { [name]: server } },
    manifest: '',
  };
}
