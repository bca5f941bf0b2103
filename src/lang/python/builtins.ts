// The names that Python has by itself.

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
