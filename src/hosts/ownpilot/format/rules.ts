// Rules for members that only 0.8.3 knows.

import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { remove, setTo, defineRule } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { from0_8_3, from2026_02, guide, V0_8_3_REFUSED, onlyDocumented } from '../evidence.ts';
import { V2026_02 } from '../releases.ts';

/** The formats that the database of 0.8.3 accepts; any other ends the install with HTTP 500. */
export const FORMATS: readonly string[] = ['ownpilot', 'agentskills'];

/** Members that only 0.8.3 knows, with what it does with them (gw/services/extension/types.ts:12-137). */
export const ROOT_KEYS_0_8_3: Readonly<Record<string, string>> = {
  format: 'chooses between its own format and an AgentSkills skill',
  permissions: 'shows the tool groups that the package would like to use, without granting them',
  runtime: 'takes limits for the worker sandbox from it',
  requirements: 'keeps the package inactive on machines that lack what it lists',
  instructions: 'uses it as the prompt of an AgentSkills skill',
  license: 'keeps it as information about an AgentSkills skill',
  compatibility: 'keeps it as information about an AgentSkills skill',
  allowed_tools: 'reads it as the tool list of an AgentSkills skill',
  script_paths: 'reads it as the script list of an AgentSkills skill',
  reference_paths: 'reads it as the reference list of an AgentSkills skill',
  npm_package: 'notes from which npm package the skill came',
  npm_version: 'notes from which npm version the skill came',
  _security: 'overwrites it with the result of its own audit',
};

export const rootKeyNewer = defineRule<{ key: string; use: string }>('ownpilot/root-key-newer', {
  severity: { ...onlyDocumented('advice'), [V2026_02]: 'changed' },
  message: ({ key, use }) => `The guide does not have ${code(key)} and 2026-02 ignores it; 0.8.3 ${use}.`,
  evidence: [guide('Field Details'), from2026_02('gw/services/skill-package-types.ts')],
});

export const formatUnknown = defineRule<{ format: string }>('ownpilot/format-unknown', {
  severity: V0_8_3_REFUSED,
  message: ({ format }) =>
    `0.8.3 checks the package as usual, but its database only accepts the \`format\` "ownpilot" or "agentskills". With ${format} the install ends with an internal error.`,
  evidence: [from0_8_3('gw/services/extension/types.ts:12-137')],
  fix: ({ pointer }, _, given) => {
    const near = typeof given === 'string' ? didYouMean(given, FORMATS) : undefined;
    return [...setTo(pointer, near ?? 'ownpilot'), ...remove(pointer)];
  },
});
