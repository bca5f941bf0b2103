// Where the names are that code requires: in Node.js, on the server, or with the skill.

import { member, parsedJson } from '../../../../model/guards.ts';
import { BUILT_IN } from '../../../../node/built-in.ts';
import type { PluginFile } from '../../../../model/file.ts';
import { readJson } from '../../../../lang/json/read.ts';

/** These are found with `node:` alone. */
export const WITH_PREFIX = new Set([...BUILT_IN, 'test']);

/** Packages of the server, with their versions (server/package.json:22-101), which skills in its storage folder find. */
export const OF_SERVER: ReadonlyMap<string, string> = new Map(
  (
    '@anthropic-ai/sdk ^0.39.0,@datastax/astra-db-ts ^0.1.3,@langchain/anthropic 0.1.16,@langchain/community 0.0.53,' +
    '@langchain/core 0.1.61,@langchain/openai 0.0.28,@langchain/textsplitters 0.0.0,@lancedb/lancedb 0.15.0,' +
    '@modelcontextprotocol/sdk ^1.24.3,@pinecone-database/pinecone ^2.0.1,@prisma/client 5.3.1,' +
    '@qdrant/js-client-rest ^1.9.0,@xenova/transformers ^2.14.0,@zilliz/milvus2-sdk-node 2.3.5,adm-zip ^0.5.16,' +
    'apache-arrow 19.0.0,bcryptjs ^3.0.3,body-parser ^1.20.3,chalk ^4,chart.js ^4.5.1,chartjs-node-canvas ^5.0.0,' +
    'check-disk-space ^3.4.0,cheerio 1.0.0,chromadb ^2.0.1,cors ^2.8.5,cron-validate 1.4.5,diff 7.0.0,docx 9.6.1,' +
    'dompurify 3.3.3,dotenv ^16.0.3,elevenlabs ^0.5.0,exceljs 4.4.0,express ^4.21.2,extract-json-from-string ^1.0.1,' +
    'fast-levenshtein ^3.0.0,fix-path ^4.0.0,graphql ^16.7.1,ip ^2.0.1,joi ^17.11.0,js-tiktoken ^1.0.8,jsdom 26.1.0,' +
    'jsonrepair ^3.7.0,jsonwebtoken ^9.0.0,langchain 0.1.36,marked 15.0.12,mime ^3.0.0,moment ^2.29.4,mssql ^10.0.2,' +
    'multer 2.0.0,mysql2 ^3.9.8,node-telegram-bot-api ^0.67.0,ollama ^0.6.3,openai 4.95.1,p-queue 6.6.2,' +
    'pdf-lib 1.17.1,pg ^8.11.5,pluralize ^8.0.0,posthog-node ^3.1.1,pptxgenjs 4.0.1,prisma 5.3.1,slugify ^1.6.6,' +
    'strip-ansi ^7.1.2,truncate ^3.0.0,url-pattern ^1.0.3,uuid ^9.0.0,uuid-apikey ^1.5.3,weaviate-ts-client ^1.4.0,' +
    'web-push ^3.6.7,winston ^3.13.0'
  )
    .split(',')
    .map((entry): [string, string] => {
      const [name = '', range = ''] = entry.split(' ');
      return [name, range];
    }),
);

/** Of these only releases that `require` cannot load are on the server. */
export const ES_ONLY = new Set(['strip-ansi']);

/** `@a/b` of `@a/b/c.js`; null for files and for modules of Node.js. */
export function packageOf(request: string): string | null {
  if (/^(?:\.{0,2}\/|\.{1,2}$|node:|$)/.test(request)) return null;
  const parts = request.split('/');
  const name = request.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
  return BUILT_IN.has(name) ? null : name;
}

/** The skill brings the package, or says in its package.json that it is installed with it. */
export function isBundled(name: string, files: readonly PluginFile[]): boolean {
  return files.some(({ path, text }) => {
    if (`/${path}`.includes(`/node_modules/${name}/`)) return true;
    if (!/(?:^|\/)package\.json$/.test(path)) return false;
    return member(member(parsedJson(text), 'dependencies'), name) !== undefined;
  });
}

/** Whether the package that the skill brings says in its package.json that it is an ES module. */
export function isOwnModule(name: string, files: readonly PluginFile[]): boolean {
  const file = files.find(({ path }) => `/${path}`.endsWith(`/node_modules/${name}/package.json`));
  const { value } = readJson(file?.text ?? '');
  return member(value, 'type') === 'module' && member(value, 'exports') !== undefined;
}
