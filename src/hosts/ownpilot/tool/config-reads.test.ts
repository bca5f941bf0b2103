import { expect, test } from 'vitest';
import { configReads, type ConfigStore } from './config-reads.ts';

const store: ConfigStore = {
  values: {
    mail: {
      active: true,
      data: { api_key: 'k', base_url: 'https://m.example', port: 25, tls: false, none: null, blank: '' },
    },
    off: { active: false, data: { api_key: 'k' } },
  },
  services: [
    { name: 'mail', displayName: 'Mail', category: 'general', description: 'Sends' },
    { name: 'unset', displayName: 'Unset', category: 'general' },
  ],
  emptyIsMissing: true,
  readsInactive: false,
};

function reading(from: ConfigStore = store): ReturnType<typeof configReads> & { readonly reads: string[] } {
  const reads: string[] = [];
  return { ...configReads(from, (...read) => reads.push(read.join(' '))), reads };
}

test('config.get gives values as they are stored', async () => {
  const { get, reads } = reading();
  expect(
    await Promise.all(['port', 'tls', 'none', 'blank', 'toString', undefined].map((f) => get('mail', f))),
  ).toEqual([25, false, null, undefined, undefined, undefined]);
  expect([await get('off', 'api_key'), await get('nobody', 'x'), await get('__proto__', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(reads.slice(0, 4)).toEqual([
    'mail port true',
    'mail tls true',
    'mail none true',
    'mail blank false',
  ]);
});

test('2026-02 reads an inactive entry too', async () => {
  const { get, getApiKey, getConfigEntry, reads } = reading({ ...store, readsInactive: true });
  expect([await get('off', 'api_key'), getApiKey('off'), getConfigEntry('off')?.isActive]).toEqual([
    'k',
    'k',
    false,
  ]);
  expect(reads).toEqual(['off api_key true', 'off api_key true', 'off  true']);
});

test('a plain store hands out empty texts', () => {
  expect(reading({ ...store, emptyIsMissing: false }).getFieldValue('mail', 'blank')).toBe('');
});

test('the only entry has the label that the form gives it', () => {
  const { getFieldValue, getConfigEntry, getConfigEntries } = reading();
  expect([getFieldValue('mail', 'port', 'Default'), getFieldValue('mail', 'port', 'Work')]).toEqual([
    25,
    undefined,
  ]);
  expect(getConfigEntry('mail')).toMatchObject({
    serviceName: 'mail',
    label: 'Default',
    isDefault: true,
    isActive: true,
  });
  expect(Object.keys(getConfigEntry('mail') ?? {})).toEqual([
    'id',
    'serviceName',
    'label',
    'data',
    'isDefault',
    'isActive',
  ]);
  expect([getConfigEntry('mail', 'Work'), getConfigEntry('off'), getConfigEntry('nobody')]).toEqual([
    null,
    null,
    null,
  ]);
  expect([getConfigEntries('off').length, getConfigEntries('nobody')]).toEqual([1, []]);
});

test('utils.getApiKey and the old shape of a service', () => {
  const { getApiKey, getServiceConfig, reads } = reading();
  expect([getApiKey('mail'), getApiKey('off'), getApiKey('unset')]).toEqual(['k', undefined, undefined]);
  expect(getServiceConfig('mail')).toEqual({
    name: 'mail',
    displayName: 'Mail',
    category: 'general',
    description: 'Sends',
    apiKey: 'k',
    baseUrl: 'https://m.example',
    extraConfig: { port: 25, tls: false, none: null, blank: '' },
    isActive: true,
  });
  expect(getServiceConfig('unset')).toMatchObject({ name: 'unset', apiKey: undefined, extraConfig: {} });
  expect(getServiceConfig('nobody')).toBeNull();
  expect(reads).toEqual([
    'mail api_key true',
    'off api_key false',
    'unset api_key false',
    'mail  true',
    'unset  false',
    'nobody  false',
  ]);
});
