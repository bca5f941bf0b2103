// Rules for the parameters of `agentConfig.pluginParameters`.

import { join, parent, valueAt } from '../../../text/pointer.ts';
import { add, fix, remove, rename, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, perhaps } from '../../kit/words.ts';
import { SERVER, TERMINAL, VALIDATION, milady } from '../evidence.ts';
import { labelOf, orEmpty, variableName } from '../words.ts';

/** Words that authors write for true and false. */
const SWITCH_WORDS: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['no', 'false'],
  ['off', 'false'],
]);

const BUILD = `${SERVER}, buildParamDefs`;

export const parameterShape = defineRule<{ key: string; got: string }>('elizaos/parameter-shape', {
  severity: { '2026-03': 'changed' },
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

export const parameterName = defineRule<{ key: string; label: string; suggestion: string }>(
  'elizaos/parameter-name',
  {
    severity: { '2026-03': 'changed' },
    message: ({ key, label, suggestion }) =>
      `Parameters are environment variables: with ${code(key)} ${label === '' ? 'the label on the settings page gets a stray word' : `the settings page shows the label "${label.slice(0, 60)}"`}. Write ${code(suggestion)}.`,
    evidence: [milady('apps/app/src/components/shared/labels.ts')],
    fix: ({ pointer, args }, document) => rename(document, pointer, args.suggestion),
  },
);

export const parameterBlocked = defineRule<{ key: string }>('elizaos/parameter-blocked', {
  severity: { '2026-03': 'broken' },
  message: ({ key }) =>
    `The settings page cannot save ${code(key)}: the server answers "${key} is blocked for security reasons".`,
  evidence: [milady(`${SERVER}, BLOCKED_ENV_KEYS`, 'K is blocked for security reasons')],
});

export const parameterTypeMissing = defineRule<{ key: string }>('elizaos/parameter-type-missing', {
  severity: { '2026-03': 'advice' },
  message: ({ key }) => `${code(key)} has no \`type\` and is treated as a string.`,
  evidence: [milady(BUILD)],
  fix: ({ pointer }) => add(join(pointer, 'type'), 'string'),
});

export const parameterType = defineRule<{ got: string; key: string; suggestion: string | undefined }>(
  'elizaos/parameter-type',
  {
    severity: { '2026-03': 'changed' },
    message: ({ got, key, suggestion }) =>
      orEmpty(
        got,
        `\`type\` of ${code(key)}`,
        `The settings page knows \`string\`, \`number\` and \`boolean\`; with ${code(got)} it treats ${code(key)} as a string.${perhaps(suggestion)}`,
      ),
    evidence: [milady('apps/app/src/components/PluginsView.tsx, paramsToSchema')],
    fix: ({ pointer, args }) => setTo(pointer, args.suggestion ?? 'string'),
  },
);

export const parameterDescription = defineRule<{ key: string; got: string }>(
  'elizaos/parameter-description',
  {
    severity: { '2026-03': 'broken' },
    message: ({ key, got }) =>
      `\`description\` of ${code(key)} must be a string; ${got} crashes the settings page.`,
    evidence: [
      milady(
        'apps/app/src/components/PluginsView.tsx, paramsToSchema',
        '(param.description ?? "").toLowerCase is not a function',
      ),
    ],
    fix: ({ pointer }, { value }) => [
      ...setTo(pointer, asType(valueAt(value, pointer), 'string')),
      ...remove(pointer),
    ],
  },
);

export const parameterSwitch = defineRule<{ name: string; key: string; got: string; treated: boolean }>(
  'elizaos/parameter-switch',
  {
    severity: { '2026-03': 'changed' },
    message: ({ name, key, got, treated }) =>
      `${code(name)} of ${code(key)} should be true or false, not ${got}. The settings page treats it as ${treated ? 'true' : 'false'}; the terminal guesses from the name.`,
    evidence: [milady(BUILD), milady(TERMINAL)],
    fix: ({ pointer, args }, { value }) =>
      setTo(pointer, asType(valueAt(value, pointer), 'boolean') ?? args.treated),
  },
);

export const parameterInClear = defineRule<{ key: string }>('elizaos/parameter-in-clear', {
  severity: { '2026-03': 'changed' },
  message: ({ key }) =>
    `${code(key)} does not say \`"sensitive": true\`. The terminal guesses that it is a secret, but the settings page shows it in clear text.`,
  evidence: [milady(BUILD), milady(`${TERMINAL}, inferSensitiveKey`)],
  fix: ({ pointer }) => setTo(join(pointer, 'sensitive'), true, 'Mark it as sensitive'),
});

export const parameterRequiredGuessed = defineRule<{ key: string }>('elizaos/parameter-required-guessed', {
  severity: { '2026-03': 'advice' },
  message: ({ key }) =>
    `${code(key)} does not say whether it is \`required\`. The terminal guesses yes from its name; the settings page assumes no.`,
  evidence: [milady(BUILD), milady(`${TERMINAL}, inferRequiredKey`)],
  // A parameter with a default needs no value, so only one of the two makes sense.
  fix: ({ pointer }, { value }) => {
    const required = join(pointer, 'required');
    const preset = valueAt(value, join(pointer, 'default'));
    return [
      ...(preset === undefined ? setTo(required, true, 'Make it required') : []),
      ...setTo(required, false, 'Mark it as not required'),
    ];
  },
});

export const parameterOptions = defineRule<{ key: string; got: string }>('elizaos/parameter-options', {
  severity: { '2026-03': 'changed' },
  message: ({ key, got }) =>
    `\`options\` of ${code(key)} must be a list of strings to choose from, and this is ${got}.`,
  evidence: [milady(BUILD)],
  fix: ({ pointer }, document) => {
    const value = valueAt(document.value, pointer);
    const options: readonly unknown[] = Array.isArray(value) ? value : [];
    const kept = options.flatMap((one) => (typeof one === 'string' ? one : (asType(one, 'string') ?? [])));
    return kept.length > 0 ? setTo(pointer, kept, 'Make them all strings') : remove(pointer);
  },
});

export const parameterDefaultMismatch = defineRule<{ key: string; want: string }>(
  'elizaos/parameter-default-mismatch',
  {
    severity: { '2026-03': 'changed' },
    message: ({ key, want }) =>
      `The default of ${code(key)} ${want === 'options' ? 'is not one of its `options`' : `cannot be read as ${want}`}.`,
    evidence: [milady('apps/app/src/components/PluginsView.tsx, paramsToSchema')],
    fix: ({ pointer, args }, { value }) => {
      const word = valueAt(value, pointer);
      const meant =
        args.want === 'true or false' && typeof word === 'string' ? SWITCH_WORDS.get(word) : undefined;
      return [...setTo(pointer, meant), ...remove(pointer, 'the default')];
    },
  },
);

export const parameterRequiredDefault = defineRule<{ key: string; message: string }>(
  'elizaos/parameter-required-default',
  {
    severity: { '2026-03': 'advice' },
    message: ({ key, message }) =>
      `${code(key)} is required and has a default. Until it is set, its card warns "${message.slice(0, 200)}".`,
    evidence: [milady(`${VALIDATION}, validatePluginConfig`, 'KEY is not set (will use default: V)')],
    fix: ({ pointer }) => setTo(join(parent(pointer), 'required'), false, 'Make it optional'),
  },
);

export const parameterDefaultUnseen = defineRule<{ key: string; message: string }>(
  'elizaos/parameter-default-unseen',
  {
    severity: { '2026-03': 'changed' },
    message: ({ message }) =>
      `A default that is empty, zero or false does not count. The card of the plugin says "${message.slice(0, 200)}".`,
    evidence: [milady(`${VALIDATION}, validatePluginConfig`, 'KEY is required but not set')],
    fix: ({ pointer }, { value }) => [
      ...setTo(pointer, asType(valueAt(value, pointer), 'string')),
      ...remove(pointer, 'the default'),
    ],
  },
);

export const parameterDefaultDoubted = defineRule<{ key: string; message: string }>(
  'elizaos/parameter-default-doubted',
  {
    severity: { '2026-03': 'advice' },
    message: ({ key, message }) =>
      `A user who types the default of ${code(key)} sees: "${message.slice(0, 200)}".`,
    evidence: [
      milady(
        `${VALIDATION}, validatePluginConfig`,
        '<Label> key should start with "P" — the current value may be invalid',
      ),
    ],
    fix: ({ pointer }) => remove(pointer, 'the default'),
  },
);

export const parameterOptional = defineRule<{ key: string; declared: boolean; optional: boolean }>(
  'elizaos/parameter-optional',
  {
    severity: { '2026-03': 'changed' },
    message: ({ key, declared }) =>
      `Milady ignores \`optional\` of ${code(key)}. It reads \`required\`${declared ? ', which is already there' : ''}.`,
    evidence: [milady(BUILD)],
    fix: ({ pointer, args: { declared, optional } }) =>
      declared
        ? remove(pointer)
        : fix(
            `Write "required": ${String(!optional)} instead`,
            { op: 'set', pointer: join(parent(pointer), 'required'), value: !optional },
            { op: 'remove', pointer },
          ),
  },
);

export const parameterMember = defineRule<{ name: string; key: string; suggestion: string | undefined }>(
  'elizaos/parameter-member',
  {
    severity: { '2026-03': 'changed' },
    message: ({ name, key, suggestion }) =>
      `Milady ignores ${code(name)} of ${code(key)}. A parameter has \`type\`, \`description\`, \`required\`, \`sensitive\`, \`default\` and \`options\`.${perhaps(suggestion)}`,
    evidence: [milady(BUILD)],
    fix: ({ pointer, args }, document) => [...rename(document, pointer, args.suggestion), ...remove(pointer)],
  },
);
