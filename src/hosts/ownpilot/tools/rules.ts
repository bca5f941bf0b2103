// Rules for tools: the list, the members of each tool, their descriptions.

import { member } from '../../../model/guards.ts';
import { parent } from '../../../lang/json/pointer.ts';
import { objectAt, remove, setTo, rulesWith, type Misnamed, renameOrRemove } from '../../kit/rule.ts';
import { code, perhaps, shouldBe } from '../../kit/words.ts';
import { STARTER_TOOL, toolMember, type RequiredMember } from '../defaults.ts';
import { from0_8_3, from2026_02, guide, validators, REFUSED, define } from '../evidence.ts';
import { elements, ROOT_KEYS } from '../shape.ts';
import { renameOrAdd } from '../unknown-keys.ts';

export const TOOL_KEYS: readonly string[] = [
  'name',
  'description',
  'parameters',
  'code',
  'permissions',
  'requires_approval',
];

const FIRST_TOOL = setTo('/tools', [STARTER_TOOL], 'Add a first tool');

const noTools = 'Missing or empty "tools" array (must have at least 1 tool)';
const practice = (n: number): ReturnType<typeof guide> =>
  guide(`Tool Description Best Practices, ${String(n)}`);

const toolRule = rulesWith({
  severity: REFUSED,
  evidence: [guide('Validation Rule 5'), ...validators(noTools)],
});

export const toolsMissing = toolRule('ownpilot/tools-missing', {
  message: () => '`tools` is missing; a package needs at least one tool.',
  fix: (_, document) => renameOrAdd(document, '', 'tools', ROOT_KEYS, [STARTER_TOOL]),
});

export const toolsType = toolRule<{ found: string }>('ownpilot/tools-type', {
  message: ({ found }) => `\`tools\` must be a list of tools and is ${found}.`,
  fix: () => FIRST_TOOL,
});

export const toolsEmpty = toolRule('ownpilot/tools-empty', {
  message: () => 'The list of tools is empty; a package needs at least one tool.',
  fix: () => FIRST_TOOL,
});

export const toolNotObject = toolRule<{ found: string }>('ownpilot/tool-not-object', {
  message: ({ found }) =>
    found === 'null'
      ? 'This entry of `tools` is null, and OwnPilot’s validator itself crashes on it.'
      : `Every tool must be an object with a name, a description, parameters and code; this is ${found}.`,
  evidence: [
    guide('Validation Rule 6'),
    from2026_02(
      'gw/services/skill-package-types.ts:120-214',
      "Cannot read properties of null (reading 'name')",
    ),
    from0_8_3('gw/services/extension/types.ts:214-313', "Cannot read properties of null (reading 'name')"),
  ],
  fix: ({ pointer }, { value }) =>
    elements(member(value, 'tools')).length > 1
      ? remove(pointer)
      : setTo(pointer, STARTER_TOOL, 'Add a first tool'),
});

export const toolMemberMissing = toolRule<{ key: RequiredMember }>('ownpilot/tool-member-missing', {
  message: ({ key }) => `This tool has no ${code(key)}, so OwnPilot refuses the whole package.`,
  evidence: [
    guide('Validation Rule 6 and Tips for LLMs, tip 2'),
    ...validators('tools[…]: missing or invalid "…"'),
  ],
  fix: ({ pointer, args: { key } }, document) => {
    const value = toolMember(document.value, objectAt(document, pointer), key);
    return renameOrAdd(document, pointer, key, TOOL_KEYS, value);
  },
});

export const toolMemberType = toolRule('ownpilot/tool-member-type', {
  message: ({ key, wanted, found }: { key: RequiredMember; wanted: string; found: string }) =>
    shouldBe(`The tool's ${code(key)}`, wanted, found),
  evidence: [guide('Validation Rule 6'), ...validators('tools[…]: missing or invalid "…"')],
  fix: ({ pointer, args: { key } }, document) =>
    setTo(pointer, toolMember(document.value, objectAt(document, parent(pointer)), key)),
});

export const toolKeyUnknown = define.changed<Misnamed>('ownpilot/tool-key-unknown', {
  message: ({ key, meant }) => `OwnPilot reads no ${code(key)} of a tool.${perhaps(meant)}`,
  evidence: [
    guide('Tool Definitions'),
    from2026_02('gw/services/skill-package-types.ts'),
    from0_8_3('gw/services/extension/types.ts:12-137'),
  ],
  fix: renameOrRemove,
});

export const approvalNotEnforced = define.realChanged('ownpilot/approval-not-enforced', {
  message: () =>
    '`requires_approval` only puts a badge on the tool’s entry: OwnPilot never asks before it runs the tool of a package.',
  evidence: [
    from2026_02('gw/services/skill-package-service.ts'),
    from0_8_3('gw/tools/registry/external-registration.ts:130-136'),
  ],
});

export const toolDescriptionVague = define.guideAdvice('ownpilot/tool-description-vague', {
  message: () =>
    'The description is too short to choose the tool by. Say what the tool does, to what, and what it returns.',
  evidence: [practice(1), guide('Tips for LLMs, tip 10')],
});
