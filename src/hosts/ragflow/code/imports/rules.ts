// Rules on what a plugin's file imports.

import { defineRule } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { since, own, loader, inServers, define } from '../../evidence.ts';

export const oldPath = defineRule<{ module: string }>('ragflow/python-old-path', {
  severity: since('0.24', 'refused'),
  message: ({ module }) =>
    `RAGFlow since v0.24 does not start with this import. Its base class is in ${code(`agent.${module}`)}.`,
  evidence: [
    ...own('llm_tool_plugin.py:22'),
    ...loader('_loader.py', "ModuleNotFoundError: No module named 'plugin'"),
  ],
});

/** Today's path is right; only older servers do not start with it. */
export const newPath = defineRule<{ module: string }>('ragflow/python-new-path', {
  severity: { '0.19': 'refused', '0.20': 'refused', '0.21': 'refused' },
  message: ({ module }) =>
    `RAGFlow before v0.24 does not start with this import. Its base class is in ${code(module.replace(/^agent\./, ''))}.`,
  evidence: [
    ...own('llm_tool_plugin.py'),
    ...loader('_loader.py', "ModuleNotFoundError: No module named 'agent.plugin'"),
  ],
});

/** When the code runs that raises: while the file is imported, or when `get_metadata` is called. */
type AtStart = 'import' | 'metadata';

const AT_START: Readonly<Record<AtStart, string>> = {
  import: 'while it imports the file',
  metadata: 'when RAGFlow calls `get_metadata` at its start',
};

export const nameUnknown = define.refused('ragflow/python-name-unknown', {
  message: ({ name, when, meant }: { name: string; when: AtStart; meant?: string | undefined }) =>
    `${code(name)} is used but neither defined nor imported.${perhaps(meant)} Python raises a \`NameError\` ${AT_START[when]}, and the whole server does not start.`,
  evidence: loader('_loader.py'),
});

export const relativeImport = define.refused('ragflow/python-relative-import', {
  message: ({ module, folder }: { module: string; folder: string }) =>
    `${code(module)} is relative to a package, and ${folder} is not one: it has no \`__init__.py\`. This import ends the start of the server.`,
  evidence: loader('_loader.py', 'ModuleNotFoundError("No module named \'pluginlib.importer\'")'),
});

export const moduleMissing = defineRule<{ module: string }>('ragflow/python-module-missing', {
  severity: { ...inServers('advice'), ...since('2026-08', 'refused') },
  message: ({ module }) =>
    `RAGFlow does not install ${code(module)}. If it is missing on the server, this import ends its start. Install it there, or import it inside \`invoke\`.`,
  evidence: [
    { release: '2026-08', where: 'uv.lock' },
    ...loader('_loader.py', 'PluginImportError: Error while importing candidate plugin module …'),
  ],
});

export const moduleRemoved = defineRule<{ module: string }>('ragflow/python-module-removed', {
  severity: { '0.24': 'advice', ...since('0.26', 'refused') },
  message: ({ module }) =>
    `Python 3.13, which RAGFlow runs on, no longer has ${code(module)}. This import ends the start of the server.`,
  evidence: [
    { release: '0.26', where: 'pyproject.toml, requires-python' },
    { release: '2026-08', where: 'pyproject.toml:8', text: '>=3.13,<3.14' },
  ],
});
