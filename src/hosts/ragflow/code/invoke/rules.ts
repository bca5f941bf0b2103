// Rules on `invoke`: whether 0.19's chat can call it with what the model sends, and what the model gets of its result.

import { defineRule, rulesWith } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { readme, CALL_FAILS, CALLS, CALL_WRONG, CHANGED } from '../../evidence.ts';

const METHOD = readme('How to add a plugin: `invoke`');
const BY_NAME = 'RAGFlow 0.19 passes every argument by its name';

const callRule = rulesWith({ severity: CALL_FAILS, evidence: [METHOD, CALLS] });

export const invokeMissing = defineRule<{ name: string; loads: boolean }>('ragflow/invoke-missing', {
  severity: CALL_WRONG,
  message: ({ name, loads }) =>
    `${code(name)} has no \`invoke\`${loads ? '. It is loaded, but every call ends with `NotImplementedError`.' : ', which is what the model calls.'}`,
  evidence: [METHOD, { ...CALLS, text: 'NotImplementedError' }],
});

export const parameterUnknown = callRule<{ name: string }>('ragflow/invoke-lacks-parameter', {
  message: ({ name }) =>
    `The metadata has the parameter ${code(name)}, but \`invoke\` does not. ${BY_NAME}, so a call with it ends with a \`TypeError\`.`,
  evidence: [METHOD, { ...CALLS, text: "TypeError: … got an unexpected keyword argument '…'" }],
});

export const argumentNeeded = callRule<{ name: string }>('ragflow/invoke-needs-more', {
  message: ({ name }) =>
    `\`invoke\` needs ${code(name)}, but the metadata has no such parameter, so the model never sends it and every call ends with a \`TypeError\`.`,
  evidence: [METHOD, { ...CALLS, text: "TypeError: … missing 1 required positional argument: '…'" }],
});

export const defaultMissing = callRule<{ name: string }>('ragflow/invoke-no-default', {
  message: ({ name }) =>
    `${code(name)} is not required in the metadata, but \`invoke\` has no default for it. A call without it ends with a \`TypeError\`.`,
  evidence: [METHOD, { ...CALLS, text: "TypeError: … missing 1 required positional argument: '…'" }],
});

export const positionalOnly = callRule<{ name: string }>('ragflow/invoke-positional-only', {
  message: ({ name }) =>
    `Python takes ${code(name)} only by its position, because it is before the \`/\`. ${BY_NAME}, so every call with it ends with a \`TypeError\`.`,
  evidence: [CALLS],
});

export const selfMissing = callRule<{ list: string }>('ragflow/invoke-no-self', {
  message: ({ list }) =>
    `The first parameter of \`invoke\` must be \`self\`, but these are ${code(`(${list})`)}. Python passes the plugin itself first, so every call ends with a \`TypeError\`.`,
});

export const wrongDecorator = callRule<{ decorator: string }>('ragflow/invoke-decorator', {
  message: ({ decorator }) =>
    `With ${code(`@${decorator}`)} RAGFlow cannot call \`invoke\` as a method with \`self\`, and every call ends with a \`TypeError\`.`,
});

export const asyncInvoke = callRule('ragflow/invoke-async', {
  severity: CALL_WRONG,
  message: () =>
    '`invoke` must not be `async`. RAGFlow 0.19 does not await it, and the model gets the text `<coroutine object …>`.',
});

export const returnValue = callRule<{ what: string; shown: string }>('ragflow/invoke-return-value', {
  severity: CHANGED,
  message: ({ what, shown }) =>
    `\`invoke\` must return a \`str\`, but this is ${what}. RAGFlow 0.19 makes a text of it as Python prints it, so the model gets ${shown}.`,
});
