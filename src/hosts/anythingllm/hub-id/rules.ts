// Rules for the hubId, which finds the folder and is the name of the tool.

import type { SourceDocument, Fix } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { add, setTo, defineRule } from '../../kit/rule.ts';
import { code as quoted } from '../../kit/words.ts';
import { deferred, V2026_08, since } from '../releases.ts';
import { ATTACH, code, LOADER, page, define } from '../evidence.ts';
import { folderOf, mistakenFor, suggestHubId, TOOL_NAME } from './hub-id.ts';

const EVERYONE = 'every agent session on the server fails to start';

/** The folder in default paths where the real one is unknown. */
const STAND_IN = 'my-skill';

export const hubIdMissing = define.refused('anythingllm/hub-id-missing', {
  message: () =>
    'Without `hubId` AnythingLLM finds no folder for the skill and leaves it out of every session.',
  evidence: [
    page('hubId'),
    code(
      `${ATTACH}:673-690`,
      'Imported plugin by hubId undefined not found in plugin directory. Skipping inclusion to agent cluster.',
    ),
  ],
  fix: (_, document) => add('/hubId', hubIdFor(document)),
});

export const hubIdType = define.refused<{ found: string }>('anythingllm/hub-id-type', {
  message: ({ found }) =>
    `\`hubId\` is ${found}, not a string. AnythingLLM turns it into a string to look for the folder and leaves the skill out. If it finds the folder, ${EVERYONE}.`,
  evidence: [page('hubId'), code(`${LOADER}:15-19`, 'filepath.trim is not a function')],
  fix: (_, document) => setTo('/hubId', hubIdFor(document)),
});

export const hubIdPath = define.refused<{ hubId: string }>('anythingllm/hub-id-path', {
  message: ({ hubId }) =>
    `The hubId ${quoted(hubId)} cannot name a folder. Cleaning the path throws, and ${EVERYONE}.`,
  evidence: [page('hubId'), code('server/utils/files/index.js, normalizePath', 'Invalid path.')],
  fix: (_, document) => setTo('/hubId', hubIdFor(document)),
});

export const hubIdReserved = defineRule<{ hubId: string; mark: string }>('anythingllm/hub-id-reserved', {
  severity: since(V2026_08, 'refused'),
  message: ({ mark }) =>
    mark === '#'
      ? 'A hubId with "#" in it is read as part of a built-in skill, so this skill is never loaded.'
      : `A hubId that starts with \`${mark}\` is read as ${
          mark === 'flow_' ? 'an agent flow' : 'an MCP server'
        }, so this skill is never loaded.`,
  evidence: [code(`${ATTACH}:582-588, 614-622, 642-654`)],
  fix: ({ args }) => changeHubId(suggestHubId(args.hubId)),
});

export const hubIdFolder = define.refused<{
  hubId: string;
  folder: string | null;
  caseOnly: boolean;
  loads: boolean;
}>('anythingllm/hub-id-folder', {
  message: ({ hubId, folder, caseOnly, loads }) => {
    if (loads)
      return `The hubId ${quoted(hubId)} finds the folder ${quoted(folder)} only because AnythingLLM cleans it up. The two must be equal.`;
    return caseOnly
      ? `The hubId ${quoted(hubId)} and the folder ${quoted(folder)} differ in upper and lower case. Where file names are case-sensitive, as on Linux and in Docker, the skill is left out although the settings show it.`
      : `The hubId ${quoted(hubId)} is not the name of the folder${
          folder === null ? '' : ` ${quoted(folder)}`
        }. The skill is left out of every session, while the settings still list it and claim to save it.`;
  },
  evidence: [
    page('hubId'),
    code(
      `${ATTACH}:673-690`,
      'Imported plugin by hubId <hubId> not found in plugin directory. Skipping inclusion to agent cluster.',
    ),
  ],
  fix: (_, { path }) => {
    const folder = folderOf(path);
    return folder !== null && isGoodHubId(folder) ? setTo('/hubId', folder) : [];
  },
});

export const hubIdToolName = defineRule<{ hubId: string }>('anythingllm/hub-id-tool-name', {
  severity: since(V2026_08, 'broken'),
  message: ({ hubId }) =>
    `The hubId ${quoted(hubId)} is also the tool's name for the model. Most providers accept only up to 64 letters, digits, \`-\` and \`_\`, and reject the request.`,
  evidence: [code(`${LOADER}:214-250`)],
  // Where hubId and folder differ, that problem must be fixed first.
  fix: ({ args: { hubId } }, { path }) => (hubId === folderOf(path) ? changeHubId(suggestHubId(hubId)) : []),
});

export const hubIdMissingWhenOn = deferred('anythingllm/hub-id-missing-when-on', hubIdMissing);
export const hubIdTypeWhenOn = deferred('anythingllm/hub-id-type-when-on', hubIdType);
export const hubIdPathWhenOn = deferred('anythingllm/hub-id-path-when-on', hubIdPath);
export const hubIdReservedWhenOn = deferred('anythingllm/hub-id-reserved-when-on', hubIdReserved);
export const hubIdFolderWhenOn = deferred('anythingllm/hub-id-folder-when-on', hubIdFolder);

function changeHubId(hubId: string): Fix[] {
  if (!isGoodHubId(hubId)) return [];
  const title = `Change to ${JSON.stringify(hubId)}, and rename the folder to match`;
  return setTo('/hubId', hubId, title);
}

function hubIdFor({ value, path }: SourceDocument): string {
  const folder = folderOf(path);
  if (folder !== null && folder !== STAND_IN && isGoodHubId(folder)) return folder;
  const name = member(value, 'name');
  const fromName = typeof name === 'string' ? suggestHubId(name.toLowerCase()) : '';
  return isGoodHubId(fromName) ? fromName : STAND_IN;
}

function isGoodHubId(hubId: string): boolean {
  return TOOL_NAME.test(hubId) && !mistakenFor(hubId);
}
