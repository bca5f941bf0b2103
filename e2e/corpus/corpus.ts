// The files of the corpus of published manifests, which lies outside of the repository.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** run.mjs says where it is. */
const CORPUS = process.env.PLUGBENCH_CORPUS ?? '';
if (CORPUS === '') throw new Error('Run these tests with `npm run corpus`.');

export function hasFile(path: string): boolean {
  return existsSync(join(CORPUS, path));
}

export function textOf(path: string): string {
  return readFileSync(join(CORPUS, path), 'utf8');
}

/** Paths below the corpus with their texts, sorted: everything that is JSON in a folder of it, or in all of it. */
export function jsonIn(folder: string): [path: string, text: string][] {
  return readdirSync(join(CORPUS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()
    .map((path) => [path, textOf(path)]);
}

/** Without what lies beside the manifests: converted tools, texts read off pictures, translations. */
export function manifestsIn(folder: string): [path: string, text: string][] {
  return jsonIn(folder).filter(([path]) => !/\/golden\/|\/openai\/|\/locales\.json$/.test(path));
}
