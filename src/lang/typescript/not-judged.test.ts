// What the compiler says only because a package is not there, and what it says all the same.

import { expect, test } from 'vitest';
import { diagnosticsOf, notJudgedIn } from './diagnostics.ts';
import { PluginCompiler } from './program.ts';

const CORE = {
  path: '/types/core.d.ts',
  text: `declare module '@elizaos/core' { export interface Runtime { [member: string]: any }\nexport abstract class Service { [member: string]: any }\nexport type Registry = any }`,
};

function reported(text: string, path = 'src/index.ts'): [string[], readonly string[]] {
  const plugin = new PluginCompiler([CORE]).compile([{ path, text }]);
  return [
    diagnosticsOf(plugin).map(({ code, text: words }) => `TS${String(code)}: ${words}`),
    notJudgedIn(plugin),
  ];
}

test.each<[string, string, string[]]>([
  [
    'a callback',
    `import { exec } from 'node:child_process';\nexec('ls', (error, stdout) => [error, stdout]);`,
    ['node:child_process'],
  ],
  [
    'a callback of what a package gave',
    `import * as fs from 'node:fs';\nfs.readdirSync('.').filter((n) => n.endsWith('.md'));`,
    ['node:fs'],
  ],
  [
    'a server of its own',
    `import express from 'express';\nconst app = express();\napp.get('/', (req, res) => res.send(req.url));`,
    ['express'],
  ],
  [
    'a schema',
    `import { z } from 'zod';\nexport const s = z.object({ a: z.string().refine((v) => v.length > 1) });`,
    ['zod'],
  ],
  ['a pattern', `import { onPay } from 'pay';\nonPay(({ amount, to }) => [amount, to]);`, ['pay']],
  [
    'an error of a package',
    `import { AxiosError } from 'axios';\ntry { JSON.parse(''); } catch (e) { if (e instanceof AxiosError) console.log(e.status); }`,
    ['axios'],
  ],
  [
    'a class that extends one',
    `import { EventEmitter } from 'node:events';\nexport class Bus extends EventEmitter { ping() { this.emit('x'); } }`,
    ['node:events'],
  ],
  [
    'a member that overrides',
    `import { Client } from 'client';\nexport class A extends Client { override connect() {} }`,
    ['client'],
  ],
  [
    'an assertion',
    `import assert from 'node:assert';\nexport function f(k?: string) { assert(k); return k.length; }`,
    ['node:assert'],
  ],
  [
    'a type guard',
    `import { isHex } from 'viem';\nexport function f(x: string) { if (!isHex(x)) return; const y: \`0x\${string}\` = x; return y; }`,
    ['viem'],
  ],
  [
    'an assertion about what is returned',
    `import assert from 'node:assert';\nexport function f(v: unknown): string { assert(typeof v === 'string'); return v; }`,
    ['node:assert'],
  ],
  [
    'an unknown error of a package',
    `import { z } from 'zod';\ntry { JSON.parse(''); } catch (e) { if (e instanceof z.ZodError) e.issues.map((i) => i.path); }`,
    ['zod'],
  ],
  [
    'arguments of a constructor that a package has',
    `import { Client } from 'client';\nclass Own extends Client {}\nnew Own(1);`,
    ['client'],
  ],
  [
    'members that the extended class may have',
    `import { Client } from 'client';\ninterface Pings { ping(): void }\nclass Own extends Client implements Pings {}\nexport const p: Pings = new Own();`,
    ['client'],
  ],
  [
    'a type parameter that a package would set',
    `import type { Schema } from 'zod';\nimport { z } from 'zod';\nclass Store<T> { constructor(readonly schema: Schema<T>) {} read(): T { return this.schema.parse(1); } }\nconst s = new Store(z.string());\nexport const t: string = s.read();\ns.read().trim();`,
    ['zod'],
  ],
  [
    'a switch over values that a package lists',
    `import { z } from 'zod';\nconst Kind = z.enum(['a']);\ntype Kind = z.infer<typeof Kind>;\nexport function f(k: Kind): string { switch (k) { case 'a': return 'x'; } }\nexport function g(k: Kind): string { switch (k) { case 'a': return 'x'; default: { const never: never = k; return never; } } }`,
    ['zod'],
  ],
  [
    'a type parameter of a class of its own',
    `import { z, type Schema } from 'zod';\nclass Store<T> { constructor(readonly schema: Schema<T>) {} read(): T { return this.schema.parse(1); } }\ndeclare function take(text: string): void;\ntake(new Store(z.string()).read());`,
    ['zod'],
  ],
  [
    'what a question made of a value of a package',
    `import { Router } from 'express';\nconst r = Router();\ndeclare function take(text: string): void;\nif (typeof r === 'number') take(r);`,
    ['express'],
  ],
  [
    'a callback of what a member holds',
    `import type { Client } from 'client';\nexport class A { constructor(private readonly client: Client) {} f() { this.client.use((one) => one); } }\ninterface Has { client: Client }\nexport const g = (h: Has) => h.client.on((one) => one);`,
    ['client'],
  ],
  [
    'what is made of a type parameter that a package would set',
    `import { z, type Schema } from 'zod';\nclass Store<T> { constructor(readonly schema: Schema<T>) {} read(): T { return this.schema.parse(1); } }\nconst s = new Store(z.string());\nexport const t: Promise<string> = Promise.resolve(s.read());\nexport const f: () => string = () => { return s.read(); };\nlet later;\nlater = s.read();\nlater.gone;`,
    ['zod'],
  ],
  [
    'a callback in brackets',
    `import fs from 'node:fs';\n(await fs.list()).map((one) => one);\n(process.argv).map((one) => one);`,
    ['node:fs'],
  ],
  [
    'the end of the process',
    `export function f(k?: string) { if (!k) process.exit(1); return k.length; }`,
    [],
  ],
  [
    'a type argument for the host',
    `import type { Runtime } from '@elizaos/core';\nexport const f = (r: Runtime) => r.getCache<string>('k');`,
    [],
  ],
  [
    'what a member gave that only the host leaves open',
    `import type { Runtime } from '@elizaos/core';\nexport const f = async (r: Runtime) => { const rooms = await r.rooms(); rooms.slice(1).map((one) => one.id); const byId = new Map(rooms.map((one) => [one.id, one]) || []); return byId.get(1)?.name; };`,
    [],
  ],
  [
    'what a member that an extended class leaves open gave',
    `import { Service } from '@elizaos/core';\nexport class Own extends Service { override config = 1; async f() { const all = await this.runtime.list(); return all.map((one) => one.id); } }\nnew Own().runtime.list().map((one) => one.id);`,
    [],
  ],
  [
    'what adds to a type that is left open',
    `declare module '@elizaos/core' { interface Registry { OWN: 'own' } }\ndeclare global { interface Window { own?: string } }\nexport const w = window.own;`,
    [],
  ],
  [
    'members of an interface that extends what a package has',
    `import type { Attributes } from 'react';\ninterface Props extends Attributes<string> { size: number }\nexport const f = ({ title, size }: Props) => [title, size];\nexport const g = (p: Props) => p.title;`,
    ['react'],
  ],
  [
    'what @types/node declares',
    `export let r: ReadableStreamDefaultReader<Uint8Array> | NodeJS.Platform | NodeJS.Dict<string> | Buffer<ArrayBuffer> | PerformanceEntry;`,
    [],
  ],
])('%s is not judged', (_, text, packages) => {
  expect(reported(text)).toEqual([[], packages]);
});

