// Calls that surely give a value, as far as their arguments show.

import type { PythonValue } from './value.ts';

/** An argument that has no name, or a keyword with its value. */
export interface Given {
  readonly keyword: string | null;
  readonly text: string;
  readonly value: PythonValue;
  /** Module and name of something imported. */
  readonly path: string;
  /** Whether it is a path to a file, as `__file__` is. */
  readonly isPath: boolean;
}

const isText = ({ value, text }: Given): boolean => value.kind === 'str' || text === '__name__';
const isPath = (one: Given): boolean => one.isPath || isText(one);
const isFew = ({ value }: Given): boolean => value.kind === 'int' && Math.abs(value.value) < 1_000_000;
const isTexts = ({ value }: Given): boolean =>
  'items' in value && value.items.every(({ kind }) => kind === 'str');

const LEVEL = /^logging\.(?:DEBUG|INFO|WARNING|ERROR|CRITICAL)$/;
/** Patterns without groups in one another and without ranges but the usual ones. */
const PIECE = String.raw`(?:[\w \-:;,@#%&=<>!~"'/]|\\[dDwWsS.bn\-/]|\.|\[\^?(?:a-z|A-Z|0-9|[_ .:,/@]|\\[dws.])+\])(?:[*+?]\??|\{\d\})?`;
const PATTERN = new RegExp(String.raw`^\^?(?:${PIECE}|\((?:\?:)?(?:${PIECE})+\)[?*+]?)+\$?$`);

/** Functions and classes, how many arguments they take, and which. */
const FUNCTIONS: readonly (readonly [
  path: RegExp,
  most: number,
  least: number,
  takes: (one: Given) => boolean,
])[] = [
  [/^logging\.getLogger$/, 1, 0, isText],
  [/^os\.(?:getenv|environ\.get)$/, 2, 1, isText],
  [/^textwrap\.dedent$/, 1, 1, isText],
  [/^os\.path\.(?:dirname|abspath|basename|normpath)$/, 1, 1, isPath],
  [/^(?:pathlib\.Path|os\.path\.join)$/, 9, 1, isPath],
  [
    /^(?:requests\.Session|threading\.R?Lock|collections\.(?:OrderedDict|Counter|deque|defaultdict))$/,
    0,
    0,
    isText,
  ],
  [
    /^datetime\.timedelta$/,
    9,
    0,
    (one) => /^(?:days|hours|minutes|seconds|weeks)$/.test(one.keyword ?? '') && isFew(one),
  ],
  [/^logging\.basicConfig$/, 1, 0, ({ keyword, path }) => keyword === 'level' && LEVEL.test(path)],
  [/^(?:sorted|set|frozenset|tuple|list|len)$/, 1, 1, isTexts],
  [/^re\.compile$/, 1, 1, ({ value }) => value.kind === 'str' && PATTERN.test(value.value)],
];

/** `name`: of a built-in, or module and name of something imported. */
export function isSoundCall(name: string, given: readonly Given[]): boolean {
  const known = FUNCTIONS.find(([one]) => one.test(name));
  if (!known) return false;
  const [, most, least, takes] = known;
  const keywords = given.flatMap(({ keyword }) => keyword ?? []);
  const isNamed = /^(?:datetime\.timedelta|logging\.basicConfig)$/.test(name) || keywords.length === 0;
  const isCounted =
    given.length <= most && given.length >= least && new Set(keywords).size === keywords.length;
  return isNamed && isCounted && given.every(takes);
}
