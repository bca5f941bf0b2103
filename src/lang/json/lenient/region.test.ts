import { describe, expect, test } from 'vitest';
import { findRegion, isEscaped } from './region.ts';

const MANIFEST = '{ "id": "tides" }';

/** The stretch that is taken for JSON; null for none. */
function regionIn(text: string): string | null {
  const region = findRegion(text);
  return region && text.slice(region.from, region.to);
}

describe('source of a program is not prose around a manifest', () => {
  test.each([
    '<!doctype html>',
    '  <html lang="en">',
    '<?xml version="1.0"?>',
    '#!/usr/bin/env node',
    "import { readFile } from 'node:fs';",
    "import * as fs from 'node:fs';",
    "import './styles.css';",
    'import "./styles.css";',
    "import fs from 'node:fs';",
    "import fs, { join } from 'node:path';",
    'import json',
    'import numpy as np',
    'import java.util.List;',
    'from datetime import date',
    'from a.b import c',
    'class Tides:',
    'class Tides extends Plugin {',
    'def tides(day):',
    'async def tides(day):',
    '  def tides(day):',
    'function tides(day) {',
    'async function tides(day) {',
    'function* tides() {',
    'package main',
    'package org.example.tides;',
    '#include <stdio.h>',
    'using System.Text;',
  ])('%s', (line) => {
    expect(regionIn(`${line}\nx = ${MANIFEST}\n`)).toBeNull();
    expect(regionIn(`// a comment\n\n${line}\nx = ${MANIFEST}\n`)).toBeNull();
  });
});

test.each([
  'Please import the following:',
  'You can import it from the page.',
  'Import { this } please:',
  'from 8 to 9 import nothing:',
  'It has class: and style.',
  'The classes are:',
  'def is short for definition:',
  'This function does it:',
  'The package is here:',
  'see #included files:',
  'using this manifest:',
])('%s is prose', (line) => {
  expect(regionIn(`${line}\n\n${MANIFEST}\n`)).toBe(MANIFEST);
});

test.each([
  ['a list of objects', `Tools: [${MANIFEST}, 2] and more`, `[${MANIFEST}, 2]`],
  ['a list of lists of objects from the inner list on', `See [[${MANIFEST}]].`, `[${MANIFEST}]`],
  ['a list of plain values', 'See [1, 2] and ["a"].', null],
  ['an empty list and object', 'See [] and {}.', null],
  ['braces without quoted names', 'Use {name} and { a: 1 } there.', null],
  ['a name without a value', 'Use { "a" } there.', null],
])('prose with %s', (_, text, found) => {
  expect(regionIn(text)).toBe(found);
});

test('a text that begins with a bracket or a member is taken whole', () => {
  for (const text of ['{', '[1', '\n\t {x', '"id": "tides"', "'id' : 1", '// note\n{ "a": 1 }', '“id”: 1']) {
    expect(findRegion(text)).toEqual({ from: 0, to: text.length, by: 'nothing', others: [] });
  }
});

test.each([
  ['{\\"a\\": 1}', true],
  ['  [ {&quot;a&quot;: 1}]', false],
  ['{&quot;a&quot;: 1}', true],
  ['{&#34;a&#34;: 1}', true],
  ['{\\n  \\"a\\": 1}', true],
  ['{\n  "a": "\\"b\\""}', false],
  ['x {\\"a\\": 1}', false],
])('%j is escaped: %j', (text, escaped) => {
  expect(isEscaped(text)).toBe(escaped);
  if (escaped) expect(findRegion(text)).toBeNull();
});
