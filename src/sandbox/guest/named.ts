// Errors of the page's side as tool code gets them.

import type { GuestError } from './messages.ts';
import { defineProperty } from './primordials.ts';

/** An error of the page's side with the name that it has in the host. */
export function named({ name, message, cause }: GuestError): Error {
  const error = name === 'TypeError' ? new TypeError(message) : new Error(message);
  if (cause) {
    const inner = new Error(cause.message);
    defineProperty(inner, 'code', {
      value: cause.code,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    defineProperty(error, 'cause', { value: inner, writable: true, configurable: true });
  }
  if (error.name !== name) defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  return error;
}
