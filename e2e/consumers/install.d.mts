/** The folder that has `node_modules` with what reads the output; null where it cannot be made, which it prints. */
export function installTools(): string | null;
