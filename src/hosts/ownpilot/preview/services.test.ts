import { expect, test } from 'vitest';
import { rowsOf, serviceColour, servicesOf, type RegisteredService } from './services.ts';

const packageOf = (...services: unknown[]): Record<string, unknown> => ({ required_services: services });
const of = (...services: unknown[]): RegisteredService[] => servicesOf(packageOf(...services), '2026-02');

test('title and category fall back to the name and to `general`', () => {
  expect(of({ name: 'bare' })[0]).toMatchObject({
    title: 'bare',
    category: 'general',
    description: null,
    docs: null,
    form: { fields: [] },
  });
});

test('a second service of a name overwrites title and category, the rest only where it brings something', () => {
  const first = {
    name: 's',
    display_name: 'One',
    category: 'a',
    description: 'd',
    config_schema: [{ name: 'f' }],
  };
  const [service, ...others] = of(first, { name: 's', description: '' });
  expect(others).toEqual([]);
  expect(service).toMatchObject({
    title: 's',
    category: 'general',
    description: 'd',
    pointer: '/required_services/0',
    form: { fields: [{ name: 'f', pointer: '/required_services/0/config_schema/0' }] },
  });
});

test.each([
  ['null among the services', [{ name: 'a' }, null]],
  ['a schema that is no list', [{ name: 'a' }, { name: 'b', config_schema: {} }]],
  ['null among the fields', [{ name: 'a', config_schema: [null] }]],
])('%s keeps all services out', (_, services) => {
  expect(of(...services)).toEqual([]);
});

test('a service without a name stops the rest', () => {
  expect(of({ name: 'a' }, { display_name: 'B' }, { name: 'c' }).map(({ name }) => name)).toEqual(['a']);
});

test('0.8.3 links only addresses of the web', () => {
  const services = packageOf({ name: 'a', docs_url: 'ftp://x' }, { name: 'b', docs_url: 'https://x' });
  expect(servicesOf(services, '0.8.3').map(({ docs }) => docs)).toEqual([null, 'https://x']);
  expect(servicesOf(services, '2026-02').map(({ docs }) => docs)).toEqual(['ftp://x', 'https://x']);
});

test.each([
  ['api', 4],
  ['data', 0],
])('the colour of category %s', (category, colour) => {
  expect(serviceColour(category)).toBe(colour);
});

test('rows of the Services tab', () => {
  expect(rowsOf({})).toBeNull();
  expect(rowsOf(packageOf())).toBeNull();
  expect(rowsOf(packageOf({ name: 'n', display_name: 'N', description: 'D' }, { name: 'm' }))).toEqual([
    { pointer: '/required_services/0', title: 'N', about: 'n — D', service: 'n' },
    { pointer: '/required_services/1', title: '', about: 'm', service: 'm' },
  ]);
});

test('the tab crashes on null and of a text', () => {
  expect(() => rowsOf(packageOf(null))).toThrow("Cannot read properties of null (reading 'name')");
  expect(() => rowsOf({ required_services: 'x' })).toThrow(
    'manifest.required_services.map is not a function',
  );
});

test('a description of zero shows a bare zero after the name', () => {
  expect(rowsOf(packageOf({ name: 'n', description: 0 }))?.[0]?.about).toBe('n0');
});
