// Prints a number in digits only: no exponent, no grouping, no needless zeros.

/** `1e21` becomes `1000000000000000000000`, `1.5e-7` becomes `0.00000015`. */
export function plainDecimal(value: number): string {
  const text = String(value);
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction = '', exponent = ''] = parts;
  const digits = whole + fraction;
  const point = Number(exponent);
  if (point < 0) return `${sign}0.${'0'.repeat(-point - 1)}${digits}`;
  return sign + digits.padEnd(point + 1, '0');
}
