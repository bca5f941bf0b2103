// npm run schemas: writes the hosts' schemas to public/schemas/, where editors can fetch them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../e2e/load-typescript.mjs';

const folder = fileURLToPath(new URL('../public/schemas/', import.meta.url));
const { hosts } = await loadTypeScript('/test/hosts/loaded.ts');
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(folder + name);
for (const { file, schema } of hosts.flatMap((host) => host.schemas)) {
  writeFileSync(folder + file, JSON.stringify(schema, null, 2) + '\n');
  console.log(`public/schemas/${file}`);
}
