// Codes of the compiler's messages that may follow from a package that is not there, by what they are about.

import type * as ts from 'typescript';

/** Parameters without a type, which the called function gives them. */
export const UNTYPED_PARAMETER: ReadonlySet<number> = new Set([7006, 7019, 7031]);
/** `override` without a member of that name, and members that the extended class may have. */
export const OF_CLASS: ReadonlySet<number> = new Set([2339, 2415, 2420, 2551, 4112, 4113, 4117]);
export const NO_FIT: ReadonlySet<number> = new Set([2322, 2741]);
/** Content and keys of JSX elements are typed by the package whose elements they are. */
export const OF_JSX = /Property '(?:children|key)' (?:is missing|does not exist)/;
export const NO_MEMBER = / does not exist on type /;
const DUPLICATE = 2300;
/**
 * What a type guard, an assertion, or a function that never returns would have ruled out; what a package's types would
 * have made of a type parameter; members that an extended class may have.
 */
export const NARROWED: ReadonlySet<number> = new Set([
  2322, 2345, 2488, 2531, 2532, 2533, 2571, 2739, 2740, 2741, 2769, 18046, 18047, 18048, 18049,
]);
/** A switch over all values of a type, which ends the function. */
export const NO_RETURN: ReadonlySet<number> = new Set([2366, 7030]);
export const UNTYPED_CALL = 2347;
/** How many type arguments a function or a type takes. */
export const TYPE_ARGUMENTS: ReadonlySet<number> = new Set([2314, 2315, 2558, 2707]);
/** What a call, whose result is not known, is made of. */
export const UNKNOWN_RESULT = 2571;
/** How many arguments a class takes that has its constructor from the one that it extends. */
export const ARGUMENTS: ReadonlySet<number> = new Set([2554, 2555]);
/** Globals whose types a package would bring: test runners, jQuery, Bun. */
const OF_TYPES: ReadonlySet<number> = new Set([2581, 2582, 2592, 2593, 2867, 2868]);
export const UNKNOWN_NAME: ReadonlySet<number> = new Set([2304, 2503, 2552]);

/** Whether it is about a global of a package, or about a type that is `any` here as a whole and to which the plugin adds. */
export function isOfTypes({ code, relatedInformation = [] }: ts.Diagnostic): boolean {
  const isOurs = relatedInformation.some(({ file }) => file?.fileName.startsWith('/types/'));
  return OF_TYPES.has(code) || (code === DUPLICATE && isOurs);
}
