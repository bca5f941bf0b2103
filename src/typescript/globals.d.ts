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
type Buffer = any;
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
