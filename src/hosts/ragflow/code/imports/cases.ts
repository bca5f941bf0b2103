// Cases for imports.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { IMPORTS, invoke, SOUND } from '../case-texts.fixtures.ts';

const OLD = 'from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n';
const rest = SOUND.slice(IMPORTS.length);

export const codeCases: readonly CodeCase[] = [
  {
    code: 'ragflow/python-old-path',
    raises: OLD.replace('plugin.llm_tool_plugin', '⟦plugin.llm_tool_plugin⟧') + rest,
    misses: SOUND,
    fix: 'Import it from either path',
  },
  {
    code: 'ragflow/python-new-path',
    raises: `from ⟦agent.plugin.llm_tool_plugin⟧ import LLMToolMetadata, LLMToolPlugin\n${rest}`,
    misses: SOUND,
    fix: 'Import it from either path',
  },
  {
    code: 'ragflow/python-name-unknown',
    raises: rest.replace('LLMToolPlugin', '⟦LLMToolPlugin⟧'),
    misses: `from agent.plugin.llm_tool_plugin import *\n${rest}`,
    fix: 'Import it from RAGFlow',
  },
  {
    code: 'ragflow/python-module-missing',
    raises: `import os, ⟦tidelib.charts⟧\n${SOUND}`,
    misses: `import os, requests\n${SOUND}`,
  },
  {
    code: 'ragflow/python-module-missing',
    raises: `from ⟦tidelib⟧ import charts\n${SOUND}`,
    misses: `try:\n    import tidelib\nexcept ImportError:\n    tidelib = None\n${SOUND.replace(invoke(), invoke('', 'import tidelib\n        return ""'))}`,
  },
  {
    code: 'ragflow/python-module-removed',
    raises: `import ⟦telnetlib⟧\n${SOUND}`,
    misses: `import socket\n${SOUND}`,
  },
  {
    code: 'ragflow/python-name-unknown',
    raises: SOUND.replace('    _version_', '    LIMIT = ⟦json⟧.dumps(1)\n    _version_'),
    misses: SOUND.replace('    _version_', '    LIMIT = len("json")\n    _version_'),
    fix: 'Add `import json`',
  },
  {
    code: 'ragflow/python-name-unknown',
    raises: SOUND.replace('        return {', '        return ⟦TIDE⟧ or {'),
    misses: `${SOUND.replace('        return {', '        return TIDE or {')}\nTIDE = {}\n`,
  },
  {
    code: 'ragflow/python-name-unknown',
    raises: SOUND.replace('        return {', '        return ⟦true⟧ and {'),
    misses: SOUND.replace('        return {', '        return True and {'),
    fix: 'Change to `True`',
  },
  {
    code: 'ragflow/python-name-unknown',
    raises: SOUND.replace('(LLMToolPlugin)', '(⟦LLMToolPlugn⟧)'),
    misses: SOUND,
    fix: 'Change to `LLMToolPlugin`',
  },
  {
    code: 'ragflow/python-relative-import',
    raises: `from ⟦.charts⟧ import draw\n${SOUND}`,
    misses: `from .charts import draw\n${SOUND}`,
    path: 'llm_tools/tide/tool.py',
    missesPath: 'llm_tools/coast/tool.py',
    others: { 'llm_tools/coast/__init__.py': '', 'llm_tools/coast/charts.py': 'def draw(): pass\n' },
  },
];
