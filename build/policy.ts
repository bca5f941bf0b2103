// The page's content security policy, put into the built page; the dev server's inline styles would be refused.

import type { Plugin } from 'vite';
import { guestScript } from './guest.ts';

/** The sandbox frame inherits this policy, so it must allow the frame's own script. */
const FRAME = 'src/sandbox/guest/frame.ts';

/** `hash`: of the sandbox frame's script. */
export const policyWith = (hash: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${hash}'`,
    "style-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Ours, which is asked for every plain string, and the one by which Svelte makes its templates.
    'trusted-types default svelte-trusted-html',
  ].join('; ');

export function policy(): Plugin {
  return {
    name: 'plugbench:policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async () => {
        const { hash } = await guestScript(FRAME);
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policyWith(hash) },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
