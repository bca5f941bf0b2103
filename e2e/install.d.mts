interface Tools {
  readonly name: string;
  readonly lock: URL;
}

export const CONSUMERS: Tools;
export const FIREFOX: Tools;
/** The folder that has `node_modules`; null where it cannot be made, which it prints. */
export function install(tools: Tools): string | null;
