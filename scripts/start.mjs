// npm start: builds the production page and serves it on a local port.
import { build, preview } from 'vite';

await build({ logLevel: 'warn' });
const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173), host: '127.0.0.1' } });
console.log(`Plugbench runs at ${server.resolvedUrls?.local[0] ?? 'an unknown address'}`);
console.log('Press Ctrl+C to stop.');
