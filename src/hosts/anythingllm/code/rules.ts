// Rules about the code of handler.js. Their fixes are edits of the code, which the checks beside this file make.

import { code as quoted, perhaps } from '../../kit/words.ts';
import { AIBITAT, code, handlerPage, hubCli, LOADER, page, define } from '../evidence.ts';

const guidelines = handlerPage('Rules & Guidelines');
const members = code(`${LOADER}:217-247`);
const settings = code(`${LOADER}:197-212`);
const called = code(`${AIBITAT}:1076-1088`);
const loaded = code(`${LOADER}:22-23`);
/** The container's Node.js loads a file as CommonJS where no package.json says otherwise. */
const node18 = code('docker/Dockerfile:25, Node.js 18');

/** `what` is a sentence of its own. */
export const codeSyntax = define.refused<{ what: string }>('anythingllm/code-syntax', {
  message: ({ what }) => `${what} Node.js cannot load this file.`,
  evidence: [hubCli('211-231'), loaded],
});

/** `what` is a sentence of its own. */
export const codeLoad = define.refused<{ what: string }>('anythingllm/code-load', {
  message: ({ what }) => `${what} No agent session starts while the skill is on.`,
  evidence: [node18, loaded],
});

export const codeModule = define.refused<{ statement: string }>('anythingllm/code-es-module', {
  message: ({ statement }) =>
    `\`${statement}\` is the syntax of ES modules. AnythingLLM loads skills with \`require\`, which fails on it.`,
  evidence: [guidelines, hubCli('211-231'), node18, loaded],
});

export const codeRuntime = define.broken<{ missing: string }>('anythingllm/code-runtime-missing', {
  message: ({ missing }) =>
    missing === 'handler'
      ? '`module.exports.runtime` has no `handler` function, so every call of the skill fails.'
      : 'Nothing sets `module.exports.runtime`, so AnythingLLM finds no handler and every call of the skill fails.',
  evidence: [guidelines, code(`${LOADER}:214-250`, 'fn.handler is not a function')],
});

export const codeArgument = define.changed('anythingllm/code-argument-undeclared', {
  message: ({ name, meant }: { name: string; meant: string | undefined }) =>
    `${quoted(name)} is not in \`entrypoint.params\` of \`plugin.json\`, so the model does not know to send it.${perhaps(meant)}`,
  evidence: [guidelines, page('entrypoint'), code(`${LOADER}:235`)],
});

export const codeSecondParameter = define.changed('anythingllm/code-second-parameter', {
  message: () =>
    'AnythingLLM calls the handler with one object, so further parameters are always `undefined`.',
  evidence: [guidelines, called],
});

export const codeSetting = define.changed('anythingllm/code-setting-undeclared', {
  message: ({ name, meant }: { name: string; meant: string | undefined }) =>
    `${quoted(name)} is not in \`setup_args\` of \`plugin.json\`, so \`this.runtimeArgs\` never has it.${perhaps(meant)}`,
  evidence: [page('setup_args'), handlerPage('this.runtimeArgs'), settings],
});

export const codeThisLost = define.broken('anythingllm/code-this-lost', {
  message: ({ name, how }: { name: string; how: 'arrow' | 'function' }) =>
    how === 'arrow'
      ? `An arrow function has no \`this\` of its own, so \`this.${name}\` is \`undefined\` here.`
      : `This function has another \`this\`, so \`this.${name}\` is not the skill’s.`,
  evidence: [handlerPage('Available runtime properties and methods'), members, called],
});

/** `instead` is the expression that has the value; undefined where none is known. */
export const codeMember = define.changed<{
  name: string;
  meant: string | undefined;
  instead: string | undefined;
}>('anythingllm/code-member-unknown', {
  message: ({ name, meant, instead }) =>
    `AnythingLLM sets no \`this.${name}\`, so it is \`undefined\`.${perhaps(instead ?? meant)}`,
  evidence: [handlerPage('Available runtime properties and methods'), members],
});

export const codeMethod = define.broken('anythingllm/code-method-unknown', {
  message: ({ name, meant }: { name: string; meant: string | undefined }) =>
    `AnythingLLM gives skills no \`this.${name}()\`, so this call throws.${perhaps(meant)}`,
  evidence: [handlerPage('Available runtime properties and methods'), members],
});

export const codeMemberUndocumented = define.pageAdvice<{ name: string }>(
  'anythingllm/code-member-undocumented',
  {
    message: ({ name }) =>
      `\`this.${name}\` is not documented. It works in AnythingLLM today, but may change without notice.`,
    evidence: [handlerPage('Available runtime properties and methods')],
  },
);

export const codeConfig = define.changed<{
  name: string;
  meant: string | undefined;
  instead: string | undefined;
}>('anythingllm/code-config-unknown', {
  message: ({ name, meant, instead }) =>
    `\`this.config\` is \`plugin.json\`, which has no ${quoted(name)}.${perhaps(instead ?? meant)}`,
  evidence: [handlerPage('this.config'), code(`${LOADER}:224`)],
});

