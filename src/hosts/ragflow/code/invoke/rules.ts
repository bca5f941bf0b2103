// Rules on `invoke`: whether 0.19's chat can call it with what the model sends, and what the model gets of its result.

import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { readme } from '../../evidence.ts';
import { ANSWER_CHANGED, CALL_FAILS, CALL_WRONG, CALLS } from '../evidence.ts';

const METHOD = readme('How to add a plugin: `invoke`');
const BY_NAME = 'RAGFlow 0.19 passes every argument by its name';

export const invokeMissing = defineRule<{ name: string; loads: boolean }>('ragflow/invoke-missing', {
  severity: CALL_WRONG,
  message: ({ name, loads }) =>
    `${code(name)} has no \`invoke\`${loads ? '. It is loaded, but every call ends with `NotImplementedError`.' : ', which is what the model calls.'}`,
  evidence: [METHOD, { ...CALLS, text: 'NotImplementedError' }],
});

export const parameterUnknown = defineRule<{ name: string }>('ragflow/invoke-lacks-parameter', {
  severity: CALL_FAILS,
  message: ({ name }) =>
    `The metadata has the parameter ${code(name)}, but \`invoke\` does not. ${BY_NAME}, so a call with it ends with a \`TypeError\`.`,
  evidence: [METHOD, { ...CALLS, text: "TypeError: … got an unexpected keyword argument '…'" }],
});

export const argumentNeeded = defineRule<{ name: string }>('ragflow/invoke-needs-more', {
  severity: CALL_FAILS,
  message: ({ name }) =>
    `\`invoke\` needs ${code(name)}, but the metadata has no such parameter, so the model never sends it and every call ends with a \`TypeError\`.`,
  evidence: [METHOD, { ...CALLS, text: "TypeError: … missing 1 required positional argument: '…'" }],
});

export const defaultMissing = defineRule<{ name: string }>('ragflow/invoke-no-default', {
  severity: CALL_FAILS,
  message: ({ name }) =>
    `${code(name)} is not required in the metadata, but \`invoke\` has no default for it. A call without it ends with a \`TypeError\`.`,
  evidence: [METHOD, { ...CALLS, text: "TypeError: … missing 1 required positional argument: '…'" }],
});

export const positionalOnly = defineRule<{ name: string }>('ragflow/invoke-positional-only', {
  severity: CALL_FAILS,
  message: ({ name }) =>
    `Python takes ${code(name)} only by its position, because it is before the \`/\`. ${BY_NAME}, so every call with it ends with a \`TypeError\`.`,
  evidence: [CALLS],
});

export const selfMissing = defineRule<{ list: string }>('ragflow/invoke-no-self', {
  severity: CALL_FAILS,
  message: ({ list }) =>
    `The first parameter of \`invoke\` must be \`self\`, but these are ${code(`(${list})`)}. Python passes the plugin itself first, so every call ends with a \`TypeError\`.`,
  evidence: [METHOD, CALLS],
});

export const wrongDecorator = defineRule<{ decorator: string }>('ragflow/invoke-decorator', {
  severity: CALL_FAILS,
  message: ({ decorator }) =>
    `With ${code(`@${decorator}`)} RAGFlow cannot call \`invoke\` as a method with \`self\`, and every call ends with a \`TypeError\`.`,
  evidence: [METHOD, CALLS],
});

export const asyncInvoke = defineRule('ragflow/invoke-async', {
  severity: CALL_WRONG,
  message: () =>
    '`invoke` must not be `async`. RAGFlow 0.19 does not await it, and the model gets the text `<coroutine object …>`.',
  evidence: [METHOD, CALLS],
});

export const returnValue = defineRule<{ what: string; shown: string }>('ragflow/invoke-return-value', {
  severity: ANSWER_CHANGED,
  message: ({ what, shown }) =>
    `\`invoke\` must return a \`str\`, but this is ${what}. RAGFlow 0.19 makes a text of it as Python prints it, so the model gets ${shown}.`,
  evidence: [METHOD, CALLS],
});
