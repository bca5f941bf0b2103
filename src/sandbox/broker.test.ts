// Addresses that are never asked, whatever a release's own guard says.

import { expect, test } from 'vitest';
import { refusalOf } from './broker.ts';

test.each([
  ['https://api.example.com/x?q=1', null],
  ['http://api.example.com/', /https/],
  ['file:///etc/passwd', /https/],
  ['https://localhost/', /local/],
  ['https://127.0.0.1/', /local/],
  ['https://0x7f.1/', /local/],
  ['https://[::1]/', /local/],
  ['https://printer.local/', /local/],
  ['https://router.home.arpa/', /local/],
  ['https://metadata.google.internal/', /local/],
  ['https://app.localhost:8443/', /local/],
  ['https://intranet/', /local/],
])('%s', (address, expected) => {
  const refusal = refusalOf(address);
  if (expected === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(expected);
});
