// Sentences on finding, switching on and showing the skill.

import type { Rule } from '../../../model/host.ts';
import { ATTACH, code, editorSchema, LOADER, page, SKILL_LIST } from '../evidence.ts';
import { REAL } from '../releases.ts';
import { quote } from '../words.ts';

const EVERYONE = 'every agent session on the server fails to start';

export const identityRules: Readonly<Record<string, Rule>> = {
  'anythingllm/not-an-object': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ found }) =>
      `The manifest is ${String(found)}, not an object. AnythingLLM still looks for members in it, and its skill settings page crashes for all skills.`,
    evidence: [
      editorSchema('4'),
      code(`${LOADER}:78`, "Cannot read properties of null (reading 'active')"),
      code(SKILL_LIST),
    ],
  },
  'anythingllm/file-name': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ file }) =>
      `The file is called ${quote(file)}, but AnythingLLM reads only files called "plugin.json" and silently ignores the folder.`,
    evidence: [page('introduction'), code(`${LOADER}:69-76`)],
  },
  'anythingllm/active-missing': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: () =>
      'Without "active" the skill is off, and its switch in the settings moves but never saves anything.',
    evidence: [page('active'), code('frontend/src/components/lib/Toggle/index.jsx:60-63')],
  },
  'anythingllm/active-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ value, found }) =>
      `"active" is ${String(found)} instead of true or false. AnythingLLM only checks whether it is truthy, so the skill is ${
        value || found === 'an object' || found === 'an array' ? 'on' : 'off'
      }.`,
    evidence: [page('active'), code(`${LOADER}:78`)],
  },
  'anythingllm/inactive': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: () => 'The skill is off. No agent loads it until someone switches it on.',
    evidence: [page('active'), code(`${LOADER}:78`)],
  },
  'anythingllm/hub-id-missing': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: () =>
      'Without "hubId" AnythingLLM finds no folder for the skill and leaves it out of every session.',
    evidence: [
      page('hubId'),
      code(
        `${ATTACH}:673-690`,
        'Imported plugin by hubId undefined not found in plugin directory. Skipping inclusion to agent cluster.',
      ),
    ],
  },
  'anythingllm/hub-id-type': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ found }) =>
      `"hubId" is ${String(found)}, not a string. AnythingLLM turns it into a string to look for the folder and leaves the skill out. If it finds the folder, ${EVERYONE}.`,
    evidence: [page('hubId'), code(`${LOADER}:15-19`, 'filepath.trim is not a function')],
  },
  'anythingllm/hub-id-path': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ hubId }) =>
      `The hubId ${quote(hubId)} cannot name a folder. Cleaning the path throws, and ${EVERYONE}.`,
    evidence: [page('hubId'), code('server/utils/files/index.js, normalizePath', 'Invalid path.')],
  },
  'anythingllm/hub-id-reserved': {
    severity: { [REAL]: 'refused' },
    message: ({ mark }) =>
      mark === '#'
        ? 'A hubId with "#" in it is read as part of a built-in skill, so this skill is never loaded.'
        : `A hubId that starts with "${String(mark)}" is read as ${
            mark === 'flow_' ? 'an agent flow' : 'an MCP server'
          }, so this skill is never loaded.`,
    evidence: [code(`${ATTACH}:582-588, 614-622, 642-654`)],
  },
  'anythingllm/hub-id-folder': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ hubId, folder, caseOnly, loads }) => {
      if (loads)
        return `The hubId ${quote(hubId)} finds the folder ${quote(folder)} only because AnythingLLM cleans it up. The two must be equal.`;
      return caseOnly
        ? `The hubId ${quote(hubId)} and the folder ${quote(folder)} differ in upper and lower case. Where file names are case-sensitive, as on Linux and in Docker, the skill is left out although the settings show it.`
        : `The hubId ${quote(hubId)} is not the name of the folder${
            typeof folder === 'string' ? ` ${quote(folder)}` : ''
          }. The skill is left out of every session, while the settings still list it and claim to save it.`;
    },
    evidence: [
      page('hubId'),
      code(
        `${ATTACH}:673-690`,
        'Imported plugin by hubId <hubId> not found in plugin directory. Skipping inclusion to agent cluster.',
      ),
    ],
  },
  'anythingllm/hub-id-tool-name': {
    severity: { [REAL]: 'changed' },
    message: ({ hubId }) =>
      `The hubId ${quote(hubId)} is also the tool's name for the model. Most providers accept only up to 64 letters, digits, "-" and "_", and reject the request.`,
    evidence: [code(`${LOADER}:214-250`)],
  },
  'anythingllm/name-missing': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: () => 'Without "name" the agent settings page crashes and shows an error instead of all skills.',
    evidence: [page('name'), code(SKILL_LIST, "Cannot read properties of undefined (reading 'replace')")],
  },
  'anythingllm/name-type': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ found }) =>
      `"name" is ${String(found)}, not a string: the agent settings page crashes and shows an error instead of all skills.`,
    evidence: [page('name'), code(SKILL_LIST)],
  },
  'anythingllm/name-vanishes': {
    severity: { [REAL]: 'changed' },
    message: ({ name }) =>
      name === ''
        ? 'The name is empty, so the skill is a row without a title in the settings.'
        : `The settings show only ASCII letters and digits, so nothing of the name ${quote(name)} is left.`,
    evidence: [code(`${SKILL_LIST}, sentenceCase of text-case 1.0.9`)],
  },
  'anythingllm/name-loses-letters': {
    severity: { [REAL]: 'changed' },
    message: ({ name, shown }) =>
      `The settings drop every letter that is not ASCII: ${quote(name)} is shown as ${quote(shown)}.`,
    evidence: [code(`${SKILL_LIST}, sentenceCase of text-case 1.0.9`)],
  },
  'anythingllm/name-recased': {
    severity: { [REAL]: 'advice' },
    message: ({ name, shown }) =>
      `The settings rewrite the name in sentence case: ${quote(name)} is shown as ${quote(shown)}.`,
    evidence: [code(`${SKILL_LIST}, sentenceCase of text-case 1.0.9`)],
  },
  'anythingllm/misspelt-key': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ key, meant }) => `No code reads ${quote(key)}. The property is called ${quote(meant)}.`,
    evidence: [page('all properties'), code(LOADER)],
  },
  'anythingllm/unknown-key': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: ({ key }) =>
      `AnythingLLM does not use ${quote(key)}. It stays in the file, and the handler can read it from this.config.`,
    evidence: [page('all properties'), editorSchema('157'), code(`${LOADER}:224`)],
  },
};
