// Every host with a preview tells the tools that its model gets, so that the page can say what they cost and which are dangerous.

import { previewOf } from '../check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { adviceOn } from '../../src/check/model-advice/advice.ts';
import { hosts } from './loaded.ts';

/** A manifest with one tool that deletes and takes a command, as each host has it. */
const PLUGINS: Readonly<Record<string, { readonly release: string; readonly value: unknown }>> = {
  anythingllm: {
    release: '2026-08',
    value: {
      active: true,
      hubId: 'delete-file',
      name: 'Delete',
      schema: 'skill-1.0.0',
      version: '1.0.0',
      description: 'Deletes a file',
      entrypoint: { file: 'handler.js', params: { command: { type: 'string', description: 'How' } } },
      imported: true,
    },
  },
  ownpilot: {
    release: '0.8.3',
    value: {
      id: 'files',
      name: 'Files',
      version: '1.0.0',
      description: 'Works with files',
      tools: [
        {
          name: 'delete_file',
          description: 'Deletes a file',
          parameters: { type: 'object', properties: { command: { type: 'string' } } },
          code: 'return { content: {} };',
        },
      ],
    },
  },
  gloodata: {
    release: 'documented',
    value: {
      name: 'files',
      tools: {
        deleteFile: {
          title: 'Delete',
          description: 'Deletes a file',
          schema: { fields: { command: { type: 'string' } } },
        },
      },
    },
  },
  elizaos: {
    release: 'documented',
    value: {
      id: 'files',
      name: 'Files',
      actions: [
        {
          name: 'DELETE_FILE',
          description: 'Deletes a file',
          parameters: [{ name: 'command', description: 'How', schema: { type: 'string' } }],
        },
      ],
    },
  },
  ragflow: {
    release: '0.19',
    value: {
      name: 'delete_file',
      displayName: 'Delete',
      description: 'Deletes a file',
      parameters: { command: { type: 'string', description: 'How', displayName: 'Command', required: true } },
    },
  },
};

describe.each(hosts.filter(({ preview }) => preview).map((host) => [host.id] as const))('%s', (id) => {
  test('the tool is known with its name, description, parameters and approval', () => {
    const plugin = PLUGINS[id];
    const text = JSON.stringify(plugin?.value);
    const shown = previewOf({ text, hostId: id, release: plugin?.release ?? null, path: null }, hosts);
    const { tokens, remarks } = adviceOn(shown?.preview.model ?? []);
    expect(tokens.filter((count) => count !== null)).toHaveLength(1);
    expect(remarks.map(({ kind }) => kind).sort()).toEqual(['command', 'destructive']);
  });
});
