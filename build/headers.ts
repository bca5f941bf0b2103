// What public/_headers says to hosts that read it (Netlify, Cloudflare Pages): the page's own policy, and how long to keep what.

/** `policy`: the page's. Other sites may frame the embedded view alone; our own frames need 'self'. */
export function headersWith(policy: string): string {
  return `# Read by Netlify and Cloudflare Pages. Written by \`npx vitest run build -u\`; a test holds it equal to the page's policy.
# broker.html has a policy of its own, in itself: it alone may reach the network, for a host that a person allowed.
# python.html has one too: it alone may compile WebAssembly, for the frames of Python inside it.
# Only embed.html may be put into frames by other sites.

/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer

/
  Content-Security-Policy: ${policy}; frame-ancestors 'self'
  Cache-Control: no-cache

/index.html
  Content-Security-Policy: ${policy}; frame-ancestors 'self'
  Cache-Control: no-cache

/embed.html
  Content-Security-Policy: ${policy}; frame-ancestors *
  Cache-Control: no-cache

/embed
  Content-Security-Policy: ${policy}; frame-ancestors *
  Cache-Control: no-cache

/broker.html
  Content-Security-Policy: frame-ancestors 'self'
  Cache-Control: no-cache

/python.html
  Content-Security-Policy: frame-ancestors 'self'
  Cache-Control: no-cache

/offline.js
  Cache-Control: no-cache

/engines/*
  Content-Security-Policy: ${policy}
  Cache-Control: public, max-age=31536000, immutable

/assets/*
  Content-Security-Policy: ${policy}
  Cache-Control: public, max-age=31536000, immutable
`;
}
