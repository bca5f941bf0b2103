// Checks names of functions for model APIs and of parameters for Python; RAGFlow itself checks neither.

/** The names of functions that OpenAI-style APIs accept. */
export const FUNCTION_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** The text as a function name that model APIs accept; '' where nothing is left. */
export function functionName(text: string): string {
  return text
    .replace(/^\$t:/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .slice(0, 64);
}

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Whether a method can have a parameter of this name beside `self`. */
export function isParameterName(name: string): boolean {
  return (
    /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u.test(name) &&
    !KEYWORDS.has(name) &&
    name !== 'self'
  );
}

/** The text as a parameter name that Python accepts. */
export function parameterName(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N}_]+/gu, '_').replace(/^_+|(?<!_)_+$/g, '');
  const candidates = [plain, `${plain}_`, `arg_${plain}`];
  return candidates.find((name) => name !== '_' && isParameterName(name)) ?? 'arg';
}
