// What the build gives for imports that TypeScript cannot read by itself.
/// <reference types="vite/types/importMeta.d.ts" />

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*?library' {
  /** JavaScript that declares `library`, an object of the module's exports. */
  const text: string;
  export default text;
}

declare module 'extract-json-from-string' {
  export default function extractJson(text: string): unknown[];
}

declare module '*?guest' {
  /** A classic script, and its hash as a policy names it (`sha256-…`). */
  export const source: string;
  export const hash: string;
}

declare module 'virtual:typescript-libs' {
  /** File name → text of TypeScript's library for ES2022, without comments. */
  const libs: Readonly<Record<string, string>>;
  export default libs;
}

declare module 'virtual:python-files' {
  const files: {
    /** In their order; sizes in bytes, addresses relative to the page. */
    readonly parts: readonly { readonly url: string; readonly bytes: number; readonly integrity: string }[];
    /** What is in them one after the other: its size there and unpacked, and whether gzip packed it. */
    readonly sections: readonly {
      readonly name: string;
      readonly bytes: number;
      readonly size: number;
      readonly packed: boolean;
    }[];
  };
  export default files;
}

declare module 'virtual:types/*' {
  /** The declarations of a package with its package.json, under the paths that the programs of plugins have. */
  const files: readonly import('./model/file.ts').PluginFile[];
  export default files;
}

declare module 'events' {
  const EventEmitter: { new (): object; readonly once: unknown };
  export default EventEmitter;
}
declare module 'path-browserify' {
  const path: Readonly<Record<string, unknown>> & {
    readonly join: (...parts: string[]) => string;
    readonly relative: (from: string, to: string) => string;
  };
  export default path;
}
declare module 'punycode/' {
  const punycode: {
    readonly toASCII: (name: string) => string;
    readonly toUnicode: (name: string) => string;
  };
  export default punycode;
}
declare module 'readable-stream' {
  const stream: object;
  export default stream;
}
declare module 'string_decoder/' {
  export const StringDecoder: object;
}
