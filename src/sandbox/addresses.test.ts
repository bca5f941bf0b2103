// Addresses that are never asked, whatever a release's own guard says.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOf } from './addresses.ts';

test.each([
  'https://api.example.com/x?q=1',
  'https://api.example.com./',
  'https://api.example.com:8443/',
  'https://local.example.com/',
  'https://192.0.2.1.example.com/',
  'https://xn--mnchen-3ya.de/',
  'https://bücher.example/',
  'https://mailbox.org/',
])('%s may be asked', (address) => {
  expect(refusalOf(address)).toBeNull();
});

test.each([
  ['http://api.example.com/', /https/],
  ['file:///etc/passwd', /https/],
  ['wss://api.example.com/', /https/],
  ['https://me@api.example.com/', /user name/],
  ['https://:pass@api.example.com/', /user name/],
  ['api.example.com', /cannot be read/],
  ['https://256.0.0.1/', /cannot be read/],
  ['https://[::1/', /cannot be read/],
])('%s is refused for its form', (address, message) => {
  expect(refusalOf(address)).toMatch(message);
});

test.each([
  'localhost',
  'localhost.',
  'LOCALHOST',
  'localhost%2e',
  'localhost%2E%2e',
  'localhost。',
  'app.localhost:8443',
  'intranet',
  'intranet.',
  'intranet..',
  'a..example.com',
  'printer.local',
  'printer%2elocal',
  'printer.local.',
  'router.lan',
  'fritz.box',
  'router.home.arpa',
  'nas.home',
  'wiki.corp',
  'metadata.google.internal',
  'app.intranet',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '0x7f.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0',
  '１２７.0.0.1',
  '127%2e0%2e0%2e1',
  '8.8.8.8',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[fe80::1]',
  '[2001:db8::1]',
])('%s is a local name or a bare number', (host) => {
  expect(refusalOf(`https://${host}/`)).toMatch(/local networks/);
});

const DOTS = fc.constantFrom('.', '%2e', '%2E', '。', '．');
const NUMBER = fc.nat({ max: 0xffffffff });

/** One notation of an IPv4 address: as many parts as there are texts, each decimal, octal or hexadecimal. */
function notation(address: number, parts: number, bases: readonly number[]): string[] {
  const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  const whole = bytes.slice(parts - 1).reduce((sum, byte) => sum * 256 + byte, 0);
  return [...bytes.slice(0, parts - 1), whole].map((value, at) => {
    const base = bases[at % bases.length] ?? 10;
    if (base === 10) return String(value);
    return (base === 8 ? '0' : '0x') + value.toString(base);
  });
}

test('an IPv4 address is refused in every notation', () => {
  const bases = fc.array(fc.constantFrom(8, 10, 16), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      NUMBER,
      fc.integer({ min: 1, max: 4 }),
      bases,
      DOTS,
      fc.boolean(),
      (ip, parts, base, dot, end) => {
        const host = notation(ip, parts, base).join(dot) + (end ? dot : '');
        expect(refusalOf(`https://${host}/`)).not.toBeNull();
      },
    ),
  );
});

test('a local name is refused below any other, in any case and with any dots', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
  const suffix = fc.constantFrom(
    'local',
    'localhost',
    'internal',
    'lan',
    'home',
    'home.arpa',
    'box',
    'corp',
    'svc',
  );
  fc.assert(
    fc.property(
      fc.array(label),
      suffix,
      DOTS,
      fc.nat({ max: 2 }),
      fc.boolean(),
      (labels, end, dot, after, big) => {
        const name = [...labels, ...end.split('.')].join(dot) + dot.repeat(after);
        expect(refusalOf(`https://${big ? name.toUpperCase() : name}/`)).not.toBeNull();
      },
    ),
  );
});

test('whatever is not refused is https to a name of at least two parts, without credentials', () => {
  const host = fc.oneof(fc.webAuthority({ withIPv4: true, withIPv6: true, withUserInfo: true }), fc.domain());
  fc.assert(
    fc.property(fc.constantFrom('https', 'http', 'ftp'), host, (scheme, authority) => {
      const address = `${scheme}://${authority}/`;
      if (refusalOf(address) !== null) return;
      const { protocol, hostname, username } = new URL(address);
      expect(protocol + username).toBe('https:');
      expect(hostname).toMatch(/^[^.[\]]+(?:\.[^.[\]]+)*\.[a-z][^.]*\.*$/);
    }),
  );
});
