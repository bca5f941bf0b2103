// Cases of SKILL.md.

import type { CodeCase } from '../../../model/rule-case.ts';
import { manifest as pluginText, skill } from '../case-texts.fixtures.ts';

const manifest = pluginText('');
const path = 'skills/tides/SKILL.md';
const NAME = 'name: tides';
const ABOUT = 'description: Says when the tide is high.';
const good = skill(`${NAME}\n${ABOUT}`);
const at = { manifest, path };

function front(name: string, raises: string, misses: string, fixed?: string): CodeCase {
  const code = `agent-plugins/skill-${name}`;
  return {
    code,
    ...at,
    raises: skill(raises),
    misses: skill(misses),
    ...(fixed === undefined ? {} : { fixed: skill(fixed) }),
  };
}

export const codeCases: readonly CodeCase[] = [
  {
    code: 'agent-plugins/skill-front-matter-missing',
    ...at,
    raises: '⟦# Tides⟧\n',
    misses: good,
    fixed: '---\nname: tides\ndescription: What this skill does and when to use it.\n---\n\n# Tides\n',
  },
  {
    code: 'agent-plugins/skill-front-matter-open',
    ...at,
    raises: `⟦---⟧\n${NAME}\n${ABOUT}\n`,
    misses: good,
  },
  front(
    'front-matter-broken',
    `${NAME}\n⟦description: Tides: when they are high⟧`,
    `${NAME}\ndescription: "Tides: when they are high"`,
  ),
  { code: 'agent-plugins/skill-front-matter-type', ...at, raises: '⟦---⟧\ntides\n---\n', misses: good },
  front('front-matter-cut', `${NAME}\ndescription: Tides ⟦---⟧ now`, `${NAME}\ndescription: Tides -- now`),
  {
    code: 'agent-plugins/skill-name-missing',
    ...at,
    raises: `⟦---⟧\n${ABOUT}\n---\n`,
    misses: good,
    fixed: `---\n${NAME}\n${ABOUT}\n---\n`,
  },
  {
    ...front('name-type', `name: ⟦2048⟧\n${ABOUT}`, `name: "2048"\n${ABOUT}`, `name: "2048"\n${ABOUT}`),
    path: 'skills/2048/SKILL.md',
  },
  {
    ...front('name-type', `name: ⟦yes⟧\n${ABOUT}`, `name: "yes"\n${ABOUT}`, `name: "yes"\n${ABOUT}`),
    path: 'skills/yes/SKILL.md',
  },
  front('name-invalid', `name: ⟦High Tides⟧\n${ABOUT}`, `${NAME}\n${ABOUT}`, `${NAME}\n${ABOUT}`),
  front('name-folder', `name: ⟦tide⟧\n${ABOUT}`, `${NAME}\n${ABOUT}`, `${NAME}\n${ABOUT}`),
  { code: 'agent-plugins/skill-description-missing', ...at, raises: `⟦---⟧\n${NAME}\n---\n`, misses: good },
  front('description-missing', `${NAME}\n⟦description⟧:`, `${NAME}\n${ABOUT}`),
  front('description-missing', `${NAME}\n⟦description⟧: ""`, `${NAME}\n${ABOUT}`),
  front('text', `${NAME}\n${ABOUT}\n⟦license⟧: 2`, `${NAME}\n${ABOUT}\nlicense: MIT`),
  front(
    'text',
    `${NAME}\n${ABOUT}\n⟦allowed-tools⟧:\n  - a\n  - b`,
    `${NAME}\n${ABOUT}\nallowed-tools: a b`,
    `${NAME}\n${ABOUT}\nallowed-tools:\n  "a b"`,
  ),
  front(
    'text-long',
    `${NAME}\ndescription: ⟦${'a'.repeat(1025)}⟧`,
    `${NAME}\ndescription: ${'a'.repeat(1024)}`,
  ),
  front(
    'text-long',
    `${NAME}\n${ABOUT}\ncompatibility: ⟦${'a '.repeat(251)}b⟧`,
    `${NAME}\n${ABOUT}\ncompatibility: ${'a'.repeat(500)}`,
  ),
  front('brackets', `${NAME}\ndescription: ⟦Reads <tide> tags.⟧`, `${NAME}\ndescription: Reads tide tags.`),
  front(
    'metadata',
    `${NAME}\n${ABOUT}\nmetadata:\n  ⟦version⟧: 1.0`,
    `${NAME}\n${ABOUT}\nmetadata:\n  version: "1.0"`,
    `${NAME}\n${ABOUT}\nmetadata:\n  version: "1.0"`,
  ),
  front('metadata', `${NAME}\n${ABOUT}\n⟦metadata⟧: none`, `${NAME}\n${ABOUT}\nmetadata: {}`),
  front(
    'member',
    `${NAME}\n${ABOUT}\n⟦licence⟧: MIT`,
    `${NAME}\n${ABOUT}\nlicense: MIT`,
    `${NAME}\n${ABOUT}\nlicense: MIT`,
  ),
  front(
    'member',
    `${NAME}\n⟦version⟧: 1\n${ABOUT}`,
    `${NAME}\n${ABOUT}`,
    `${NAME}\nmetadata:\n  version: "1"\n${ABOUT}`,
  ),
  front(
    'member',
    `${NAME}\n${ABOUT}\nmetadata:\n  level: "2"\n⟦hint⟧: "[harbour]"`,
    `${NAME}\n${ABOUT}`,
    `${NAME}\n${ABOUT}\nmetadata:\n  hint: "[harbour]"\n  level: "2"`,
  ),
  front('control', `${NAME}\n${ABOUT} ⟦\u0085⟧Now.`, `${NAME}\n${ABOUT} Now.`),
  {
    code: 'agent-plugins/skill-elsewhere',
    manifest,
    missesManifest: pluginText('', '"sea"'),
    path: 'sea/skills/tides/SKILL.md',
    raises: good.replace('---', '⟦---⟧'),
    misses: good,
  },
  {
    code: 'agent-plugins/skill-place',
    ...at,
    path: 'skills/group/tides/SKILL.md',
    raises: good.replace('---', '⟦---⟧'),
    misses: good,
    missesOthers: { 'skills/group/SKILL.md': good },
  },
];
