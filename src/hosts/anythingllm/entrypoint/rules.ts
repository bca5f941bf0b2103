// Sentences on the entrypoint and on the parameters that the model is given.

import type { Rule } from '../../../model/host.ts';
import { code, editorSchema, hubCli, LOADER, page } from '../evidence.ts';
import { REAL } from '../releases.ts';
import { quote } from '../words.ts';

const forwarded = code(`${LOADER}:235`);

export const entrypointRules: Readonly<Record<string, Rule>> = {
  'anythingllm/entrypoint-missing': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: () =>
      'Without an "entrypoint" object every agent session on the server fails to start, not only this skill.',
    evidence: [
      page('entrypoint'),
      editorSchema('109'),
      code(`${LOADER}:235`, "Cannot read properties of undefined (reading 'params')"),
    ],
  },
  'anythingllm/entrypoint-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      `"entrypoint" is ${String(found)}, not an object, so the model gets a tool without parameters.`,
    evidence: [page('entrypoint'), editorSchema('109'), forwarded],
  },
  'anythingllm/entrypoint-file': {
    severity: { [REAL]: 'changed' },
    message: ({ file }) =>
      `AnythingLLM never reads "entrypoint.file": it runs handler.js beside the manifest, not ${quote(file)}.`,
    evidence: [code(`${LOADER}:15-19, 151-158`), hubCli('100-111')],
  },
  'anythingllm/entrypoint-unknown-key': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ key, meant }) =>
      `${quote(key)} is ignored: an entrypoint has only "file" and "params".${
        key === 'required' ? ' No parameter can be marked as required.' : ''
      }${meant === undefined ? '' : ` Did you mean ${quote(meant)}?`}`,
    evidence: [page('entrypoint'), editorSchema('109-138'), forwarded],
  },
  'anythingllm/params-missing': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: () =>
      'Without "entrypoint.params" the model is given a tool without parameters. Write {} if that is what you want.',
    evidence: [page('entrypoint'), editorSchema('116'), forwarded],
  },
  'anythingllm/params-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      found === 'an array'
        ? '"entrypoint.params" is an array, so the parameters are called 0, 1 and so on.'
        : found === 'null'
          ? '"entrypoint.params" is null, so the model gets a tool without parameters.'
          : `"entrypoint.params" is ${String(found)}, not an object, and goes to the model provider unchanged.`,
    evidence: [page('entrypoint'), editorSchema('116'), forwarded],
  },
  'anythingllm/param-entry': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ key, found }) =>
      `The parameter ${quote(key)} is ${String(found)}, not an object with "description" and "type", and goes to the model provider unchanged.`,
    evidence: [page('entrypoint'), editorSchema('118-133'), forwarded],
  },
  'anythingllm/param-description-missing': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: ({ member }) => `"${String(member)}" is missing, so the model does not know what to put there.`,
    evidence: [page('entrypoint'), editorSchema('118-133'), forwarded],
  },
  'anythingllm/param-description-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, found }) =>
      `"${String(member)}" is ${String(found)}, not a string, and goes to the model provider unchanged.`,
    evidence: [page('entrypoint'), editorSchema('118-133'), forwarded],
  },
  'anythingllm/param-type-missing': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: ({ member }) => `"${String(member)}" is missing, so the model may send any kind of value.`,
    evidence: [page('entrypoint'), editorSchema('125'), forwarded],
  },
  'anythingllm/param-type-undocumented': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: ({ member, value }) =>
      `"${String(member)}" ${value === null ? 'is a list of types' : `is ${quote(value)}`}. Only string, number and boolean are documented. AnythingLLM passes it to the model provider unchanged.`,
    evidence: [page('entrypoint'), editorSchema('125'), forwarded],
  },
  'anythingllm/param-type-unknown': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, value, found }) =>
      `"${String(member)}" is ${typeof value === 'string' ? quote(value) : String(found)}, which is not a JSON Schema type. It must be string, number or boolean. Model providers may reject every request that carries it.`,
    evidence: [page('entrypoint'), editorSchema('125'), forwarded],
  },
  'anythingllm/param-required': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member }) =>
      `"required" in "${String(member)}" has no effect: AnythingLLM never tells the model that a parameter is required. Check it in the handler, and say so in the description.`,
    evidence: [page('entrypoint'), editorSchema('118-133'), forwarded],
  },
  'anythingllm/param-unknown-key': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: ({ key, meant }) =>
      `The documentation has only "description" and "type" in a parameter. AnythingLLM does pass ${quote(key)} to the model provider unchanged.${
        meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
      }`,
    evidence: [page('entrypoint'), editorSchema('118-133'), forwarded],
  },
};
