// Rules for members that only 0.8.3 knows: format, runtime, requirements.

import { didYouMean } from '../../../text/did-you-mean.ts';
import { valueAt } from '../../../text/pointer.ts';
import { remove, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code } from '../../kit/words.ts';
import { from0_8_3, from2026_02, guide, V0_8_3_CHANGED, V0_8_3_REFUSED } from '../evidence.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from '../releases.ts';
import { elements, isText } from '../shape.ts';

const types = from0_8_3('gw/services/extension/types.ts:12-137');

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
  severity: { [DOCUMENTED]: 'advice', [V2026_02]: 'changed' },
  message: ({ key, use }) => `The guide does not have ${code(key)} and 2026-02 ignores it; 0.8.3 ${use}.`,
  evidence: [guide('Field Details'), from2026_02('gw/services/skill-package-types.ts')],
});

export const securityOverwritten = defineRule('ownpilot/security-overwritten', {
  severity: { [DOCUMENTED]: 'advice', [V2026_02]: 'changed', [V0_8_3]: 'changed' },
  message: () =>
    '`_security` is where 0.8.3 writes the result of its own audit. What you write here is lost.',
  evidence: [guide('Field Details'), from0_8_3('gw/services/skill/security-audit.ts:40-217')],
  fix: ({ pointer }) => remove(pointer),
});

export const formatUnknown = defineRule<{ format: string }>('ownpilot/format-unknown', {
  severity: V0_8_3_REFUSED,
  message: ({ format }) =>
    `0.8.3 checks the package as usual, but its database only accepts the \`format\` "ownpilot" or "agentskills". With ${format} the install ends with an internal error.`,
  evidence: [types],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const near = typeof given === 'string' ? didYouMean(given, FORMATS) : undefined;
    return [...setTo(pointer, near ?? 'ownpilot'), ...remove(pointer)];
  },
});

export const runtimeNone = defineRule('ownpilot/runtime-none', {
  severity: V0_8_3_CHANGED,
  message: () =>
    '`"sandbox": "none"` only has an effect where the owner of the machine has set OWNPILOT_ENABLE_EXTENSION_HOST_ACCESS=true. Everywhere else the worker runs the tools.',
  evidence: [from0_8_3('gw/services/tool/executor.ts:303-321')],
  fix: ({ pointer }) => setTo(pointer, 'worker'),
});

export const runtimeMember = defineRule<{ key: string; wanted: string }>('ownpilot/runtime-member', {
  severity: V0_8_3_CHANGED,
  message: ({ key, wanted }) => `${code(key)} must be ${wanted}.`,
  evidence: [types],
  fix: ({ pointer, args: { key } }, { value }) => {
    if (key === 'sandbox') return setTo(pointer, 'worker');
    const number = key === 'runtime' ? undefined : asType(valueAt(value, pointer), 'number');
    return [
      ...(Number(number) > 0 && number !== undefined ? setTo(pointer, number) : []),
      ...remove(pointer),
    ];
  },
});

export const requirementType = defineRule<{ key: string }>('ownpilot/requirement-type', {
  severity: V0_8_3_CHANGED,
  message: ({ key }) =>
    `\`requirements.${key}\` must be a list of names. 0.8.3 goes through it to decide whether the package may be active.`,
  evidence: [from0_8_3('gw/services/extension/gate.ts:59-94')],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const names = isText(given) ? [given] : elements(given).filter(isText);
    return setTo(pointer, names, 'Turn into a list of names');
  },
});
