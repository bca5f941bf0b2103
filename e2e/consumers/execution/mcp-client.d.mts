/** What the SDK's client has that is used here. */
export interface Client {
  readonly listTools: () => Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  readonly callTool: (call: { readonly name: string; readonly arguments: object }) => Promise<{
    readonly content: readonly { readonly text: string }[];
    readonly isError?: boolean;
  }>;
  readonly ping: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}
/** The ways to start a server. */
export const WAYS: readonly string[];
/** A connected client, and what came over the output that is no message. */
export function connect(
  sdk: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
  launch: string | undefined,
): Promise<{ readonly client: Client; readonly faults: readonly string[] }>;
/** The folder of the package in the folder that it was saved to. */
export function packageIn(folder: string): string;
/** What the SDK makes of the text of a list of tools; throws where its schema refuses it. */
export function parsedTools(sdk: string, text: string): readonly unknown[];
