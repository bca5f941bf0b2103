// What the build gives for imports that TypeScript cannot read by itself.
/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.json?validator' {
  const validate: import('./schema/validator.ts').Validator;
  export default validate;
}

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

declare module 'virtual:types/*' {
  /** The declarations of a package with its package.json, under the paths that the programs of plugins have. */
  const files: readonly import('./model/portable.ts').BundleFile[];
  export default files;
}
