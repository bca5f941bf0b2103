// What tool code finds in its sandbox: names, how they are called, what they do, and where they exist
// (docs/hosts/ownpilot.md#globals). For completion and hover.

import { CHAT_ONLY, NETWORK_CLASSES, WORKER_UTILS } from '../code/sandbox.ts';
import { DOCUMENTED, V0_8_3 } from '../releases.ts';

export interface ApiEntry {
  /** The global, or with its object: `utils.hash`. */
  readonly path: string;
  /** Parameters in parentheses and what comes back: `(text) → string`; '' where it is not a function. */
  readonly signature: string;
  /** What it does, and its traps. */
  readonly about: string;
}

type Row = readonly [name: string, signature: string, about: string];

const GLOBALS: readonly Row[] = [
  ['args', '', 'The arguments of this call, as the model sent them.'],
  ['config', '', 'Reads the settings of the services in `required_services`.'],
  ['fetch', '(url, options?) → Promise<Response>', 'Sends an HTTP request. Private addresses are refused.'],
  ['crypto', '', 'Three functions of Node.js; it is not Web Crypto.'],
  ['utils', '', 'The helper functions of OwnPilot.'],
  ['console', '', '`log`, `warn` and `error`; all go to the log of the server, not to the model.'],
  ['URL', '(url, base?)', 'Reads and builds addresses: `new URL(text)`.'],
  [
    'URLSearchParams',
    '(init?)',
    'Builds query strings. As a request’s body, turn it into a string first: 0.8.3 sends the object as plain text.',
  ],
  ['TextEncoder', '()', 'Turns text into UTF-8 bytes.'],
  ['TextDecoder', '(encoding?)', 'Turns bytes into text.'],
  ['Headers', '(init?)', 'Headers of a request.'],
  ['Request', '(input, init?)', 'A request for `fetch`.'],
  ['Response', '(body?, init?)', 'An answer as `fetch` gives it.'],
  ['setInterval', '(callback, ms) → Timeout', 'Calls the function again and again, every 100 ms at most.'],
  ['clearInterval', '(timer)', 'Stops an interval.'],
  ['clearTimeout', '(timer)', 'Stops a timer.'],
  [
    'context',
    '',
    'The id of the tool, the time and the id of this call: `pluginId`, `timestamp`, `executionId`.',
  ],
  ['__args__', '', 'The same object as `args`.'],
  ['__context__', '', 'The same object as `context`.'],
];

const LIMIT = 'Text over 1,000,000 characters is refused.';
const LONG_LIST = 'Lists over 100,000 elements are refused.';

