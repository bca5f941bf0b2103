// Checks names of functions for model APIs and of parameters for Python; RAGFlow itself checks neither.

export const FUNCTION_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** The text as a function name that model APIs accept; '' where nothing is left. */
export function functionName(text: string): string {
  return text
    .replace(/^\$t:/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .slice(0, 64);
}

/** Words that Python takes for no name; `__debug__` is a constant, which no parameter may hide. */
const KEYWORDS = new Set(
  (
    '__debug__ False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/**
 * Whether a method can have a parameter of this name beside `self`, to which a value that is passed by name arrives:
 * Python normalises the names in source code (NFKC), but not those of a call, and adds the class to private ones.
 */
export function isParameterName(name: string): boolean {
  const isPrivate = name.startsWith('__') && !name.endsWith('__');
  return (
    /^[\p{XID_Start}_]\p{XID_Continue}*$/u.test(name) &&
    name.normalize('NFKC') === name &&
    !isPrivate &&
    !KEYWORDS.has(name) &&
    name !== 'self'
  );
}

/** The text as a parameter name that Python accepts. */
export function parameterName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}_]+/gu, '_')
    .replace(/^_+|(?<!_)_+$/g, '');
  const candidates = [plain, `${plain}_`, `arg_${plain}`];
  return candidates.find((name) => name !== '_' && isParameterName(name)) ?? 'arg';
}
