// Rules for disagreements between the manifest and the handler.js that is open beside it.

import { join } from '../../../../lang/json/pointer.ts';
import { fix, place, remove } from '../../../kit/rule.ts';
import { code as quoted } from '../../../kit/words.ts';
import { addParam } from '../../entrypoint/rules.ts';
import { ATTACH, code, LOADER, page, define } from '../../evidence.ts';
import { newHandler } from './new-handler.ts';

const called = code('server/utils/agents/aibitat/index.js:1076-1088');
const settings = code(`${LOADER}:197-212`);

export const handlerFileMissing = define.advice('anythingllm/handler-file-missing', {
  message: () => '`handler.js` is not among the open files. AnythingLLM leaves out a skill without it.',
  evidence: [
    page('entrypoint'),
    code(
      `${ATTACH}:673-690`,
      'Imported plugin by hubId <hubId> not found in plugin directory. Skipping inclusion to agent cluster.',
    ),
  ],
  fix: (_, { value }) => [
    { title: 'Write handler.js', changes: [], files: [{ path: 'handler.js', text: newHandler(value) }] },
  ],
});

export const handlerParamUnread = define.changed('anythingllm/handler-param-unread', {
  message: ({ name, reads }: { name: string; reads: readonly string[] }) => {
    const names = reads.slice(0, 5).map((read) => quoted(read));
    const instead = names.length > 0 ? ` It reads ${names.join(', ')}.` : ' It reads no arguments.';
    return `The model is asked for ${quoted(name)}, which \`handler.js\` never reads.${instead}`;
  },
  evidence: [page('entrypoint'), called],
  fix: ({ pointer }) => remove(pointer),
});

export const handlerParamUndeclared = define.changed<{ name: string }>(
  'anythingllm/handler-param-undeclared',
  {
    message: ({ name }) =>
      `\`handler.js\` reads the argument ${quoted(name)}, which is not in \`entrypoint.params\`, so the model does not know to send it.`,
    evidence: [page('entrypoint'), code(`${LOADER}:235`)],
    // The type is the documentation's own for its arguments.
    fix: ({ args }, document) => addParam(document, args.name, 'string'),
  },
);

export const handlerSettingUndeclared = define.changed('anythingllm/handler-setting-undeclared', {
  message: ({ name }: { name: string }) =>
    `\`handler.js\` reads \`this.runtimeArgs.${name}\`, which is not in \`setup_args\`, so the handler never gets it.`,
  evidence: [page('setup_args'), settings],
  fix: ({ args: { name } }, document) => {
    const entry = { type: 'string', required: false, input: { type: 'text', hint: name } };
    return fix('Add it to "setup_args"', place(document, join('/setup_args', name), entry));
  },
});

export const handlerSettingUnread = define.advice<{ name: string }>('anythingllm/handler-setting-unread', {
  message: ({ name }) => `The form asks for ${quoted(name)}, which \`handler.js\` never reads.`,
  evidence: [page('setup_args'), settings],
  fix: ({ pointer }) => remove(pointer),
});
