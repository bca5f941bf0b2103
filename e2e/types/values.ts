// Values that generated plugins have: of packages, of Node.js, of the host, and of their own.

/** An expression in an async function that has `runtime` and `message`; with what has to stand above it. */
export interface Value {
  readonly text: string;
  readonly imports?: readonly string[];
  /** At the top of the module. `$` is a name that no other value of the plugin has. */
  readonly top?: string;
}

const zod = `import { z } from 'zod';`;
const axios = `import axios from 'axios';`;
const fs = `import fs from 'node:fs';`;

export const VALUES: Readonly<Record<string, readonly Value[]>> = {
  zod: [
    {
      text: `$.parse(message.content).city`,
      imports: [zod],
      top: `const $ = z.object({ city: z.string() });`,
    },
    { text: `$.safeParse({})`, imports: [zod], top: `const $ = z.object({ days: z.number().optional() });` },
    {
      text: `({ city: 'Oslo' } as $)`,
      imports: [`import * as z from 'zod';`],
      top: `type $ = z.infer<typeof $Schema>;\nconst $Schema = z.object({ city: z.string().min(1) });`,
    },
    {
      text: `$.parse('a')`,
      imports: [`import { z as schema } from 'zod';`],
      top: `const $ = schema.enum(['a', 'b']);`,
    },
    {
      text: `$(message.content)`,
      imports: [`import { z, type ZodError } from 'zod';`],
      top: `function $(value: unknown): string {\n  try {\n    return z.string().parse(value);\n  } catch (error) {\n    if (error instanceof z.ZodError) return error.issues.map((issue) => issue.message).join(', ');\n    return (error as ZodError).message;\n  }\n}`,
    },
    {
      text: `new $(z.string()).read(1)`,
      imports: [`import { z, type ZodType } from 'zod';`],
      top: `class $<T> {\n  constructor(private readonly schema: ZodType<T>) {}\n  read(value: unknown): T {\n    return this.schema.parse(value);\n  }\n}`,
    },
    {
      text: `$('a')`,
      imports: [zod],
      top: `const $Kind = z.enum(['a', 'b']);\ntype $Kind = z.infer<typeof $Kind>;\nfunction $(kind: $Kind): string {\n  switch (kind) {\n    case 'a':\n      return 'x';\n    case 'b':\n      return 'y';\n  }\n}`,
    },
    {
      text: `z.array(z.number()).parse([]).reduce((sum, one) => sum + one, 0)`,
      imports: [zod],
    },
    {
      text: `$.transform((value) => value.length).refine((value) => value > 0)`,
      imports: [zod],
      top: `const $ = z.string();`,
    },
  ],
  axios: [
    { text: `(await axios.get<{ tides: string[] }>('https://x.example')).data`, imports: [axios] },
    { text: `(await axios.get('https://x.example')).data.rows.map((row) => row.id)`, imports: [axios] },
    { text: `axios.post('https://x.example', { a: 1 })`, imports: [axios] },
    {
      text: `await $.get('/tides').then((response) => response.status)`,
      imports: [`import axios, { type AxiosInstance } from 'axios';`],
      top: `const $: AxiosInstance = axios.create({ baseURL: 'https://x.example' });`,
    },
    {
      text: `$(new Error('x'))`,
      imports: [`import axios, { AxiosError } from 'axios';`],
      top: `function $(error: unknown): string {\n  if (error instanceof AxiosError) return error.code ?? error.message;\n  if (axios.isAxiosError(error)) return error.message;\n  return String(error);\n}`,
    },
    {
      text: `await $<{ time: string }[]>('https://x.example')`,
      imports: [`import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';`],
      top: `const $Config: AxiosRequestConfig = { timeout: 100 };\nasync function $<T>(url: string): Promise<T> {\n  const response: AxiosResponse<T> = await axios.get<T>(url, $Config);\n  return response.data;\n}`,
    },
    {
      text: `new $().ask()`,
      imports: [`import axios, { type AxiosInstance } from 'axios';`],
      top: `class $ {\n  private client: AxiosInstance;\n  constructor() {\n    this.client = axios.create();\n    this.client.interceptors.response.use((response) => response, (error) => Promise.reject(error));\n  }\n  async ask() {\n    return this.client.get('/x');\n  }\n}`,
    },
  ],
  viem: [
    { text: `parseEther('1')`, imports: [`import { parseEther } from 'viem';`] },
    { text: `formatUnits(10n, 2)`, imports: [`import { formatUnits } from 'viem';`] },
    {
      text: `await $.getBalance({ address: '0x0000000000000000000000000000000000000000' })`,
      imports: [`import { createPublicClient, http } from 'viem';`, `import { mainnet } from 'viem/chains';`],
      top: `const $ = createPublicClient({ chain: mainnet, transport: http() });`,
    },
    {
      text: `$('0x1')`,
      imports: [`import { isHex, type Hex } from 'viem';`],
      top: `function $(text: string): Hex | null {\n  return isHex(text) ? text : null;\n}`,
    },
    {
      text: `$(runtime.getSetting('KEY'))`,
      imports: [`import { privateKeyToAccount } from 'viem/accounts';`],
      top: 'function $(key: unknown) {\n  return privateKeyToAccount(key as `0x${string}`);\n}',
    },
    {
      text: `$.at(0)?.address`,
      imports: [`import type { Account, Address } from 'viem';`],
      top: `const $: Account[] = [];\nexport type $Owner = { address: Address };`,
    },
    {
      text: `$['base']?.name`,
      imports: [`import type { Chain } from 'viem';`, `import * as chains from 'viem/chains';`],
      top: `const $: Record<string, Chain> = { base: chains.base };`,
    },
    {
      text: `await new $(null as never).send()`,
      imports: [`import type { WalletClient } from 'viem';`],
      top: `class $ {\n  constructor(private readonly client: WalletClient) {}\n  async send(): Promise<string> {\n    return this.client.account?.address ?? '';\n  }\n}`,
    },
  ],
  express: [
    {
      text: `$.listen(0, () => undefined)`,
      imports: [`import express from 'express';`],
      top: `const $ = express();\n$.use(express.json());\n$.get('/', (req, res) => {\n  res.json({ q: req.query.q });\n});`,
    },
    {
      text: `$`,
      imports: [`import express, { type NextFunction, type Request, type Response } from 'express';`],
      top: `const $ = express.Router();\n$.use((req: Request, res: Response, next: NextFunction) => {\n  if (!req.headers.authorization) {\n    res.status(401).end();\n    return;\n  }\n  next();\n});`,
    },
    {
      text: `$`,
      imports: [`import type { RequestHandler } from 'express';`],
      top: `const $: RequestHandler = (req, res) => {\n  res.send(req.body);\n};`,
    },
    {
      text: `$({} as express.Request)`,
      imports: [`import express from 'express';`],
      top: `function $(req: express.Request): string | undefined {\n  return req.get('x');\n}`,
    },
    {
      text: `String($)`,
      imports: [`import { Router } from 'express';`],
      top: `const $ = Router();\n$.post('/x', async (req, res, next) => {\n  try {\n    res.json(await Promise.resolve(req.params.id));\n  } catch (error) {\n    next(error);\n  }\n});`,
    },
  ],
  node: [
    { text: `fs.readFileSync('a.txt', 'utf8')`, imports: [fs] },
    { text: `fs.readdirSync('.').filter((name) => name.endsWith('.md'))`, imports: [fs] },
    { text: `fs.statSync('a')`, imports: [fs] },
    { text: `await readFile('a')`, imports: [`import { readFile } from 'node:fs/promises';`] },
    { text: `path.join('a', 'b')`, imports: [`import * as path from 'path';`] },
    {
      text: `createHash('sha256').update('a').digest('hex')`,
      imports: [`import { createHash } from 'crypto';`],
    },
    { text: `Buffer.from('a')` },
    { text: `process.env.HOME` },
    { text: `process.argv` },
    { text: `new URL('https://x.example')` },
    { text: `new URLSearchParams('a=1').get('a')` },
    { text: `await fetch('https://x.example')` },
    { text: `await (await fetch('https://x.example')).json()` },
    { text: `new AbortController().signal` },
    { text: `new TextEncoder().encode('a')` },
    { text: `setTimeout(() => undefined, 10)` },
    { text: `crypto.randomUUID()` },
    { text: `performance.now()` },
    { text: `process.memoryUsage().heapUsed` },
    {
      text: `new $()`,
      imports: [`import { EventEmitter } from 'node:events';`],
      top: `class $ extends EventEmitter {\n  size = 0;\n  grow(): void {\n    this.size++;\n    this.emit('grown', this.size);\n  }\n}`,
    },
    {
      text: `$(1)`,
      imports: [`import assert from 'node:assert';`],
      top: `function $(value: unknown): string {\n  assert(typeof value === 'string', 'no text');\n  return value;\n}`,
    },
    {
      text: `$(process.env.KEY)`,
      top: `function $(value: string | undefined): string {\n  if (!value) process.exit(1);\n  return value;\n}`,
    },
    {
      text: `(await $('ls')).stdout`,
      imports: [`import { promisify } from 'util';`, `import { exec } from 'child_process';`],
      top: `const $ = promisify(exec);`,
    },
    {
      text: `spawn('ls').on('exit', (code) => code)`,
      imports: [`import { spawn } from 'child_process';`],
    },
    {
      text: `$`,
      imports: [`import http from 'node:http';`],
      top: `const $ = http.createServer((request, response) => response.end(request.url));`,
    },
    {
      text: `$.size`,
      top: `const $ = new Map<string, NodeJS.Timeout>();`,
    },
  ],
  own: [
    { text: `runtime.getSetting('KEY')` },
    { text: `message.content.text` },
    { text: `message.entityId` },
    { text: `await runtime.getMemories({ tableName: 'messages', count: 1 })` },
    { text: `runtime.agentId` },
    { text: `[{ time: 'noon', metres: 2 }].find((tide) => tide.metres > 1)` },
    { text: `$`, top: `const $ = new Map<string, { time: string }>();` },
    {
      text: `$('a')`,
      top: `function $(name: string, level = 1): { name: string; level: number } {\n  return { name, level };\n}`,
    },
    { text: `$('a')`, top: `async function $(name: string): Promise<string> {\n  return name;\n}` },
    { text: `/x(.)/.exec('xy')` },
    { text: `JSON.parse('{}') as { tides: string[] }` },
    { text: `$.High`, top: `enum $ {\n  High = 'high',\n  Low = 'low',\n}` },
    {
      text: `new $('a')`,
      top: `abstract class $Base {\n  abstract get name(): string;\n  constructor(protected readonly level: string) {}\n}\nclass $ extends $Base {\n  get name() {\n    return this.level;\n  }\n}`,
    },
  ],
};
