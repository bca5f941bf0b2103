// The tables behind the words of errors: what Firefox says and V8 12.4 does, and what that says and V8 10.2 does.

import { jsonFault, type NodeRelease } from '../../node/json-fault.ts';

type Table = readonly (readonly [now: RegExp, then: string, frame?: string])[];

const OF_FIREFOX: Table = [
  [
    /^can't access lexical declaration ('[^']*') before initialization$/,
    'Cannot access $1 before initialization',
  ],
  [/^invalid assignment to const '[^']*'$/, 'Assignment to constant variable.'],
  [
    /^can't access property "([^"]*)"(?: of|, [^]* is) (null|undefined)$/,
    "Cannot read properties of $2 (reading '$1')",
  ],
  [/^can't access property Symbol\.iterator of (null|undefined)$/, '$1 is not iterable'],
  [
    /^can't access property Symbol\.iterator, [^]* is (null|undefined)$/,
    '$1 is not iterable (cannot read property Symbol(Symbol.iterator))',
  ],
  [
    /^can't assign to property "([^"]*)" on "([^]*)": not an object$/,
    "Cannot create property '$1' on string '$2'",
  ],
  [/^\(new [\w.]+\(\.\.\.\)\)([.\w()]* is not a function)$/, '(intermediate value)$1'],
  [/^"([^"]*)" is not a function$/, '$1 is not a function'],
  [/^\(?(?:\(.*\)|\w+) => [^]* is not a constructor$/, '(intermediate value) is not a constructor'],
  [/^\(\{\}\) is not iterable$/, '{} is not iterable'],
  [/^\(\{[^]*\}\) is not iterable$/, '{(intermediate value)} is not iterable'],
  [/^repeat count must be less than [^]*$/, 'Invalid string length'],
  [/^invalid array length$/, 'Invalid array length'],
  [/^radix must be an integer at least 2[^]*$/, 'toString() radix argument must be between 2 and 36'],
  [/^precision 0 out of range$/, 'toPrecision() argument must be between 1 and 100'],
  [/^precision -?\d+ out of range$/, 'toFixed() digits argument must be between 0 and 100'],
  [/^reduce of empty array/, 'Reduce of empty array'],
  [/^can't convert BigInt to number$/, 'Cannot mix BigInt and other types, use explicit conversions'],
  [
    /^([\d.]+) can't be converted to BigInt because it isn't an integer$/,
    'The number $1 cannot be converted to a BigInt because it is not an integer',
  ],
  [/^malformed URI sequence$/, 'URI malformed'],
  [/^invalid date$/, 'Invalid time value'],
  [/^invalid time zone: ([^]*)$/, 'Invalid time zone specified: $1'],
  [/^(-?\d+) is not a valid code point$/, 'Invalid code point $1'],
  [/^form must be one of [^]*$/, 'The normalization form should be one of NFC, NFD, NFKC, NFKD.'],
  [
    /^(matchAll|replaceAll) must be called with a global RegExp$/,
    'String.prototype.$1 called with a non-global RegExp argument',
  ],
  [/^No Promise in Promise\.any was resolved$/, 'All promises were rejected'],
  [/^BigInt value can't be serialized in JSON$/, 'Do not know how to serialize a BigInt'],
  [/^can't convert symbol to string$/, 'Cannot convert a Symbol value to a string'],
  [/^invalid 'instanceof' operand \S+$/, "Right-hand side of 'instanceof' is not an object"],
  [
    /^cannot use 'in' operator to search for "([^]*)" in "([^]*)"$/,
    "Cannot use 'in' operator to search for '$1' in $2",
  ],
  [/^class constructors must be invoked with 'new'$/, "Class constructors cannot be invoked without 'new'"],
  [
    /^must call super constructor before [^]*$/,
    "Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
  ],
  [/^\S+ is not a non-null object$/, 'Object.defineProperty called on non-object'],
  [
    /^`handler` argument of Proxy must be [^]*$/,
    'Cannot create proxy with a non-object as target or handler',
  ],
  [/^WeakSet value [^]* must be an object[^]*$/, 'Invalid value used in weak set'],
  [/^WeakMap key [^]* must be an object[^]*$/, 'Invalid value used as weak map key'],
  [/^too much recursion$/, 'Maximum call stack size exceeded'],
];

/** The third is a frame without which it is another error. */
const OLDER: Table = [
  [/^Invalid count value: [^]*$/, 'Invalid count value'],
  [/^\w+ [^]* is not a function$/, 'flatMap mapper function is not callable', 'Array.flatMap'],
  [/^(?:number|bigint|boolean|symbol) ([^]*) is not a function$/, '$1 is not a function'],
  [/^string "([^]*)" is not a function$/, '$1 is not a function'],
  [/^object null is not a function$/, 'null is not a function'],
  [/^object is not a function$/, '#<Object> is not a function'],
  [/^(The comparison function must be either a function or undefined)[^]*$/, '$1'],
  [
    /^Spread syntax requires \.\.\.iterable\[Symbol\.iterator\] to be a function$/,
    'Found non-callable @@iterator',
  ],
  [/^(?:undefined|Exponent) must be [\w-]+$/, 'Exponent must be positive'],
  [/^(Invalid regular expression: \/[^]*\/)[a-z]+(: [^/]*)$/, '$1$2'],
  [/^(Method RegExp\.prototype\.test called on incompatible receiver )[^]*$/, '$1undefined'],
  [/^(Body is unusable): [^]*$/, '$1'],
  [
    /^The value of "size" is out of range\. It must be [^]* Received ([^]*)$/,
    "The argument 'size' is invalid. Received $1",
  ],
  [
    /^The "The value argument must be specified" argument must be specified$/,
    'The "value" argument must be specified',
  ],
];

/** A message in the words of the engine; whether it is in V8's is known before code can change functions. */
export function wordsOf(message: string, stack: string, engine: NodeRelease, isOfV8: boolean): string {
  const words = isOfV8 ? message : replaced(message, stack, OF_FIREFOX);
  return engine === 'node-18' ? replaced(words, stack, OLDER) : words;
}

function replaced(message: string, stack: string, table: Table): string {
  const found = table.find(
    ([now, , frame]) => now.test(message) && (frame === undefined || stack.includes(`at ${frame}`)),
  );
  return found ? message.replace(found[0], found[1]) : message;
}

/** What is said of a text that is not JSON; null for JSON. */
export function jsonWords(text: string, engine: NodeRelease): string | null {
  return jsonFault(text, engine);
}

/** Firefox's words, where those of V8 name what a function was called with; null for all others. */
export function wordsOfCall(name: string, args: readonly unknown[], message: string): string | null {
  const [first, second] = args;
  if (name === 'repeat' && /non-negative$/.test(message)) return `Invalid count value: ${String(first)}`;
  if (/^invalid Array.*sort argument$/.test(message))
    return `The comparison function must be either a function or undefined: ${String(first)}`;
  if (/^iterable for .* should have array-like objects$/.test(message)) {
    const wrong = [...(first as Iterable<unknown>)].find((one) => typeof one !== 'object' || one === null);
    return `Iterator value ${String(wrong)} is not an entry object`;
  }
  if (name === 'BigInt' && /^invalid BigInt/.test(message))
    return `Cannot convert ${String(first)} to a BigInt`;
  if (/^(?:Map|Set)$/.test(name) && /^\S+ is not iterable$/.test(message))
    return `${typeof first} ${String(first)} is not iterable (cannot read property Symbol(Symbol.iterator))`;
  const digits = /^invalid digits value: (.*)$/.exec(message)?.[1];
  const option = Object.entries(second ?? {}).find(([, value]) => String(value) === digits);
  if (digits !== undefined && option) return `${option[0]} value is out of range.`;
  if (message === 'cyclic object value') return circle(first as object, [[null, first as object]]);
  return name === 'RegExp' ? wordsOfPattern(first, second, message) : null;
}

const IN_PATTERNS: Readonly<Record<string, string>> = {
  'unterminated parenthetical': 'Unterminated group',
  'unmatched ) in regular expression': "Unmatched ')'",
  'invalid range in character class': 'Range out of order in character class',
  'numbers out of order in {} quantifier.': 'numbers out of order in {} quantifier',
  'invalid capture group name in regular expression': 'Invalid capture group name',
};

function wordsOfPattern(pattern: unknown, flags: unknown, message: string): string {
  if (/^invalid regular expression flag/.test(message))
    return `Invalid flags supplied to RegExp constructor '${String(flags)}'`;
  const words = IN_PATTERNS[message] ?? message.charAt(0).toUpperCase() + message.slice(1);
  return `Invalid regular expression: /${String(pattern)}/${String(flags ?? '')}: ${words}`;
}

type Step = readonly [key: string | null, object: object];

/** The first way of members by which an object holds itself; null for none. */
function circle(value: object, path: readonly Step[]): string | null {
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (typeof inner !== 'object' || inner === null) continue;
    const from = path.findIndex(([, one]) => one === inner);
    const step = Array.isArray(value) ? `index ${key}` : `property '${key}'`;
    const found = from < 0 ? circle(inner, [...path, [step, inner]]) : shown(path.slice(from), step);
    if (found !== null) return found;
  }
  return null;
}

function shown([first, ...rest]: readonly Step[], closing: string): string {
  const kind = ([, { constructor }]: Step): string => `object with constructor '${constructor.name}'`;
  const lines = rest.map((step) => `|     ${step[0] ?? ''} -> ${kind(step)}`);
  if (lines.length > 3) lines.splice(2, lines.length - 3, '|     ...');
  const all = [`--> starting at ${first ? kind(first) : ''}`, ...lines, `--- ${closing} closes the circle`];
  return `Converting circular structure to JSON${all.map((line) => `\n    ${line}`).join('')}`;
}