/** The members of objects. */
const MEMBERS: Readonly<Record<string, readonly Row[]>> = {
  config: [
    [
      'get',
      '(service, field) → Promise<value>',
      'One setting of a service from `required_services`; undefined where it is not set.',
    ],
  ],
  console: [
    ['log', '(…values)', 'Writes to the log of the server.'],
    ['warn', '(…values)', 'Writes a warning to the log of the server.'],
    ['error', '(…values)', 'Writes an error to the log of the server.'],
  ],
  context: [
    ['pluginId', '', '`dynamic:` and the name of the tool.'],
    ['timestamp', '', 'The time of this call.'],
    ['executionId', '', 'A random id of this call.'],
  ],
  crypto: [
    ['randomUUID', '() → string', 'A random UUID.'],
    ['randomBytes', '(size) → Buffer', 'Random bytes; `.toString("hex")` makes text of them.'],
    [
      'createHash',
      '(algorithm) → Hash',
      'A hash that is fed with `.update(text)` and ends with `.digest("hex")`.',
    ],
  ],
  utils: [
    ['hash', '(text, algorithm = "sha256") → string', `The hash of the text as hexadecimal digits. ${LIMIT}`],
    ['uuid', '() → string', 'A random UUID.'],
    ['base64Encode', '(text) → string', `The UTF-8 bytes of the text in Base64. ${LIMIT}`],
    [
      'base64Decode',
      '(text) → string',
      `The text in Base64, URL-safe letters included. It never throws for bad input. ${LIMIT}`,
    ],
    ['urlEncode', '(text) → string', 'The same as `encodeURIComponent`.'],
    ['urlDecode', '(text) → string', 'The same as `decodeURIComponent`; throws for a bad sequence.'],
    ['hexEncode', '(text) → string', `The UTF-8 bytes of the text as hexadecimal digits. ${LIMIT}`],
    [
      'hexDecode',
      '(text) → string',
      `The text of hexadecimal digits; it ends at the first bad pair. ${LIMIT}`,
    ],
    ['now', '() → string', 'The time as ISO text.'],
    ['timestamp', '() → number', 'The time in milliseconds.'],
    [
      'dateDiff',
      '(from, to, unit = "days") → number',
      'The time between two dates in seconds, minutes, hours, days or weeks, with a fraction. Months count as days.',
    ],
    [
      'dateAdd',
      '(date, amount, unit = "days") → string',
      'The moved date as ISO text; the date can be "now". Units go from seconds to years, in the local time of the host.',
    ],
    [
      'formatDate',
      '(date, locale = "en-US") → string',
      'Weekday, month, day and year in words, in the time zone of the host.',
    ],
    ['slugify', '(text) → string', `Lower case with hyphens, without accents and underscores. ${LIMIT}`],
    ['camelCase', '(text) → string', 'Lower-cases everything first, so `helloWorld` becomes `helloworld`.'],
    ['snakeCase', '(text) → string', 'Lower case with underscores; `HTTPServer` becomes `httpserver`.'],
    ['kebabCase', '(text) → string', 'Lower case with hyphens; `HTTPServer` becomes `httpserver`.'],
    ['titleCase', '(text) → string', 'A capital for each word, the other letters small.'],
    [
      'truncate',
      '(text, max = 100, suffix = "...") → string',
      'The text cut to `max` characters, suffix included.',
    ],
    ['countWords', '(text) → number', 'The words between white space.'],
    ['removeDiacritics', '(text) → string', 'The text without accents; `ł`, `ø` and `ß` stay.'],
    ['isEmail', '(value) → boolean', 'Whether it looks like an email address.'],
    ['isUrl', '(value) → boolean', 'Whether it is an address of any scheme, `javascript:` included.'],
    ['isJson', '(value) → boolean', 'Whether it can be parsed as JSON.'],
    ['isUuid', '(value) → boolean', 'Whether it is a UUID of version 1 to 5.'],
    ['clamp', '(value, min, max) → number', 'The number between `min` and `max`; `max` wins.'],
    ['round', '(value, decimals = 2) → number', 'The rounded number.'],
    [
      'randomInt',
      '(min = 0, max = 100) → number',
      'A random whole number, both ends included. Equal ends give NaN in 0.8.3.',
    ],
    ['sum', '(numbers) → number', `The sum; text in the list is joined, not added. ${LONG_LIST}`],
    ['avg', '(numbers) → number', `The mean; 0 for an empty list. ${LONG_LIST}`],
    ['parseJson', '(text) → value', `The same as \`JSON.parse\`. ${LIMIT}`],
    ['toJson', '(value, indent = 2) → string', `The same as \`JSON.stringify\`. ${LIMIT}`],
    [
      'parseCsv',
      '(text, delimiter = ",") → object[]',
      `One object per row, named by the first row. It does not know quotes. ${LIMIT}`,
    ],
    [
      'flatten',
      '(object, prefix = "") → object',
      'Nested members with dotted names. It needs `utils.` before it.',
    ],
    [
      'getPath',
      '(object, path) → value',
      'The value at a path such as `a.b[0].c`; undefined where something is missing.',
    ],
    ['unique', '(list) → list', `The list without repetitions. ${LONG_LIST}`],
    [
      'chunk',
      '(list, size) → list[]',
      `The list in parts of this size. A size of 0 never ends. ${LONG_LIST}`,
    ],
    ['shuffle', '(list) → list', `A copy in random order. ${LONG_LIST}`],
    ['sample', '(list, count = 1) → list', `Random elements. It needs \`utils.\` before it. ${LONG_LIST}`],
    ['groupBy', '(list, key) → object', `Lists of elements by the value of a member. ${LONG_LIST}`],
    ['generatePassword', '(length = 16) → string', 'A random password of letters, digits and signs.'],
    ['getApiKey', '(service) → string', 'The field `api_key` of a service; undefined where it is not set.'],
    [
      'getServiceConfig',
      '(service) → object',
      'The whole service in an older shape; null where it is not there.',
    ],
    ['getConfigEntry', '(service, label?) → object', 'An entry with its `data`; null where it is not there.'],
    ['getConfigEntries', '(service) → object[]', 'All entries of a service, inactive ones included.'],
    [
      'getFieldValue',
      '(service, field, label?) → value',
      'One setting, without `await`, also of an entry with this label.',
    ],
    ['callTool', '(name, args = {}) → Promise<value>', 'Calls another tool of OwnPilot. Many are refused.'],
    ['listTools', '() → object[]', 'The tools that can be called. In the worker of 0.8.3 it needs `await`.'],
  ],
};

