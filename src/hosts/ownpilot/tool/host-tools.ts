// The 22 utility tools that code can call where the host has connected no others (core/agent/tools/utility-*-tools.ts),
// and their answers without a mock.

import { callText, read } from './limits.ts';

export interface HostTool {
  readonly name: string;
  readonly description: string;
  readonly parameters?: readonly string[];
}

/** In the host's order, which its texts keep: name, parameters, description. */
const TOOLS: readonly (readonly [name: string, parameters: string, description: string])[] = [
  [
    'get_current_datetime',
    'timezone format',
    'Get the current date and time. Call this whenever the user asks "what time is it", "what day is today", or when you need to know the current time for scheduling, deadlines, or time-sensitive responses. Returns ISO, formatted, and unix timestamp.',
  ],
  [
    'date_diff',
    'date1 date2 unit',
    'Calculate the difference between two dates. Call this when the user asks "how many days between", "how long until", "how old is", or any date comparison. Returns difference in days, hours, weeks, months, years.',
  ],
  [
    'date_add',
    'date amount unit',
    'Add or subtract time from a date. Call this when the user asks "what date is 30 days from now", "3 weeks ago", "next month", or needs to calculate future/past dates. Use "now" as date for current time.',
  ],
  [
    'calculate',
    'expression precision',
    'Perform mathematical calculations. Call this whenever the user asks to compute, calculate, or do math. Supports arithmetic (+,-,*,/), percentages ("15% of 250"), powers (2^10), and functions (sqrt, sin, cos, log, abs, floor, ceil, round). Returns the numeric result.',
  ],
  [
    'calculate_statistics',
    'numbers percentile',
    'Calculate statistics for a set of numbers. Call this when the user wants mean, median, mode, standard deviation, variance, percentiles, quartiles, or a statistical summary. Accepts JSON array or comma-separated numbers.',
  ],
  [
    'convert_units',
    'value from to',
    'Convert between units of measurement. Call this when the user asks to convert kg to lb, km to miles, celsius to fahrenheit, liters to gallons, GB to MB, etc. Supports: length, weight, temperature, volume, area, speed, time, and data storage units.',
  ],
  [
    'generate_uuid',
    'count format',
    'Generate a unique ID (UUID v4). Call this when the user needs a unique identifier, reference code, or tracking ID. Can generate multiple UUIDs at once.',
  ],
  [
    'generate_password',
    'length includeUppercase includeLowercase includeNumbers includeSymbols excludeAmbiguous count',
    'Generate a secure random password. Call this when the user asks for a password, passphrase, or secure random string. Configurable length, character types, and strength indicator.',
  ],
  [
    'random_number',
    'min max count integer',
    'Generate random numbers. Call this when the user wants a random number, dice roll, coin flip, lottery numbers, or random selection from a range. Supports integer and decimal output.',
  ],
  [
    'hash_text',
    'text algorithm',
    'Generate a cryptographic hash of text. Call this when the user wants to hash a string, verify integrity, or create a checksum. Supports MD5, SHA-1, SHA-256, SHA-512.',
  ],
  [
    'encode_decode',
    'text method operation',
    'Encode or decode text. Call this when the user wants to convert text to/from Base64, URL-encode, HTML-encode, or Hex. Useful for encoding data for APIs, URLs, or debugging encoded strings.',
  ],
  [
    'count_text',
    'text',
    'Count characters, words, sentences, lines, and paragraphs in text. Call this when the user asks "how many words", "character count", word count, or needs text length stats. Also estimates reading time.',
  ],
  [
    'extract_from_text',
    'text pattern',
    'Extract structured data from text: URLs, email addresses, phone numbers, dates, numbers, hashtags, or @mentions. Call this when the user pastes text and wants to pull out specific data points.',
  ],
  [
    'transform_text',
    'text operation options',
    'Transform text format. Call this when the user wants to convert text case (uppercase, lowercase, title case), create URL slugs, convert naming conventions (camelCase, snake_case, kebab-case, PascalCase), trim whitespace, reverse text, remove accents/diacritics, or truncate text.',
  ],
  [
    'compare_text',
    'text1 text2 mode',
    'Compare two texts and show differences. Call this when the user wants to diff two versions, check similarity, or find what changed between texts. Compares by lines, words, or characters and shows added/removed/common parts.',
  ],
  [
    'run_regex',
    'text pattern operation replacement flags',
    'Test, match, or replace text using regular expressions. Call this when you need pattern matching, find-and-replace, text splitting by pattern, or when the user asks to extract data matching a specific pattern. Supports test, match, match_all, replace, and split operations.',
  ],
  [
    'format_json',
    'json operation path indent',
    'Format, minify, or query JSON data. Call this when the user wants to prettify JSON, minify it, extract a value by path (e.g. "user.name"), list keys, flatten nested objects, or sort keys alphabetically.',
  ],
  [
    'parse_csv',
    'csv delimiter hasHeader trimValues',
    'Parse CSV/TSV text into structured JSON data. Call this when the user pastes CSV data or wants to convert tabular text into objects. Handles quoted fields, custom delimiters (comma, tab, semicolon), and header rows.',
  ],
  [
    'generate_csv',
    'data delimiter includeHeader',
    'Generate CSV text from JSON data. Call this when the user wants to convert a JSON array into CSV format for export or sharing. Handles object arrays (with headers) and nested data.',
  ],
  [
    'array_operations',
    'array operation options',
    'Perform operations on a list/array of items. Call this when the user wants to sort a list, remove duplicates, shuffle, split into chunks, pick random samples, or calculate sum/average/min/max of numbers. Input is a JSON array string.',
  ],
  [
    'validate_data',
    'value type',
    'Validate data format correctness. Call this when the user wants to check if an email, URL, phone number, credit card, IBAN, TC Kimlik, JSON, UUID, or IP address is valid. Returns valid/invalid with details.',
  ],
  [
    'get_system_info',
    'include',
    'Get system information: OS platform, architecture, Node.js version, memory usage, and CPU stats. Call this when the user asks about the system, server status, or when you need platform-specific context for recommendations. Read-only and safe.',
  ],
];

/** The 22 utility tools, in the host's order. */
export const UTILITY_TOOLS: readonly HostTool[] = TOOLS.map(([name, parameters, description]) => ({
  name,
  description,
  parameters: parameters.split(' '),
}));

/** The utility tools and the mocked ones, each once. */
export function hostTools(mocked: readonly string[]): HostTool[] {
  const known = new Set(UTILITY_TOOLS.map(({ name }) => name));
  const others = [...new Set(mocked)].filter((name) => !known.has(name));
  return [...UTILITY_TOOLS, ...others.map((name) => ({ name, description: '', parameters: [] }))];
}

/** The answer of a host tool without a mock; `args` is JSON. */
export function unanswered(
  name: string,
  args: string,
): { readonly content: string; readonly isError: boolean } {
  const failure = name === 'calculate' ? calculationError(args) : null;
  return { content: failure ?? 'No answer is set for this tool, so it was not called', isError: true };
}

/**
 * The message with which the host's calculator fails at its first step; null where it gets further
 * (core/agent/tools/utility-math-tools.ts).
 */
function calculationError(args: string): string | null {
  try {
    callText(read(JSON.parse(args), 'expression'), 'expr', 'replace', '', '');
    return null;
  } catch (error) {
    return `Calculation error: ${error instanceof Error ? error.message : String(error)}`;
  }
}
