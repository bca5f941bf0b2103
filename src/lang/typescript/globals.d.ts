// What plugin code finds beside JavaScript itself, in Node.js, Bun or a page of its own. Their real types are too large
// to load and differ between versions, so most of it is `any`: authors must not hear of faults that are not there.

interface Console {
  log(...data: any[]): void;
  info(...data: any[]): void;
  warn(...data: any[]): void;
  error(...data: any[]): void;
  debug(...data: any[]): void;
  trace(...data: any[]): void;
  table(...data: any[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  [method: string]: (...data: any[]) => any;
}
declare var console: Console;

declare namespace NodeJS {
  interface ProcessEnv {
    [name: string]: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
    exit(code?: number | string | null): never;
    abort(): never;
    [member: string]: any;
  }
  type Timeout = any;
  type Timer = any;
  type Immediate = any;
  type Global = any;
  type Signals = any;
  type ErrnoException = Error & { code?: string; errno?: number; path?: string; syscall?: string };
  type ReadableStream = any;
  type WritableStream = any;
  type ReadWriteStream = any;
  type Iterator<T1 = any, T2 = any, T3 = any> = any;
  type AsyncIterator<T1 = any, T2 = any, T3 = any> = any;
  type BuiltinIteratorReturn = any;
  type CallSite = any;
  type RefCounted = any;
  type Dict<T1 = any> = any;
  type ReadOnlyDict<T1 = any> = any;
  type PartialOptions<T1 = any> = any;
  type GCFunction = any;
  type GCOptions = any;
  type TypedArray<T1 = any> = any;
  type ArrayBufferView<T1 = any> = any;
  type NonSharedUint8Array = any;
  type NonSharedUint8ClampedArray = any;
  type NonSharedUint16Array = any;
  type NonSharedUint32Array = any;
  type NonSharedInt8Array = any;
  type NonSharedInt16Array = any;
  type NonSharedInt32Array = any;
  type NonSharedBigUint64Array = any;
  type NonSharedBigInt64Array = any;
  type NonSharedFloat32Array = any;
  type NonSharedFloat64Array = any;
  type NonSharedDataView = any;
  type NonSharedTypedArray = any;
  type NonSharedArrayBufferView = any;
  type BufferEncoding = any;
  type EventEmitter<T1 = any> = any;
  type Module = any;
  type Require = any;
  type RequireExtensions = any;
  type RequireResolveOptions = any;
  type RequireResolve = any;
  type ReadStream = any;
  type WriteStream = any;
  type MemoryUsageFn = any;
  type MemoryUsage = any;
  type CpuUsage = any;
  type ProcessRelease = any;
  type ProcessFeatures = any;
  type ProcessVersions = any;
  type Platform = any;
  type Architecture = any;
  type UncaughtExceptionOrigin = any;
  type MultipleResolveType = any;
  type BeforeExitListener = any;
  type DisconnectListener = any;
  type ExitListener = any;
  type RejectionHandledListener = any;
  type UncaughtExceptionListener = any;
  type UnhandledRejectionListener = any;
  type WarningListener = any;
  type MessageListener = any;
  type SignalsListener = any;
  type MultipleResolveListener = any;
  type WorkerListener = any;
  type Socket = any;
  type HRTime = any;
  type ProcessPermission = any;
  type ProcessReport = any;
  type ResourceUsage = any;
  type EmitWarningOptions = any;
  type ProcessConfig = any;
}
declare var process: NodeJS.Process;

declare function setTimeout(callback: (...args: any[]) => void, delay?: number, ...args: any[]): any;
declare function setInterval(callback: (...args: any[]) => void, delay?: number, ...args: any[]): any;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): any;
declare function clearTimeout(timer: any): void;
declare function clearInterval(timer: any): void;
declare function clearImmediate(timer: any): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T, options?: any): T;
declare function atob(data: string): string;
declare function btoa(data: string): string;
declare function alert(message?: any): void;