/** Names of the language that are worth completing; everyone knows what they do. */
export const LANGUAGE_NAMES =
  `Array BigInt Boolean Date Error Intl JSON Map Math Number Object Promise RegExp Set String
Symbol TypeError decodeURIComponent encodeURIComponent isFinite isNaN parseFloat parseInt undefined`.split(
    /\s+/,
  );

export const OBJECTS: ReadonlyMap<string, readonly ApiEntry[]> = new Map(
  Object.entries(MEMBERS).map(([object, list]) => [object, rows(`${object}.`, list)]),
);

export const GLOBAL_ENTRIES: readonly ApiEntry[] = rows('', GLOBALS);

export const ENTRIES: ReadonlyMap<string, ApiEntry> = new Map(
  [...GLOBAL_ENTRIES, ...[...OBJECTS.values()].flat()].map((entry) => [entry.path, entry]),
);

function rows(before: string, list: readonly Row[]): ApiEntry[] {
  return list.map(([name, signature, about]) => ({ path: before + name, signature, about }));
}

/** What the guide's table names, or means by “etc.” (Tool Code Environment, Available Globals). */
const GUIDE = new Set(
  `args config config.get fetch crypto crypto.randomUUID crypto.createHash crypto.randomBytes utils utils.hash utils.uuid
  utils.base64Encode utils.base64Decode utils.slugify utils.camelCase utils.snakeCase utils.kebabCase utils.titleCase
  utils.truncate utils.countWords utils.removeDiacritics utils.isEmail utils.isUrl utils.isJson utils.parseJson
  utils.parseCsv utils.callTool URLSearchParams URL console console.log`.split(/\s+/),
);

/** Whether a release has the name; null asks for any release. */
export function existsIn({ path }: ApiEntry, release: string | null): boolean {
  if (release === DOCUMENTED) return GUIDE.has(path);
  return !NETWORK_CLASSES.has(path) || release === null || release === V0_8_3;
}

/** What is known of a name, with the limits of the release and of the tool; `permissions` are the tool's. */
export function describe(entry: ApiEntry, release: string | null, permissions: readonly unknown[]): string {
  const [base = '', member] = entry.path.split('.');
  const network = base === 'fetch' || NETWORK_CLASSES.has(base);
  return [
    entry.about,
    network && !permissions.includes('network')
      ? 'It needs the permission `network`, which this tool does not have.'
      : '',
    NETWORK_CLASSES.has(base) && release === null ? 'Only 0.8.3 has it.' : '',
    GUIDE.has(entry.path) || release !== null ? '' : 'The guide does not mention it.',
    isChatOnly(base, member) && (release === null || release === V0_8_3)
      ? 'In 0.8.3 it exists only when the tool is called in a chat.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function isChatOnly(base: string, member: string | undefined): boolean {
  if (base === 'utils') return member !== undefined && !WORKER_UTILS.has(member);
  return CHAT_ONLY.has(base) || base === '__context__';
}
