// Rules on the input as a whole.

import { quote } from '../../kit/words.ts';
import { defineRule } from '../../kit/rule.ts';
import { HOST_RELEASES } from '../releases.ts';
import { manager, readme, everywhere, inServers, define } from '../evidence.ts';

const ANSWER = { ...everywhere('advice'), ...inServers('changed') };
const ENDPOINT = HOST_RELEASES.map((release) => ({
  release,
  where:
    release === '0.26' || release === '2026-08'
      ? 'GET /api/v1/plugin/tools, api/apps/restful_apis/plugin_api.py:24'
      : 'GET /v1/plugin/llm_tools',
}));

export const notAnObject = define.startup<{ type: string }>('ragflow/not-an-object', {
  message: ({ type }) =>
    `\`get_metadata\` must return an object, but this is ${type}. RAGFlow reads its name while it starts, and the whole server does not start.`,
  evidence: [readme('Demo, get_metadata'), ...manager()],
});

export const emptyList = define.better('ragflow/empty-list', {
  message: () => 'The list is empty, so there is no tool to check.',
  evidence: ENDPOINT,
});

/** The code and message of the answer, which may be any values. */
export const endpointError = defineRule<{ code: unknown; message: unknown }>('ragflow/endpoint-error', {
  severity: ANSWER,
  message: ({ code, message }) =>
    `This is an error response from RAGFlow with the code ${quote(code)}` +
    (typeof message === 'string' ? ` and the message ${quote(message, 80)}` : '') +
    (code === 401 || code === 403 ? '; log in and ask again.' : ', so it contains no tools to check.'),
  evidence: [
    ...ENDPOINT,
    {
      release: '2026-08',
      where: 'test/testcases/restful_api/test_plugin_tools.py:26-40',
      text: "<Unauthorized '401: Unauthorized'>",
    },
  ],
});

/** `type` is that of `data`; null where there is none. */
export const endpointData = defineRule<{ type: string | null }>('ragflow/endpoint-data', {
  severity: ANSWER,
  message: ({ type }) =>
    type === null
      ? 'The answer has no `data`, which is where RAGFlow lists the metadata of its plugins.'
      : `\`data\` is the list of all plugins' metadata, but this is ${type}.`,
  evidence: ENDPOINT,
});
