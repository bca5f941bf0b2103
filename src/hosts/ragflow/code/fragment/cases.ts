// Cases for texts that are not a whole file of Python.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { invoke, metadata, plugin, SOUND } from '../case-texts.fixtures.ts';

const METHOD = '@classmethod\ndef get_metadata(cls):\n    return {\n        "name": "tide"\n';

export const codeCases: readonly CodeCase[] = [
  {
    code: 'ragflow/python-syntax',
    raises: plugin(metadata(), invoke('', 'return "" ⟦x⟧')),
    misses: SOUND,
  },
  {
    code: 'ragflow/python-bracket',
    raises: plugin(
      '    @classmethod\n    def get_metadata(cls):\n        return ⟦{⟧\n            "name": "tide"\n',
      invoke(),
    ),
    misses: plugin(metadata(), invoke('', 'return "{"')),
    fix: 'Close it with `}`',
  },
  {
    code: 'ragflow/python-fragment',
    raises: '⟦def invoke(self, a: int) -> str:⟧\n    return str(a)\n',
    misses: SOUND,
    fix: 'Put it into a plugin',
  },
  {
    code: 'ragflow/python-fragment',
    raises: METHOD.replace('def get_metadata(cls):', '⟦def get_metadata(cls):⟧'),
    misses: SOUND,
    fix: 'Put it into a plugin',
  },
  {
    code: 'ragflow/python-bracket',
    raises: METHOD.replace('return {', 'return ⟦{⟧'),
    misses: `${METHOD}    }\n`,
    fix: 'Close it with `}`',
  },
  {
    code: 'ragflow/python-document',
    raises: `# Tides\n\nA class:\n\n⟦\`\`\`python⟧\nclass Tide(LLMToolPlugin):\n    _version_ = "1.0.0"\n\`\`\`\n\nand\n\n\`\`\`python\n${METHOD}\`\`\`\n`,
    misses: plugin(`    """\n    \`\`\`python\n    Tide()\n    \`\`\`\n    """\n`, metadata(), invoke()),
    fix: 'Make one Python file of it',
  },
  {
    code: 'ragflow/python-newer-syntax',
    raises: plugin(metadata(), invoke('', 'return ⟦f"{"a"}"⟧')),
    misses: plugin(metadata(), invoke('', `return f"{'a'}"`)),
  },
];
