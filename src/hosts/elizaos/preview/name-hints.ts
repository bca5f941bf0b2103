// Milady's guesses for a setting's hint from its name and description: bounds, unit, options, placeholder, control.

import type { MadeHint, MadeProperty, ParameterDef } from './made-form.ts';
import { AMOUNT, PORT, RETRIES, TIME } from './name-rules.ts';

const REGIONS: readonly (readonly [string, string])[] = [
  ['us-east-1', 'US East (N. Virginia)'],
  ['us-west-2', 'US West (Oregon)'],
  ['eu-west-1', 'EU (Ireland)'],
  ['eu-central-1', 'EU (Frankfurt)'],
  ['ap-southeast-1', 'Asia Pacific (Singapore)'],
  ['ap-northeast-1', 'Asia Pacific (Tokyo)'],
];

/** Placeholders for names of models, by a part of the setting's name; the last is for all others. */
const MODELS: readonly (readonly [string, string])[] = [
  ['EMBEDDING', 'e.g., text-embedding-3-small'],
  ['TTS', 'e.g., tts-1, eleven_multilingual_v2'],
  ['STT', 'e.g., whisper-1'],
  ['IMAGE', 'e.g., dall-e-3, gpt-4o'],
  ['', 'e.g., gpt-4o, claude-sonnet-4-20250514'],
];

/** Fills the hint, and the bounds of the property, in the host's order: later rules win. */
export function drawHints(parameter: ParameterDef, property: MadeProperty, hint: MadeHint): void {
  const name = parameter.key.toUpperCase();
  const free = parameter.options.length === 0;
  drawBounds(name, property, hint);
  if (/DEBUG|VERBOSE|ENABLED/.test(name)) hint.advanced = true;
  if (name.includes('MODEL') && !free) hint.advanced = false;
  if (free && /REGION|ZONE/.test(name)) {
    hint.type = 'select';
    hint.options = REGIONS.map(([value, label]) => ({ value, label }));
  }
  if (property.type === 'string') drawText(name, parameter, free, hint);
}

function drawText(name: string, parameter: ParameterDef, free: boolean, hint: MadeHint): void {
  if (isPath(name)) hint.type = 'file';
  if (isJson(parameter)) hint.type = 'json';
  if (name.includes('MODEL') && free) {
    hint.placeholder = MODELS.find(([mark]) => name.includes(mark))?.[1] ?? '';
  }
  if (free && !parameter.sensitive && /_(?:MODE|STRATEGY)$/.test(name)) {
    drawOptions(parameter.description, hint);
  }
}

function drawBounds(name: string, property: MadeProperty, hint: MadeHint): void {
  const bound = (min: number, max?: number): void => {
    hint.min = min;
    property.minimum = min;
    if (max === undefined) return;
    hint.max = max;
    property.maximum = max;
  };
  if (PORT.test(name)) bound(1, 65535);
  if (TIME.test(name)) {
    hint.unit = 'ms';
    bound(0);
  }
  if (AMOUNT.test(name)) bound(0);
  if (RETRIES.test(name)) bound(0, 100);
}

function isPath(name: string): boolean {
  if (name.endsWith('_PATH')) return !name.includes('WEBHOOK');
  return /_(?:DIR|DIRECTORY|FOLDER|FILE)$/.test(name);
}

function isJson({ description, sensitive }: ParameterDef): boolean {
  return !sensitive && /json-encoded|json array|serialized|json format/.test(description.toLowerCase());
}

const WORD = '[a-z0-9_-]+';
const AFTER_COLON = new RegExp(`:\\s*(${WORD}(?:\\s*[|/]\\s*${WORD})+)`, 'i');
const IN_BRACKETS = new RegExp(`\\((${WORD}(?:\\s*[|/,]\\s*${WORD})+)\\)`, 'i');
const QUOTED = new RegExp(`'(${WORD})'`, 'gi');
const FEWEST = 2;
const MAX = 10;

/** Descriptions are cut before the search, because the patterns start again at every character. */
const SEARCHED = 2000;

/** Options named in the description: `: a | b`, `(a|b)`, or quoted words, of which exactly two give radio buttons. */
function drawOptions(description: string, hint: MadeHint): void {
  const searched = description.slice(0, SEARCHED);
  const listed = (AFTER_COLON.exec(searched) ?? IN_BRACKETS.exec(searched))?.[1]?.split(/[|/,]/);
  const quoted = [...searched.matchAll(QUOTED)].map((match) => match[1] ?? '');
  const values = (listed ?? quoted).map((value) => value.trim()).filter((value) => value !== '');
  if (values.length < FEWEST || values.length > MAX) return;
  hint.type = listed || values.length > FEWEST ? 'select' : 'radio';
  hint.options = values.map((value) => ({ value, label: value }));
}