declare class URL {
  constructor(url: string | URL, base?: string | URL);
  static canParse(url: string | URL, base?: string | URL): boolean;
  static createObjectURL(object: any): string;
  static revokeObjectURL(url: string): void;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
  toJSON(): string;
}
declare class URLSearchParams {
  constructor(init?: any);
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  forEach(callback: (value: string, key: string, parent: URLSearchParams) => void): void;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}
declare class TextEncoder {
  readonly encoding: string;
  encode(text?: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  constructor(label?: string, options?: any);
  readonly encoding: string;
  decode(bytes?: any, options?: any): string;
}

declare function fetch(input: any, init?: any): Promise<Response>;
type RequestInfo = any;
type RequestInit = any;
type ResponseInit = any;
type HeadersInit = any;
type BodyInit = any;
type BlobPart = any;
type BufferSource = any;
type BufferEncoding = any;
type EventListener = any;
type JsonWebKey = any;

declare var AbortController: any;
type AbortController = any;
declare var AbortSignal: any;
type AbortSignal = any;
declare var Blob: any;
type Blob = any;
declare var BroadcastChannel: any;
type BroadcastChannel = any;
declare var Buffer: any;
type Buffer<T = any> = any;
declare var CloseEvent: any;
type CloseEvent = any;
declare var CompressionStream: any;
type CompressionStream = any;
declare var CryptoKey: any;
type CryptoKey = any;
declare var CustomEvent: any;
type CustomEvent<T = any> = any;
declare var DecompressionStream: any;
type DecompressionStream = any;
declare var DOMException: any;
type DOMException = any;
declare var Event: any;
type Event = any;
declare var EventSource: any;
type EventSource = any;
declare var EventTarget: any;
type EventTarget = any;
declare var File: any;
type File = any;
declare var FormData: any;
type FormData = any;
declare var Headers: any;
type Headers = any;
declare var MessageChannel: any;
type MessageChannel = any;
declare var MessageEvent: any;
type MessageEvent<T = any> = any;
declare var MessagePort: any;
type MessagePort = any;
declare var ReadableStream: any;
type ReadableStream<T = any> = any;
declare var Request: any;
type Request = any;
declare var Response: any;
type Response = any;
declare var TextDecoderStream: any;
type TextDecoderStream = any;
declare var TextEncoderStream: any;
type TextEncoderStream = any;
declare var TransformStream: any;
type TransformStream<I = any, O = any> = any;
declare var WebAssembly: any;
declare var WebSocket: any;
type WebSocket = any;
declare var Worker: any;
type Worker = any;
declare var WritableStream: any;
type WritableStream<T = any> = any;
declare var XMLHttpRequest: any;
type XMLHttpRequest = any;

declare var crypto: any;
type Crypto = any;
declare var performance: any;
type Performance = any;
declare var Bun: any;
declare namespace Bun {
  type Server = any;
  type Subprocess = any;
  type BunFile = any;
}
declare var require: any;
declare var module: any;
declare var exports: any;
declare var global: any;
declare var __dirname: string;
declare var __filename: string;

// Code of a plugin's own page may be among its files.
declare var window: any;
declare var document: any;
declare var navigator: any;
declare var location: any;
declare var localStorage: any;
declare var sessionStorage: any;
type Window = any;
type Document = any;
type Node = any;
type Element = any;
type HTMLElement = any;
type HTMLInputElement = any;
type HTMLButtonElement = any;
type HTMLDivElement = any;
type KeyboardEvent = any;
type MouseEvent = any;
declare namespace JSX {
  type Element = any;
  interface IntrinsicElements {
    [name: string]: any;
  }
}

interface ImportMeta {
  readonly url: string;
  readonly dirname: string;
  readonly filename: string;
  readonly dir: string;
  readonly file: string;
  readonly path: string;
  readonly main: boolean;
  readonly env: Record<string, string | undefined> & { [name: string]: any };
  resolve(specifier: string): string;
  readonly [member: string]: any;
}

// What is left of the names that `@types/node` 20 and 22 declare.
type Disposable = any;
type AsyncDisposable = any;
type RelativeIndexable<T1 = any> = any;
type BufferConstructor = any;
type NonSharedBuffer = any;
type AllowSharedBuffer = any;
type EventListenerOptions = any;
type EventSourceInit = any;
type MessageEventInit = any;
type WebSocketInit = any;
type NodeModule = any;
type NodeRequire = any;
type RequireResolve = any;
type QueuingStrategy<T1 = any> = any;
type ByteLengthQueuingStrategy = any;
type CountQueuingStrategy = any;
type ReadableByteStreamController = any;
type ReadableStreamBYOBReader = any;
type ReadableStreamBYOBRequest = any;
type ReadableStreamDefaultController<T1 = any> = any;
type ReadableStreamDefaultReader<T1 = any> = any;
type ReadableStreamReadResult<T1 = any> = any;
type TransformStreamDefaultController<T1 = any> = any;
type WritableStreamDefaultController = any;
type WritableStreamDefaultWriter<T1 = any> = any;
type PerformanceEntry = any;
type PerformanceMark = any;
type PerformanceMeasure = any;
type PerformanceObserver = any;
type PerformanceObserverEntryList = any;
type PerformanceResourceTiming = any;
declare var ByteLengthQueuingStrategy: any;
declare var CountQueuingStrategy: any;
declare var ReadableByteStreamController: any;
declare var ReadableStreamBYOBReader: any;
declare var ReadableStreamBYOBRequest: any;
declare var ReadableStreamDefaultController: any;
declare var ReadableStreamDefaultReader: any;
declare var TransformStreamDefaultController: any;
declare var WritableStreamDefaultController: any;
declare var WritableStreamDefaultWriter: any;
declare var PerformanceEntry: any;
declare var PerformanceMark: any;
declare var PerformanceMeasure: any;
declare var PerformanceObserver: any;
declare var PerformanceObserverEntryList: any;
declare var PerformanceResourceTiming: any;
declare var gc: any;
