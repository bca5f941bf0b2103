// Cases for classes of plugins, their `get_metadata` and their versions.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { dict, IMPORTS, invoke, metadata, plugin, SOUND } from '../case-texts.fixtures.ts';

const marked = (text: string, part: string): string => text.replace(part, `⟦${part}⟧`);

export const codeCases: readonly CodeCase[] = [
  ...['llm_tools/tide.txt', 'llm_tools/tide.old.py'].map((path) => ({
    code: 'ragflow/python-file-name',
    raises: `⟦try:⟧${SOUND.slice(4)}`,
    misses: SOUND,
    path,
    missesPath: 'llm_tools/tide.py',
    fix: path.endsWith('txt') ? 'Move to `llm_tools/tide.py`' : 'Move to `llm_tools/tide_old.py`',
  })),
  {
    code: 'ragflow/python-no-plugin',
    raises: `${IMPORTS}\n\nclass ⟦Tide⟧:\n    _version_ = "1.0.0"\n\n${metadata()}\n${invoke()}`,
    misses: SOUND,
    fix: 'Inherit `LLMToolPlugin`',
  },
  {
    code: 'ragflow/python-no-plugin',
    raises: `class ⟦Tide⟧():\n    def invoke(\n        self,\n        hours: int,\n    ) -> str:\n        return "low"\n`,
    misses: SOUND,
    fix: 'Inherit `LLMToolPlugin`',
  },
  {
    code: 'ragflow/python-no-plugin',
    raises: `import os\n\n\nclass ⟦Tide⟧:\n    _version_ = "1.0.0"\n`,
    misses: SOUND,
    fix: 'Inherit `LLMToolPlugin`',
  },
  {
    code: 'ragflow/python-no-metadata',
    raises: marked(plugin(invoke()), 'Tide'),
    misses: SOUND,
    fix: 'Add `get_metadata`',
  },
  {
    code: 'ragflow/python-no-metadata',
    raises: `${IMPORTS}\n\nclass ⟦Tide⟧(LLMToolPlugin):\n    pass\n`,
    misses: `${IMPORTS}\nfrom base import Base\n\nclass Tide(Base, LLMToolPlugin):\n    pass\n`,
    fix: 'Add `get_metadata`',
  },
  {
    code: 'ragflow/python-not-classmethod',
    raises: plugin(`    def ⟦get_metadata⟧(self):\n        return ${dict()}\n`, invoke()),
    misses: plugin(`    @classmethod\n    def get_metadata(cls):\n        return ${dict()}\n`, invoke()),
    fix: 'Make it a `@classmethod`',
  },
  {
    code: 'ragflow/python-not-classmethod',
    raises: plugin(`    @staticmethod\n    def ⟦get_metadata⟧():\n        return ${dict()}\n`, invoke()),
    misses: SOUND,
    fix: 'Make it a `@classmethod`',
  },
  {
    code: 'ragflow/python-metadata-parameters',
    raises: plugin(`    @classmethod\n    def get_metadata(⟦klass⟧):\n        return ${dict()}\n`, invoke()),
    misses: SOUND,
    fix: 'Change to `(cls)`',
  },
  {
    code: 'ragflow/python-metadata-parameters',
    raises: plugin(
      `    @classmethod\n    def get_metadata(⟦cls, lang="en"⟧):\n        return ${dict()}\n`,
      invoke(),
    ),
    misses: SOUND,
    fix: 'Change to `(cls)`',
  },
  {
    code: 'ragflow/python-metadata-annotation',
    raises: plugin(
      `    @classmethod\n    def get_metadata(cls) -> ⟦dict⟧:\n        return ${dict()}\n`,
      invoke(),
    ),
    misses: SOUND,
    fix: 'Change to `LLMToolMetadata`',
  },
  {
    code: 'ragflow/python-metadata-annotation',
    raises: plugin(
      `    @classmethod\n    def get_metadata(cls) -> ⟦"LLMToolMetadata"⟧:\n        return ${dict()}\n`,
      invoke(),
    ),
    misses: plugin(`    @classmethod\n    def get_metadata(cls):\n        return ${dict()}\n`, invoke()),
    fix: 'Change to `LLMToolMetadata`',
  },
  {
    code: 'ragflow/python-future-annotations',
    raises: `from __future__ import ⟦annotations⟧\n\n${SOUND}`,
    misses: `from __future__ import division\n\n${SOUND}`,
    fix: 'Remove the annotation',
  },
  {
    code: 'ragflow/python-metadata-async',
    raises: plugin(
      `    @classmethod\n    ⟦async⟧ def get_metadata(cls):\n        return ${dict()}\n`,
      invoke(),
    ),
    misses: SOUND,
    fix: 'Remove `async`',
  },
  {
    code: 'ragflow/python-parent-again',
    raises: SOUND.replace('class Tide', 'import pluginlib\n\n⟦@pluginlib.Parent("llm_tools")⟧\nclass Tide'),
    misses: SOUND.replace('class Tide', 'import functools\n\n@functools.total_ordering\nclass Tide'),
    fix: 'Remove the decorator',
  },
  {
    code: 'ragflow/python-skipload',
    raises: plugin('    ⟦_skipload_ = True⟧\n', metadata(), invoke()),
    misses: plugin('    _skipload_ = False\n', metadata(), invoke()),
    fix: 'Remove the line',
  },
  {
    code: 'ragflow/python-file-name',
    raises: SOUND.replace('try:', '⟦try:⟧'),
    misses: SOUND,
    path: 'llm_tools/my.tide.py',
    missesPath: 'llm.tools/my-tide.py',
    fix: 'Move to `llm_tools/my_tide.py`',
  },
  {
    code: 'ragflow/python-version-missing',
    raises: marked(SOUND.replace('    _version_ = "1.0.0"\n\n', ''), 'Tide'),
    misses: `__version__ = "2.0"\n${SOUND.replace('    _version_ = "1.0.0"\n\n', '')}`,
    fix: 'Add `_version_ = "1.0.0"`',
  },
  {
    code: 'ragflow/python-version-invalid',
    raises: SOUND.replace('"1.0.0"', '⟦"latest"⟧'),
    misses: SOUND.replace('"1.0.0"', '"1.0.0-beta.1"'),
    fix: 'Change to "1.0.0"',
  },
  {
    code: 'ragflow/python-version-type',
    raises: SOUND.replace('"1.0.0"', '⟦1.10⟧'),
    misses: SOUND.replace('"1.0.0"', '"1.10"'),
    fix: 'Change to "1.10"',
  },
  {
    code: 'ragflow/python-unread',
    raises: plugin(
      `    @classmethod\n    def get_metadata(cls):\n        return {"name": "tide", "description": ⟦open("tide").read()⟧}\n`,
      invoke(),
    ),
    misses: SOUND,
  },
];
