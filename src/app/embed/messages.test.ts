import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SOURCE, partnerOf, readCommand } from './messages.ts';

test('a source is read with its host, release and path', () => {
  const command = { plugbench: 1, type: 'set-source', id: 'a', text: '{}', host: 'x', release: 3 };
  expect(readCommand(command)).toEqual({
    type: 'set-source',
    id: 'a',
    text: '{}',
    host: 'x',
    release: null,
    path: null,
  });
});

test.each([
  [{ plugbench: 1, type: 'set-source', text: 4 }, 'text must be a string.'],
  [{ plugbench: 1, type: 'set-source', text: ' '.repeat(MAX_SOURCE + 1) }, 'text may have at most'],
  [{ plugbench: 1, type: 'run' }, 'The type of a message'],
])('a command that cannot be carried out is answered with a message', (data, message) => {
  expect(readCommand(data)).toMatchObject({
    type: 'error',
    message: expect.stringContaining(message) as string,
  });
});

test('whatever else comes is not for us', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readCommand(data)).toBeNull();
    }),
  );
});

test.each([
  ['?embed', null],
  ['?embed&origin=*', null],
  ['?embed&origin=null', null],
  ['?embed&origin=javascript:alert(1)', null],
  ['?embed&origin=https%3A%2F%2Fdocs.example.com%2Fguide', 'https://docs.example.com'],
  ['?embed&origin=http://localhost:8080', 'http://localhost:8080'],
])('%s talks with %s', (search, origin) => {
  expect(partnerOf(search)).toBe(origin);
});
