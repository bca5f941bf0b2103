// Errors of the page's side as tool code gets them.

import { NativeTypeError, defineProperty } from './primordials.ts';

/** An error of the page's side with the name that it has in the host. */
export function named({ name, message }: { name: string; message: string }): Error {
  const error = name === 'TypeError' ? new NativeTypeError(message) : new Error(message);
  if (error.name !== name) defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  return error;
}
