import type { Page } from 'playwright/test';

export interface WorstInput {
  readonly name: string;
  readonly link?: Readonly<Record<string, unknown>>;
  readonly reach: (page: Page) => Promise<void>;
  readonly says?: string | RegExp;
}

export declare const INPUTS: readonly WorstInput[];

export declare function openInput(page: Page, address: string, input: WorstInput): Promise<void>;

export declare function watchHeartbeat(): void;
