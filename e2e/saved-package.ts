// A package that is saved from the page, and calls of its tools by the client of the official SDK.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { connect } from './consumers/execution/mcp-client.mjs';
import { expect } from './workbench.ts';

/** Saves what the zip of the output holds; gives the texts by their paths. */
export async function savedPackage(page: Page, folder: string): Promise<Record<string, string>> {
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as zip' }).click();
  const entries = Object.entries(unzipSync(readFileSync(await (await zip).path())));
  for (const [path, bytes] of entries) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return Object.fromEntries(entries.map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));
}

/** What a tool answers. */
export interface Answer {
  readonly isError: boolean;
  readonly text: string;
}

/** A call of the only tool of the package in `folder`, through a server of its own; `sdk` is the folder that has the SDK. */
export async function answerOf(
  sdk: string,
  folder: string,
  call: { readonly name: string; readonly arguments: object },
  settings: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { client, faults } = await connect(sdk, folder, settings, 'plain');
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([call.name]);
    const { content, isError = false } = await client.callTool(call);
    expect(faults).toEqual([]);
    return { isError, text: content.map(({ text }) => text).join('\n') };
  } finally {
    await client.close();
  }
}
