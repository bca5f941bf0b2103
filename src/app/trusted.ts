// Lets through what the page itself hands to the browser as a script or as HTML, where the policy asks for trusted types:
// scripts of our own folder, and the sandbox frame's document, whose scripts a hash names.

interface Rules {
  readonly createScriptURL: (url: string) => string | null;
  readonly createHTML?: (html: string, type: string, sink: string) => string | null;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown;
}

const own = new URL('.', document.baseURI).href;

/** Missing in older browsers, which do not check types. A policy of this name is asked about every plain string. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, document.baseURI).href.startsWith(own) ? url : null),
  createHTML: (html, _, sink) => (sink === 'HTMLIFrameElement srcdoc' ? html : null),
});
