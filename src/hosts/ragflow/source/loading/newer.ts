// Which of two versions is the newer one, in the order of PEP 440.

const PARTS =
  /^v?(?:(\d+)!)?(\d+(?:\.\d+)*)(?:[-_.]?(alpha|a|beta|b|preview|pre|c|rc)[-_.]?(\d+)?)?(?:-(\d+)|[-_.]?(post|rev|r)[-_.]?(\d+)?)?(?:[-_.]?(dev)[-_.]?(\d+)?)?(?:\+([a-z0-9]+(?:[-_.][a-z0-9]+)*))?$/i;

const LETTERS: Readonly<Record<string, number>> = { a: 0, alpha: 0, b: 1, beta: 1 };

/** The newer one of two versions; the first where neither is newer, or one is not a version. */
export function newerOf(a: string, b: string): string {
  const one = keyOf(a);
  const two = keyOf(b);
  return one && two && compare(one, two) < 0 ? b : a;
}

type Key = readonly (number | readonly (number | string)[])[];

function keyOf(version: string): Key | null {
  const match = PARTS.exec(version.trim());
  if (!match) return null;
  const [, epoch, release = '', letter, pre, dash, word, post, dev, devNumber, local] = match;
  const numbers = release.split('.').map(Number);
  while (numbers.at(-1) === 0) numbers.pop();
  const hasPost = dash !== undefined || word !== undefined;
  const before = dev !== undefined && !hasPost ? [-1] : [3];
  const stage = letter === undefined ? before : [LETTERS[letter.toLowerCase()] ?? 2, numberOf(pre)];
  return [
    numberOf(epoch),
    numbers,
    stage,
    hasPost ? numberOf(dash ?? post) : -1,
    dev === undefined ? Infinity : numberOf(devNumber),
    local === undefined ? [] : local.toLowerCase().split(/[-_.]/).flatMap(localPart),
  ];
}

const numberOf = (digits = '0'): number => Number(digits);

/** Numbers count more than words. */
function localPart(part: string): readonly (number | string)[] {
  return /^\d+$/.test(part) ? [1, Number(part)] : [0, part];
}

function compare(a: Key, b: Key): number {
  for (const [i, one] of a.entries()) {
    const order = compareParts(one, b[i] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

function compareParts(a: Key[number], b: Key[number]): number {
  const one = typeof a === 'number' ? [a] : a;
  const two = typeof b === 'number' ? [b] : b;
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const left = one[i] ?? -1;
    const right = two[i] ?? -1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
