// quickjs-emscripten in a page: each run has a context of its own, as each run of the sandbox has a frame of its own.
import { newQuickJSWASMModule, RELEASE_SYNC } from 'quickjs-emscripten';

const quickjs = newQuickJSWASMModule(RELEASE_SYNC);

/** Milliseconds that a tool takes which calls its host so many times. */
globalThis.runInQuickJs = async (calls) => {
  const engine = await quickjs;
  const from = performance.now();
  const context = engine.newContext();
  const answer = context.newFunction('callTool', () => {
    const deferred = context.newPromise();
    void Promise.resolve('{"a":1}').then((text) => {
      context.newString(text).consume((handle) => deferred.resolve(handle));
      context.runtime.executePendingJobs();
    });
    return deferred.handle;
  });
  answer.consume((handle) => context.setProp(context.global, 'callTool', handle));
  const code = `(async () => { for (let i = 0; i < ${calls}; i++) await callTool('answer', {}); return 1; })()`;
  const promise = context.unwrapResult(context.evalCode(code));
  const settled = context.resolvePromise(promise);
  context.runtime.executePendingJobs();
  const result = context.unwrapResult(await settled);
  if (context.getNumber(result) !== 1) throw new Error('The run in quickjs failed.');
  const took = performance.now() - from;
  result.dispose();
  promise.dispose();
  context.dispose();
  return took;
};
