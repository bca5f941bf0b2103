// AbortController and AbortSignal with Node's words for why something was aborted.

import { outOfRange, wrongType } from '../../../node/node-errors.ts';
import { apply, defineProperty } from '../primordials.ts';
import { dress, hosted } from './dress.ts';

const NativeController = AbortController;
const NativeSignal = AbortSignal;
const NativeException = DOMException;
const { abort } = AbortController.prototype;
const later = self.setTimeout;
const MAX_LENGTH = 4_294_967_295;

const aborted = (): DOMException => new NativeException('This operation was aborted', 'AbortError');

/** Dresses both native classes. */
export function dressAbort(): void {
  dress(NativeController.prototype, {
    abort:
      (native) =>
      (self, [reason]) =>
        apply(native, self, [reason === undefined ? aborted() : reason] as never[]),
  });
  const give = (name: string, length: number, work: (given: unknown) => AbortSignal): void => {
    const value = hosted(name, length, (_, [given]) => work(given));
    defineProperty(NativeSignal, name, { value, writable: true, configurable: true, enumerable: true });
  };
  give('abort', 0, (reason) => {
    const controller = new NativeController();
    apply(abort, controller, [reason === undefined ? aborted() : reason]);
    return controller.signal;
  });
  give('timeout', 1, (delay) => {
    if (typeof delay !== 'number') throw wrongType('delay', 'of type number', delay);
    if (!(delay >= 0 && delay <= MAX_LENGTH))
      throw outOfRange('delay', `>= 0 && <= ${String(MAX_LENGTH)}`, delay);
    const controller = new NativeController();
    const late = new NativeException('The operation was aborted due to timeout', 'TimeoutError');
    apply(later, undefined, [() => apply(abort, controller, [late]), delay]);
    return controller.signal;
  });
}
