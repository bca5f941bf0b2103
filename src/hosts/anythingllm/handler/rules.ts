// Rules for disagreements between the manifest and the handler.js that is open beside it.

import type { Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { join, last } from '../../../text/pointer.ts';
import { fix, place, remove, rename } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { perhaps, quote } from '../../kit/words.ts';
import { addParam } from '../entrypoint/rules.ts';
import { code, hubCli, LOADER, page } from '../evidence.ts';
import { readCall, argumentRanges } from '../examples/example-call.ts';
import { removeArgument } from '../examples/rules.ts';
import { examples } from '../parts.ts';
import { V2026_08 } from '../releases.ts';

const called = code('server/utils/agents/aibitat/index.js:1076-1088');
const settings = code(`${LOADER}:197-212`);

export const handlerSyntax = defineRule<{ line: number }>('anythingllm/handler-syntax', {
  severity: { documented: 'changed', [V2026_08]: 'changed' },
  message: ({ line }) =>
    `\`handler.js\` has a syntax error in line ${String(line)}. AnythingLLM cannot load it, and no agent session starts while the skill is on.`,
  evidence: [hubCli('211-231'), code(`${LOADER}:22-23`)],
});

export const handlerExportMissing = defineRule<{ missing: string }>('anythingllm/handler-export-missing', {
  severity: { documented: 'changed', [V2026_08]: 'changed' },
  message: ({ missing }) =>
    missing === 'handler'
      ? '`module.exports.runtime` in `handler.js` has no `handler`, so every call fails.'
      : '`handler.js` does not set `module.exports.runtime`, so AnythingLLM finds no handler and every call fails.',
  evidence: [page('examples'), code(`${LOADER}:214-250`, 'fn.handler is not a function')],
});

export const handlerParamUnread = defineRule<{
  name: string;
  reads: readonly string[];
  meant: string | undefined;
}>('anythingllm/handler-param-unread', {
  severity: { documented: 'changed', [V2026_08]: 'changed' },
  message: ({ name, reads, meant }) => {
    const names = reads.slice(0, 5).map((read) => quote(read));
    const instead = names.length > 0 ? ` It reads ${names.join(', ')}.` : ' It reads no arguments.';
    return `The model is asked for ${quote(name)}, which \`handler.js\` never reads.${instead}${perhaps(meant)}`;
  },
  evidence: [page('entrypoint'), called],
  fix: ({ pointer, args }, { value }) => [
    ...(args.meant === undefined ? [] : renameEverywhere(pointer, args.meant, value)),
    ...remove(pointer),
  ],
});

export const handlerParamUndeclared = defineRule<{ name: string }>('anythingllm/handler-param-undeclared', {
  severity: { documented: 'changed', [V2026_08]: 'changed' },
  message: ({ name }) =>
    `\`handler.js\` reads the argument ${quote(name)}, which is not in \`entrypoint.params\`, so the model does not know to send it.`,
  evidence: [page('entrypoint'), code(`${LOADER}:235`)],
  // The type is the documentation's own for its arguments.
  fix: ({ args }, document) => addParam(document, args.name, 'string'),
});

export const handlerCallUnread = defineRule<{ name: string }>('anythingllm/handler-call-unread', {
  severity: { documented: 'advice', [V2026_08]: 'advice' },
  message: ({ name }) => `The example gives ${quote(name)}, which \`handler.js\` never reads.`,
  evidence: [page('examples'), called],
  fix: ({ pointer, args }, document) => removeArgument(document, pointer, args.name),
});

export const handlerSettingUndeclared = defineRule<{ name: string; meant: string | undefined }>(
  'anythingllm/handler-setting-undeclared',
  {
    severity: { documented: 'changed', [V2026_08]: 'changed' },
    message: ({ name, meant }) =>
      `\`handler.js\` reads \`this.runtimeArgs.${name}\`, which is not in \`setup_args\`, so the handler never gets it.${perhaps(meant)}`,
    evidence: [page('setup_args'), settings],
    fix: ({ args: { name, meant } }, document) => {
      const entry = { type: 'string', required: false, input: { type: 'text', hint: name } };
      return [
        ...(meant === undefined ? [] : rename(document, join('/setup_args', meant), name)),
        ...fix('Add it to "setup_args"', place(document, join('/setup_args', name), entry)),
      ];
    },
  },
);

export const handlerSettingUnread = defineRule<{ name: string }>('anythingllm/handler-setting-unread', {
  severity: { documented: 'advice', [V2026_08]: 'advice' },
  message: ({ name }) => `The form asks for ${quote(name)}, which \`handler.js\` never reads.`,
  evidence: [page('setup_args'), settings],
  fix: ({ pointer }) => remove(pointer),
});

/** The parameter, and the argument in every example that calls with it. */
function renameEverywhere(pointer: Pointer, name: string, manifest: unknown): ValueFix[] {
  const before = last(pointer);
  const calls = examples(manifest).flatMap((example): Change[] => {
    const call = member(example.value, 'call');
    const read = typeof call === 'string' ? readCall(call) : null;
    if (typeof call !== 'string' || read?.kind !== 'arguments' || !read.strict || !isObject(read.value))
      return [];
    const span = argumentRanges(call).get(before)?.keySpan;
    const insert = JSON.stringify(name);
    return span ? [{ op: 'splice', pointer: join(example.pointer, 'call'), ...span, insert }] : [];
  });
  return fix(`Rename to ${quote(name)}`, { op: 'rename', pointer, key: name }, ...calls);
}
