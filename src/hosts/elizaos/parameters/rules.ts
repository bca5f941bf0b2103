// Rules for the parameters of `agentConfig.pluginParameters`.

import { join, valueAt } from '../../../lang/json/pointer.ts';
import { asText, remove, rename, setTo } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, perhaps } from '../../kit/words.ts';
import { BUILD, SERVER, TERMINAL, milady, type Slip, define } from '../evidence.ts';
import { labelOf, orEmpty, variableName } from '../words.ts';

export const parameterShape = define.miladyChanged<{ key: string; got: string }>('elizaos/parameter-shape', {
  message: ({ key, got }) =>
    `The parameter ${code(key)} must be an object such as \`{"type": "string", "description": "…"}\`, not ${got}.`,
  evidence: [milady(BUILD)],
  fix: ({ pointer, args }) =>
    setTo(
      pointer,
      {
        type: 'string',
        description: labelOf(variableName(args.key)),
        required: false,
        sensitive: false,
      },
      'Describe it as a string',
    ),
});

export const parameterName = define.miladyChanged<{ key: string; label: string; suggestion: string }>(
  'elizaos/parameter-name',
  {
    message: ({ key, label, suggestion }) =>
      `Parameters are environment variables: with ${code(key)} ${label === '' ? 'the label on the settings page gets a stray word' : `the settings page shows the label "${label.slice(0, 60)}"`}. Write ${code(suggestion)}.`,
    evidence: [milady('apps/app/src/components/shared/labels.ts')],
    fix: ({ pointer, args }, document) => rename(document, pointer, args.suggestion),
  },
);

export const parameterBlocked = define.miladyBroken<{ key: string }>('elizaos/parameter-blocked', {
  message: ({ key }) =>
    `The settings page cannot save ${code(key)}: the server answers "${key} is blocked for security reasons".`,
  evidence: [milady(`${SERVER}, BLOCKED_ENV_KEYS`, 'K is blocked for security reasons')],
});

export const parameterType = define.miladyChanged<Slip & { got: string }>('elizaos/parameter-type', {
  message: ({ got, key, suggestion }) =>
    orEmpty(
      got,
      `\`type\` of ${code(key)}`,
      `The settings page knows \`string\`, \`number\` and \`boolean\`; with ${code(got)} it treats ${code(key)} as a string.${perhaps(suggestion)}`,
    ),
  evidence: [milady('apps/app/src/components/PluginsView.tsx, paramsToSchema')],
  fix: ({ pointer, args }) => setTo(pointer, args.suggestion ?? 'string'),
});

export const parameterDescription = define.miladyBroken<{ key: string; got: string }>(
  'elizaos/parameter-description',
  {
    message: ({ key, got }) =>
      `\`description\` of ${code(key)} must be a string; ${got} crashes the settings page.`,
    evidence: [
      milady(
        'apps/app/src/components/PluginsView.tsx, paramsToSchema',
        '(param.description ?? "").toLowerCase is not a function',
      ),
    ],
    fix: asText,
  },
);

export const parameterInClear = define.miladyChanged<{ key: string }>('elizaos/parameter-in-clear', {
  message: ({ key }) =>
    `${code(key)} does not say \`"sensitive": true\`. The terminal guesses that it is a secret, but the settings page shows it in clear text.`,
  evidence: [milady(BUILD), milady(`${TERMINAL}, inferSensitiveKey`)],
  fix: ({ pointer }) => setTo(join(pointer, 'sensitive'), true, 'Mark it as sensitive'),
});

export const parameterOptions = define.miladyChanged<{ key: string; got: string }>(
  'elizaos/parameter-options',
  {
    message: ({ key, got }) =>
      `\`options\` of ${code(key)} must be a list of strings to choose from, and this is ${got}.`,
    evidence: [milady(BUILD)],
    fix: ({ pointer }, document) => {
      const value = valueAt(document.value, pointer);
      const options: readonly unknown[] = Array.isArray(value) ? value : [];
      const kept = options.flatMap((one) => (typeof one === 'string' ? one : (asType(one, 'string') ?? [])));
      return kept.length > 0 ? setTo(pointer, kept, 'Make them all strings') : remove(pointer);
    },
  },
);

export const parameterDefaultMismatch = define.miladyChanged<{ key: string; want: string }>(
  'elizaos/parameter-default-mismatch',
  {
    message: ({ key, want }) =>
      `The default of ${code(key)} ${want === 'options' ? 'is not one of its `options`' : `cannot be read as ${want}`}.`,
    evidence: [milady('apps/app/src/components/PluginsView.tsx, paramsToSchema')],
    fix: ({ pointer }) => remove(pointer, 'the default'),
  },
);

export const parameterMember = define.miladyChanged<Slip & { name: string }>('elizaos/parameter-member', {
  message: ({ name, key, suggestion }) =>
    `Milady ignores ${code(name)} of ${code(key)}. A parameter has \`type\`, \`description\`, \`required\`, \`sensitive\`, \`default\` and \`options\`.${perhaps(suggestion)}`,
  evidence: [milady(BUILD)],
  fix: ({ pointer, args }, document) => [...rename(document, pointer, args.suggestion), ...remove(pointer)],
});
