// What public/_headers says to hosts that read it (Netlify, Cloudflare Pages): the page's own policy, and how long to keep what.

/** `policy`: the page's. Other sites may frame the embedded view alone; our own frames need 'self'. */
export function headersWith(policy: string): string {
  const own = "frame-ancestors 'self'";
  const pages = [
    ...['/', '/index.html'].map((path) => [path, `${policy}; ${own}`]),
    // Some hosts leave the ending out.
    ...['/embed.html', '/embed'].map((path) => [path, `${policy}; frame-ancestors *`]),
    ...['broker', 'python', 'licences'].flatMap((name) => [
      [`/${name}.html`, own],
      [`/${name}`, own],
    ]),
  ]
    .map(
      ([path, rules]) =>
        `${String(path)}\n  Content-Security-Policy: ${String(rules)}\n  Cache-Control: no-cache`,
    )
    .join('\n\n');
  return `# Read by Netlify and Cloudflare Pages. Written by \`npx vitest run build -u\`; a test holds it equal to the page's policy.
# broker.html has a policy of its own, in itself: it alone may reach the network, for a host that a person allowed.
# python.html has one too: it alone may compile WebAssembly, for the frames of Python inside it.
# Only embed.html may be put into frames by other sites.

/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin

${pages}

/reference/*
  Content-Security-Policy: ${own}
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
