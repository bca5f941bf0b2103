// Detection over all hosts: whole, half-typed, wrapped and broken texts, and texts of no host.

import { describe, expect, test } from 'vitest';
import { hosts } from '../../test/hosts/loaded.ts';
import type { Detection, OtherProduct, Host } from '../model/host.ts';
import { readJson } from '../lang/json/read.ts';
import { detect, detectionInput, typedKeys, type Detected } from './detect.ts';

function detected(text: string, among: readonly Host[] = hosts): Detected {
  const reading = readJson(text);
  return detect(detectionInput(text, reading.value, typedKeys(reading)), among, reading.strict);
}

function hostOf(text: string): string | null {
  const found = detected(text);
  return found.kind === 'host' ? found.hostId : null;
}

describe.each(hosts)('$id', (host) => {
  describe.each(host.samples)('sample $id', ({ text }) => {
    test('is recognised, with a reason', () => {
      expect(hostOf(text)).toBe(host.id);
      expect(detected(text).reason).toMatch(/`/);
    });

    test('is recognised as language models paste it', () => {
      expect(hostOf(`Here you go:\n\n\`\`\`json\n${text}\n\`\`\`\nDone.`)).toBe(host.id);
      expect(hostOf(`Sure! ${text}`)).toBe(host.id);
    });

    test('is recognised with comments, trailing commas and single quotes', () => {
      expect(hostOf(`// mine\n${text.replaceAll(/([}\]])/g, ', $1')}`)).toBe(host.id);
      if (!text.includes("'")) expect(hostOf(text.replaceAll('"', "'"))).toBe(host.id);
    });

    test('is never taken for another host while it is typed', () => {
      for (let length = 1; length < text.length; length += Math.ceil(text.length / 150)) {
        const found = hostOf(text.slice(0, length));
        if (found !== null)
          expect(`${found}: ${text.slice(0, length)}`).toBe(`${host.id}: ${text.slice(0, length)}`);
      }
    });
  });
});

describe.each(hosts)('$id', (host) => {
  const samples = host.samples.filter((sample) => sample.kind !== 'broken');

  test.each(samples)('sample $id is recognised before it is complete', ({ text }) => {
    expect(hostOf(text.slice(0, Math.floor(text.length * 0.9)))).toBe(host.id);
  });
});

describe('half-typed', () => {
  test.each<[string, string]>([
    ['{"hubId": "my-skill", "setup_args', 'anythingllm'],
    ['{\n  "hubId": "x",\n  "name": "X"\n  "entry', 'anythingllm'],
    ['{"ns": "demo.x", "title": "X", "tools": {', 'gloodata'],
    ['{"id": "x", "kind": "plugin", "configSchema": {"type": "object", "prop', 'elizaos'],
    ['{"name": "x", "displayName": "$t:x.name", "displayDescription": "$t', 'ragflow'],
    ['{"id": "x", "required_services": [', 'ownpilot'],
  ])('%s is for %s', (text, host) => {
    expect(hostOf(text)).toBe(host);
  });
});

describe('nobody’s', () => {
  test.each([
    '',
    '  \n',
    '{',
    '{}',
    '[]',
    'null',
    '12',
    '"name"',
    '[1, 2, 3]',
    'Hello, how are you?',
    '<!doctype html><title>x</title>',
    '{"name": "x", "version": "1.0.0", "scripts": {"build": "vite"}, "dependencies": {}}',
    '{"manifest_version": 3, "name": "x", "version": "1", "permissions": ["tabs"]}',
    '{"openapi": "3.1.0", "info": {"title": "x", "version": "1"}, "paths": {}}',
    '{"type": "FeatureCollection", "features": []}',
    '{"a": 1, "b": {"c": []}}',
  ])('%s', (text) => {
    expect(hostOf(text)).toBeNull();
    expect(detected(text).reason).not.toBe('');
  });
});

describe('choosing', () => {
  const claiming = (id: string, claim: Detection | null, otherProduct: OtherProduct | null = null): Host => {
    const [host] = hosts;
    if (!host) throw new Error('There are no hosts');
    return { ...host, id, name: id.toUpperCase(), detect: () => claim, otherProduct: () => otherProduct };
  };
  const says = (score: number): Detection => ({ score, reason: `is ${String(score)}` });

  test('the highest claim wins', () => {
    expect(detected('{}', [claiming('a', says(0.5)), claiming('b', says(0.9))])).toEqual({
      kind: 'host',
      hostId: 'b',
      reason: 'is 0.9',
    });
  });

  test('a weak claim does not count', () => {
    expect(detected('{}', [claiming('a', says(0.29)), claiming('b', null)]).kind).toBe('unknown');
  });

  test('two that are equally sure leave it open and are named', () => {
    const found = detected('{}', [claiming('a', says(0.8)), claiming('b', says(0.79))]);
    expect(found).toEqual({ kind: 'unknown', reason: 'This could be for A or B.' });
  });

  test('a mark that only one host has wins over higher claims without one, and over other products', () => {
    const other: OtherProduct = { product: 'Other', score: 1, reason: 'is other' };
    const own = { ...says(0.5), exclusive: true };
    const found = detected('{}', [claiming('a', says(0.9), other), claiming('b', own)]);
    expect(found).toEqual({ kind: 'host', hostId: 'b', reason: 'is 0.5' });
    expect(detected('{}', [claiming('a', own), claiming('b', own)]).kind).toBe('unknown');
  });

  test('another product wins over a weaker claim, not over a stronger one', () => {
    const other: OtherProduct = { product: 'Other', score: 0.6, reason: 'is other' };
    expect(detected('{}', [claiming('a', says(0.5), other)])).toEqual({
      kind: 'other-product',
      product: 'Other',
      reason: 'is other',
    });
    expect(detected('{}', [claiming('a', says(0.7), other)]).kind).toBe('host');
    expect(detected('{}', [claiming('a', null, { ...other, score: 0.2 })]).kind).toBe('unknown');
  });
});

describe('look', () => {
  test.each<[string, string[]]>([
    ['{"a": 1, "b": 2}', ['a', 'b']],
    ['[{"a": 1}, {"b": 2}]', ['a']],
    ['{"a": 1, "b', ['a', 'b']],
    ['{"a"', ['a']],
    ['"hubId", "name"', ['hubId', 'name']],
    ['', []],
  ])('%s has the keys %j', (text, keys) => {
    const reading = readJson(text);
    expect([...detectionInput(text, reading.value, typedKeys(reading)).keys]).toEqual(keys);
  });
});