test('elements of a package that is not there are not judged', () => {
  const text = `import { make } from 'react';\nconst Card = make();\nfunction Line({ size }: { size: number }) { return <p>{size}</p>; }\nexport const all = <Card on={(e) => e.x}><Line key="a" size={1} /></Card>;`;
  const plugin = new PluginCompiler([CORE]).compile([
    { path: 'tsconfig.json', text: `{ "compilerOptions": { "jsx": "react-jsx" } }` },
    { path: 'src/index.tsx', text },
  ]);
  expect(diagnosticsOf(plugin)).toEqual([]);
});

test('attributes that the properties of an element may have from a package are not judged', () => {
  const text = `import type { Attributes } from 'react';\ninterface Props extends Attributes { size: number }\nfunction Line({ size }: Props) { return <p>{size}</p>; }\ninterface Own { size: number }\nfunction Dot({ size }: Own) { return <p>{size}</p>; }\nexport const all = [<Line size={1} onKey={1} />, <Line size="a" />, <Dot size={1} onKey={1} />];`;
  expect(reported(text, 'src/index.tsx')[0].map((words) => words.split('\n').at(-1)?.trim())).toEqual([
    "TS2322: Type 'string' is not assignable to type 'number'.",
    "Property 'onKey' does not exist on type 'Own'.",
  ]);
});

test.each<[string, string, string]>([
  [
    'a member that an interface of its own has not',
    `import 'react';\ninterface P { a: 1 }\nexport const f = ({ b }: P) => b;`,
    'TS2339',
  ],
  ['a name that is declared twice', `export type A = 1;\nexport type A = 2;`, 'TS2300'],
  [
    'a callback of a member of its own',
    `import { Service } from '@elizaos/core';\nexport class Own extends Service { own: any; f() { this.own.map((one) => one); } }`,
    'TS7006',
  ],
  ['a parameter of its own function', `import 'zod';\nexport const f = (a) => a;`, 'TS7006'],
  ['a callback of its own', `declare const own: any;\nown.on((a) => a);`, 'TS7006'],
  [
    'a callback of what a known value does not have',
    `import type { Request } from 'express';\ndeclare function own(r: Request): string;\nown({} as Request)\n// @ts-expect-error\n.then(\n(one) => one);`,
    'TS7006',
  ],
  [
    'a result that may be missing',
    `import type { Request } from 'express';\ndeclare function own(r: Request): string | undefined;\nString(own({} as Request));\nexport const n = own({} as Request).length;`,
    'TS2532',
  ],
  [
    'an object where only a text fits',
    `import { Client } from 'client';\nclass Own extends Client {}\nexport const t: string = new Own();`,
    'TS2322',
  ],
  [
    'what a package only read',
    `import { z } from 'zod';\nexport function f(m: { a?: string }) { const { x } = z.read(m).y; const t: string = m.a; return [x, t]; }`,
    'TS2322',
  ],
  ['a member of its own class', `export class A { f() { return this.gone; } }`, 'TS2339'],
  [
    'a value that may be missing',
    `import { z } from 'zod';\nexport function f(k?: string) { z.string(); return k.length; }`,
    'TS18048',
  ],
  ['a wrong type', `import { z } from 'zod';\nz.string();\nexport const n: number = 'a';`, 'TS2322'],
])('%s is judged', (_, text, code) => {
  expect([...new Set(reported(text)[0].map((words) => words.slice(0, code.length)))]).toEqual([code]);
});
