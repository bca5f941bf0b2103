// Rules for the names of tools, together with the package id.

import type { SourceDocument, Fix, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { defineRule } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { freeToolName } from '../defaults.ts';
import {
  from0_8_3,
  from2026_02,
  guide,
  REFUSED,
  V0_8_3_BROKEN,
  validators,
  REAL_REFUSED,
  define,
} from '../evidence.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from '../releases.ts';
import { isText } from '../shape.ts';
import { wordsOf } from '../words.ts';
import { longestName, qualifiedName } from './register.ts';
import { renameTool } from './renaming.ts';

const registries = [
  from2026_02('core/agent/tools/dynamic-tools.ts:857-862', 'Invalid tool name: ….'),
  from0_8_3('core/agent/tools/dynamic-tool-registry.ts:68-83', 'Invalid tool name: ….'),
];

export const toolNamePattern = defineRule<{ name: string }>('ownpilot/tool-name-pattern', {
  severity: REFUSED,
  message: ({ name }) =>
    `The tool name ${code(name)} may only have lower-case letters, digits and underscores.`,
  evidence: [
    guide('Validation Rule 7 and Tips for LLMs, tip 3'),
    ...validators('tools[…]: invalid tool name "…" (must be lowercase alphanumeric + underscores)'),
  ],
  fix: legalName,
});

export const toolNameDot = defineRule<{ name: string }>('ownpilot/tool-name-dot', {
  severity: { [DOCUMENTED]: 'refused', [V2026_02]: 'refused' },
  message: ({ name }) =>
    `Only 0.8.3 accepts a tool name with a dot, such as ${code(name)}; the guide and 2026-02 refuse the package.`,
  evidence: [
    guide('Validation Rule 7'),
    from2026_02(
      'gw/services/skill-package-types.ts:120-214',
      'tools[…]: invalid tool name "…" (must be lowercase alphanumeric + underscores)',
    ),
  ],
  fix: legalName,
});

export const toolNameRepeated = defineRule<{ name: string }>('ownpilot/tool-name-repeated', {
  severity: REAL_REFUSED,
  message: ({ name }) => `Another tool of this package is already called ${code(name)}.`,
  evidence: [guide('Tool Name Rules'), ...validators('tools[…]: duplicate tool name "…"')],
  fix: legalName,
});

export const toolNameStart = define.realBroken<{ name: string }>('ownpilot/tool-name-start', {
  message: ({ name }) =>
    `The package installs with ${code(name)}, but that tool can never be called. OwnPilot's registry only accepts names that start with a lower-case letter, and only logs the problem.`,
  evidence: registries,
  fix: legalName,
});

export const toolNameLong = defineRule('ownpilot/tool-name-long', {
  severity: { [V2026_02]: 'broken' },
  message: ({ length, most }: { name: string; length: number; most: number; spare: number }) =>
    `The tool name has ${length} characters. 2026-02 registers names of up to ${most} and silently skips this tool.`,
  evidence: [from2026_02('core/agent/tools.ts:97', 'Tool name must be 1-64 characters')],
  fix: shorterName,
});

export const toolNameLongQualified = defineRule('ownpilot/tool-name-long-qualified', {
  severity: V0_8_3_BROKEN,
  message: ({ length, most }: { name: string; length: number; most: number; spare: number }) =>
    `With \`ext.\` and the package id in front, the name of this tool has ${length} characters. 0.8.3 registers up to ${most} and silently skips this tool.`,
  evidence: [from0_8_3('core/agent/tools.ts:118-134', 'Tool name must be 1-100 characters')],
  fix: shorterName,
});

export const toolNameTaken = define.realBroken<{ name: string }>('ownpilot/tool-name-taken', {
  message: ({ name }) =>
    `OwnPilot has a tool ${code(name)} of its own, and a package's tool gets no prefix, so the second tool of that name is not registered.`,
  evidence: [
    from2026_02('core/agent/tools.ts:108', 'Tool already registered: …'),
    from0_8_3('core/agent/tool-namespace.ts:35-42', 'Tool already registered: …'),
  ],
  fix: (found, document) => {
    const id = member(document.value, 'id');
    const word = wordsOf(isText(id) ? id : '').find((one) => /^[a-z]/.test(one));
    return prefixedName(found, document, word ?? 'my');
  },
});

export const toolNameContext = define.guideAdvice<{ context: string; name: string }>(
  'ownpilot/tool-name-context',
  {
    message: ({ context, name }) =>
      `Start tool names with what the package is about, for instance \`${context}_${name}\`, so they do not clash with those of other packages.`,
    evidence: [guide('Tool Name Rules')],
    fix: (found, document) => prefixedName(found, document, found.args.context),
  },
);

/** A name like the old one that every release accepts and registers. */
function legalName({ pointer, args: { name } }: Finding<{ name: string }>, document: SourceDocument): Fix[] {
  return renameTool(document.value, pointer, name, freeToolName(document.value, name));
}

function shorterName(
  { pointer, args: { name, spare } }: Finding<{ name: string; spare: number }>,
  { value }: SourceDocument,
): Fix[] {
  // Leaves room for `_2` where the short name is in use.
  if (spare <= 5) return [];
  const short = name.slice(0, spare - 3).replace(/(?<!_)_+$/, '');
  return renameTool(value, pointer, name, freeToolName(value, short));
}

/** Puts the package's subject in front, where the longer name still registers. */
function prefixedName(
  { pointer, args: { name } }: Finding<{ name: string }>,
  { value }: SourceDocument,
  word: string,
): Fix[] {
  const id = member(value, 'id');
  const packageId = isText(id) ? id : '';
  const longer = freeToolName(value, `${word}_${name}`);
  const fits = ([V2026_02, V0_8_3] as const).every(
    (release) => qualifiedName({ packageId, name: longer }, release).length <= longestName(release),
  );
  return fits ? renameTool(value, pointer, name, longer) : [];
}
