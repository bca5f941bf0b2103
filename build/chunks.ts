// Which modules share a file: without this, two entries and lazy imports would scatter what every visit needs over thirty.

/** What the first paint needs, and the embedded view too. */
const FIRST =
  /preload-helper|node_modules\/(?:svelte|esm-env|clsx|comlink)\/|src\/app\/(?:[\w-]+|[\w-]+\/(?:panel|run-inputs|open-files))\.svelte\.ts|lucide[^]*\/(?:Icon|context|defaultAttributes)|icons\/(?:x|copy|check|share-2|list-checks|braces)\.|src\/ui\/(?:Prose|Menu|Tabs|Split)|src\/app\/(?:analyst|frames|trusted|message-of|run\/runners|problems\/(?:former-fixes|stable-keys))\.ts|src\/app\/(?:NoticeBar|PaneSwitch|panes\/(?:ResultPane|DetectedLine|Editor))\.svelte/;

/** What every visit loads right after it: drafts, links, files, the list of problems. */
const NEXT =
  /node_modules\/idb-keyval\/|src\/app\/(?:drafts|offline|problems)\/(?!HistoryDialog)|src\/app\/files\/(?:DropZone|arrange|file-verbs|opening|picked|read-file|saving|zip)|src\/app\/share\/(?:address|arrive)\.|src\/app\/run\/(?:example|example-config|read-run-input)\.ts|src\/share\/(?:base64url|checksum|deflate|link|safe-names|state)\.ts|src\/sandbox\/cut\.ts|src\/text\/(?:paths|unseen)\.ts|src\/pipeline\/prompt\.ts|src\/ui\/CopyButton|src\/model\/guards\.ts|icons\/(?:lightbulb|skull|circle-)/;

/** The earlier one takes what both name. */
export const chunks = [
  { name: 'base', test: FIRST, priority: 2 },
  { name: 'next', test: NEXT, priority: 1 },
];

/** What every check needs, whichever host it is for. */
const CORE =
  /rolldown[^]*runtime|node_modules\/(?:comlink|jsonc-parser)\/|src\/(?:model|text|schema|hosts\/kit)\/|src\/pipeline\/(?!convert)|src\/hosts\/[^/]+\/entry\.ts/;

export const workerChunks = [{ name: 'core', test: CORE }];

/** In the analysis worker a host's pack bears the host's name. */
export function packName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const host = /\/src\/hosts\/([^/]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${host === undefined ? '[name]' : `pack-${host}`}-[hash].js`;
}
