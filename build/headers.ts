// What public/_headers says to hosts that read it (Netlify, Cloudflare Pages): the page's own policy, and how long to keep what.

/** `policy`: the page's. Embedding stays allowed: it names no frame-ancestors. */
export function headersWith(policy: string): string {
  return `# Read by Netlify and Cloudflare Pages. Written by \`npx vitest run build -u\`; a test holds it equal to the page's policy.
# broker.html has a policy of its own, in itself: it alone may reach the network, for a host that a person allowed.

/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer

/
  Content-Security-Policy: ${policy}
  Cache-Control: no-cache

/index.html
  Content-Security-Policy: ${policy}
  Cache-Control: no-cache

/offline.js
  Cache-Control: no-cache

/assets/*
  Content-Security-Policy: ${policy}
  Cache-Control: public, max-age=31536000, immutable
`;
}
