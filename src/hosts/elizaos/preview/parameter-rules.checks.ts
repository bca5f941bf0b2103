// The rules that make a form of parameters, and those of the card, each with its test.

import { rowsOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';

const PARAMETERS = 'preview/parameters.test.ts';
const STORE = 'preview/store.test.ts';
const BY_NAME: At = {
  subject: 'field type',
  sheet: '2G',
  test: PARAMETERS,
  title: 'type and format by name > %s, declared as %s',
};
const BY_DESCRIPTION: At = { ...BY_NAME, title: 'type and format by name > %s' };
const HINTED: At = { ...BY_NAME, title: 'hints > %s' };

export const parameterRules: readonly PreviewRule[] = [
  // 2G: host mode.
  ...rowsOf(BY_NAME, [
    ['boolean is kept', 'boolean'],
    ['number is kept', 'number'],
    ['everything else is a string', 'secret'],
    ['URL in the name', 'BASE_URL'],
    ['ENDPOINT in the name', 'RPC_ENDPOINT'],
    ['EMAIL in the name', 'MAIL_EMAIL'],
    ['a date by the end of the name', 'START_DATE'],
    ['PORT, with its bounds', 'HTTP_PORT'],
    ['TIMEOUT, with its bound', 'ASK_TIMEOUT'],
    ['LIMIT, with its bound', 'RATE_LIMIT'],
    ['MAX_ only in front', 'TIDE_MAX_BOATS'],
    ['RETRIES, with their bounds', 'ASK_RETRIES'],
    [
      'the last group of numbers',
      'ASK_RATE DELAY THRESHOLD PAGE_SIZE TEMPERATURE SEA_DEPTH WIND_PERCENT WIND_RATIO',
    ],
    ['toggles by name go before the last group of numbers', 'USE_RATE_DELAY'],
    ['a large box for prompts', 'X_PROMPT'],
  ]),
  ...rowsOf(BY_DESCRIPTION, [
    ['a list by its description', 'comma-separated is a list'],
    ['not with options', 'not with options'],
    ['a large box for a long description', 'a long description is a large box'],
  ]),
  ...rowsOf(HINTED, [
    ['a file by the end of the name', 'a path'],
    ['json wins over file', 'JSON wins over a path'],
    ['a region without options is a select', 'a region without options'],
    ['options in the description', 'options after a colon'],
    ['two quoted words are a radio', 'two words in quotes'],
  ]),
  ...rowsOf({ ...HINTED, subject: 'visibility' }, [
    ['a description about debugging is advanced', 'for debugging'],
    ['some words in the name make it advanced', 'EXPERIMENTAL DEBUG VERBOSE TELEMETRY BROWSER_BASE ENABLED'],
    ['a model with options is not advanced', 'a model with options is not'],
    ['the label of host mode', 'the label'],
  ]),
  ...rowsOf({ ...HINTED, subject: 'default' }, [
    ['the default is the placeholder', 'the default over that'],
    ['models have an example for a placeholder', 'any model'],
    ['help carries the default, which the frame adds again', 'help with the default'],
    ['secrets do not show it', 'a secret'],
  ]),
  {
    ...HINTED,
    subject: 'default',
    rule: 'A secret that is set says so',
    title: 'hints > a secret that is set says so',
  },
  {
    ...HINTED,
    rule: 'configUiHints win member by member',
    title: 'hints > configUiHints win member by member',
  },
  {
    subject: 'validation',
    rule: 'A stored required setting may not be submitted empty',
    sheet: '3',
    test: STORE,
    title: 'Save > %s',
    row: 'required and submitted empty',
  },
  {
    subject: 'validation',
    rule: 'The card warns of keys that look wrong or short',
    sheet: '3',
    test: 'preview/preview.test.ts',
    title: 'the card > messages are the server’s, on what is stored',
  },
  {
    subject: 'visibility',
    rule: 'Databases and always-on plugins are left out of the list',
    sheet: '3',
    test: 'preview/preview.test.ts',
    title: 'the card > %s is left out of the list: %s',
  },
  {
    subject: 'visibility',
    rule: 'The card shows the category and counts every setting',
    sheet: '3',
    test: 'preview/preview.test.ts',
    title: 'the card > shows the category, not the kind, and counts every setting',
  },
];