export const codeToolReplaced = define.serverAdvice<{ name: string }>('anythingllm/code-tool-replaced', {
  message: ({ name }) =>
    `\`runtime.${name}\` replaces what the model gets of \`plugin.json\` for the tool’s ${name}.`,
  evidence: [members],
});

export const codeMemberReplaced = define.serverChanged<{ name: string }>('anythingllm/code-member-replaced', {
  message: ({ name }) =>
    name === 'requestToolApproval'
      ? 'AnythingLLM replaces `runtime.requestToolApproval` by its own, so this code never runs.'
      : `\`runtime.${name}\` hides the \`this.${name}\` that AnythingLLM gives to the handler.`,
  evidence: [members],
});

/** `kind` has its article: `an object`. */
export const codeReturnType = define.changed<{ kind: string }>('anythingllm/code-return-type', {
  message: ({ kind }) =>
    `The handler returns ${kind}, not a string. Some models get it as JSON, others as \`[object Object]\`, and some requests fail.`,
  evidence: [
    guidelines,
    code('server/utils/agents/aibitat/providers/helpers/tooled.js:110-114'),
    code('server/utils/agents/aibitat/providers/helpers/untooled.js:18-22'),
  ],
});

export const codeReturnMissing = define.changed('anythingllm/code-return-missing', {
  message: ({ where }: { where: 'catch' | 'end' | 'return' }) =>
    `${NOTHING[where]} Some models get empty text and may call the skill again.`,
  evidence: [guidelines, code('server/utils/agents/aibitat/providers/anthropic.js:140-144')],
});

const NOTHING = {
  catch: 'After an error the handler returns nothing, so the model does not learn what failed.',
  end: 'The handler can end here without a return.',
  return: 'This return has no value.',
};

export const codePackage = define.changed<{ name: string }>('anythingllm/code-package', {
  message: ({ name }) =>
    `${quoted(name)} is neither in Node.js nor one of the server’s own dependencies. Put it into the skill’s own \`node_modules\`, or this \`require\` can throw.`,
  evidence: [guidelines, code('server/package.json:22-101')],
});

export const codeServerPackage = define.advice('anythingllm/code-server-package', {
  message: ({ name, range }: { name: string; range: string }) =>
    `${quoted(name)} is found only because the server in the Docker image has it (${range}). Put it into the skill’s own \`node_modules\`.`,
  evidence: [handlerPage('Example handler.js'), code('server/package.json:22-101')],
});

export const codeNoTry = define.advice('anythingllm/code-no-try', {
  message: () =>
    'No `try` is around this `await`. If it fails, the error ends the whole agent session instead of reaching the model.',
  evidence: [guidelines, code(`${AIBITAT}:657-666`), code('server/endpoints/agentWebsocket.js:66-70')],
});

export const codeThrow = define.changed('anythingllm/code-throw', {
  message: () =>
    'No `catch` is around this `throw`, so the error ends the whole agent session. Return a text that says what failed.',
  evidence: [guidelines, code(`${AIBITAT}:657-666`), code('server/endpoints/agentWebsocket.js:66-70')],
});

export const codeApproval = define.changed<{ how: 'promise' | 'object' }>(
  'anythingllm/code-approval-ignored',
  {
    message: ({ how }) =>
      how === 'promise'
        ? '`requestToolApproval` returns a promise. Without `await` the code goes on before anyone has answered.'
        : '`requestToolApproval` gives an object, which always counts as true. The answer is in its `approved`.',
    evidence: [handlerPage('this.requestToolApproval'), code(`${LOADER}:178-195`)],
  },
);

/** `of`: what is asked for it, as a plural; null for a name of its own. */
export const codeBuiltIn = define.broken<{ name: string; of: string | null }>('anythingllm/code-built-in', {
  message: ({ name, of }) =>
    of === null
      ? `Neither this code nor Node.js 18, which runs the server, has ${quoted(name)}, so code that gets here throws.`
      : `In Node.js 18, which runs the server, ${of} have no ${quoted(name)}, so this call throws.`,
  evidence: [node18],
});

export const codeBuiltInDoubt = define.advice<{ name: string; of: string }>(
  'anythingllm/code-built-in-doubt',
  {
    message: ({ name, of }) =>
      `In Node.js 18, which runs the server, ${of} have no ${quoted(name)}. The code does not say what this is; if it is one of these, the call throws.`,
    evidence: [node18],
  },
);

/** `name` is that of the function; '' for one without a name. */
export const codeUnawaited = define.broken<{ name: string }>('anythingllm/code-unawaited', {
  message: ({ name }) =>
    `Nothing waits for ${name === '' ? 'this promise' : `what ${quoted(name)} gives`}. If it is rejected, no \`try\` catches it, and the whole server ends, for all who use it.`,
  evidence: [guidelines, code('server/utils/BackgroundWorkers/index.js:132-133')],
});
