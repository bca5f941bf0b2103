// The names that Python has by itself, and annotations that are made of such.

import { visible } from './classes.ts';
import type { NameScopes } from './scopes.ts';
import { textOf, type PythonNode, type PythonTree } from './tree.ts';

/** Classes of `typing` that take as many types in brackets; 0 for any number. */
export const TYPING: Readonly<Record<string, number>> = {
  ...{ Optional: 1, List: 1, Set: 1, Sequence: 1, Iterable: 1, Type: 1, Dict: 2, Mapping: 2 },
  ...{ Union: 0, Tuple: 0, Literal: 0 },
};
/** Built-in classes that take types in brackets. */
export const GENERIC = ['dict', 'list', 'set', 'tuple', 'frozenset', 'type'];

/** `str | None` and its like. */
export function isUnion(tree: PythonTree, scopes: NameScopes, node: PythonNode): boolean {
  const [left, sign, right] = node.children;
  const isType = (one: PythonNode | undefined): boolean => {
    if (one?.type === 'BinaryExpression') return isUnion(tree, scopes, one);
    const name = one ? textOf(tree, one) : '';
    return one?.type === 'VariableName' && TYPES.has(name) && visible(scopes, one, name).length === 0;
  };
  return (
    sign !== undefined &&
    textOf(tree, sign) === '|' &&
    isType(left) &&
    (right?.type === 'None' || isType(right))
  );
}

const EXCEPTIONS =
  'ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError ' +
  'BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ' +
  'ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError ' +
  'Exception ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit ' +
  'IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError ' +
  'KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError ' +
  'NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError ' +
  'RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration ' +
  'StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError ' +
  'UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning ' +
  'UserWarning ValueError Warning ZeroDivisionError PythonFinalizationError';

const OTHERS =
  'Ellipsis False None NotImplemented True __debug__ __doc__ __import__ __loader__ __name__ __package__ ' +
  '__spec__ __file__ __builtins__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable ' +
  'chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter ' +
  'float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len ' +
  'license list locals map max memoryview min next object oct open ord pow print property quit range repr ' +
  'reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip';

/** Names that every module has without giving them a value. */
export const BUILTINS: ReadonlySet<string> = new Set(`${EXCEPTIONS} ${OTHERS}`.split(' '));

/** Classes that raise. */
export const isException = (name: string): boolean => EXCEPTIONS.split(' ').includes(name);

/** Classes that annotations use, also as generic types: `list[str]`. */
export const TYPES: ReadonlySet<string> = new Set(
  'bool bytes complex dict float frozenset int list object range set slice str tuple type'.split(' '),
);
