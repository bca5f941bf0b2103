// Rules on texts that are not a whole file of Python: syntax, parts of a class, a document with code in it.

import { defineRule } from '../../../kit/rule.ts';
import { readme, loader, define } from '../../evidence.ts';

const DEMO = readme('Demo');

export const syntax = define.startup('ragflow/python-syntax', {
  message: () =>
    'Python refuses the file here, which ends the start of the server. “Load” shows Python’s own words.',
  evidence: [
    DEMO,
    ...loader('_loader.py', 'PluginImportError: Error while importing candidate plugin module …'),
  ],
});

export const bracket = define.startup<{ bracket: string }>('ragflow/python-bracket', {
  message: ({ bracket }) =>
    `This \`${bracket}\` is never closed. A file that Python refuses ends the start of the server.`,
  evidence: [DEMO, ...loader('_loader.py', "SyntaxError: '{' was never closed")],
});

export const fragment = define.startup<{ methods: string }>('ragflow/python-fragment', {
  message: ({ methods }) =>
    `This is a part of a plugin: ${methods} without the class around it. RAGFlow finds no plugin in it.`,
  evidence: [readme('How to add a plugin')],
});

export const pastedDocument = define.startup<{ blocks: number }>('ragflow/python-document', {
  message: ({ blocks }) =>
    blocks === 1
      ? 'This is text with a block of Python in it. Only the block belongs in a plugin’s file.'
      : `This is text with ${String(blocks)} blocks of Python in it. Together they make one plugin’s file.`,
  evidence: [DEMO],
});

export const newerSyntax = defineRule<{ what: string; since: string }>('ragflow/python-newer-syntax', {
  severity: { '0.19': 'advice', '0.20': 'advice', '0.21': 'advice' },
  message: ({ what, since }) =>
    `Python has ${what} since ${since}, and this release runs on 3.10 to 3.12. Whether its server starts depends on the Python that it has.`,
  evidence: ['0.19', '0.20', '0.21'].map((release) => ({
    release,
    where: 'pyproject.toml, requires-python',
  })),
});
