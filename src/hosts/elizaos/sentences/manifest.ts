// Sentences on the file as a whole, its members, lists and the `app` block.

import type { Rule } from '../../../model/host.ts';
import { code, codes, core, didYouMeanText, LOCAL, milady, page, plain } from '../phrases.ts';

const META = 'src/services/registry-client-app-meta.ts';

export const manifestSentences: Readonly<Record<string, Rule>> = {
  'elizaos/root-not-object': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) => `A manifest is one object in braces; this is ${plain(a.got)}, which no host reads.`,
    evidence: [page(), milady(LOCAL)],
  },
  'elizaos/other-shape': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: () =>
      'This has the shape with `schemaVersion` and `quickstart`, which neither the documentation nor Milady knows. No host reads it. A manifest starts with `id`, `name`, `kind` and `configSchema`.',
    evidence: [page(), milady(LOCAL)],
  },
  'elizaos/typescript-source': {
    severity: { documented: 'advice', '2026-03': 'advice' },
    message: () =>
      'This is plugin source. Plugbench checks only `elizaos.plugin.json` and package.json, not source code yet.',
    evidence: [page('Plugin Schemas, section "Plugin Interface"')],
  },
  'elizaos/file-name': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) => `The file is named ${code(a.got)}; hosts open only ${code(a.want)}.`,
    evidence: [page(), milady(LOCAL)],
  },
  'elizaos/id-missing': {
    severity: { documented: 'refused' },
    message: () => 'The manifest has no `id`. The current core then uses the name of the folder.',
    evidence: [
      {
        release: 'documented',
        where: 'shown in the example; elizaOS core types/plugin-manifest.ts requires it',
      },
    ],
  },
  'elizaos/id-empty': {
    severity: { documented: 'refused' },
    message: () => 'The `id` is empty, so nothing can refer to the plugin.',
    evidence: [page(), core()],
  },
  'elizaos/id-format': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The id ${code(a.id)} is not in kebab-case. Hosts accept it, but the registry wants lower-case letters, digits and hyphens.`,
    evidence: [page(), core('packages/registry: "id must be kebab-case ascii"')],
  },
  'elizaos/member-missing': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The manifest has no ${code(a.name)}. It is not required, but marketplace and panel have nothing to show instead.`,
    evidence: [page()],
  },
  'elizaos/version-format': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The version ${code(a.version)} is not of the form \`1.2.3\`, which package managers can compare.`,
    evidence: [page()],
  },
  'elizaos/kind-unknown': {
    severity: { documented: 'refused' },
    message: (a) =>
      `The documentation has no kind ${code(a.kind)}. It lists \`memory\`, \`channel\`, \`provider\`, \`skill\` and \`database\`.${didYouMeanText(a.suggestion)}`,
    evidence: [page('Plugin Schemas, section "kind Values"')],
  },
  'elizaos/kind-app': {
    severity: { documented: 'advice' },
    message: () =>
      'The documentation does not list the kind `app`; Milady and the current core know it, and it is the only kind that Milady checks.',
    evidence: [page('Plugin Schemas, section "kind Values"'), milady(LOCAL), core()],
  },
  'elizaos/member-type': {
    severity: { documented: 'refused' },
    message: (a) =>
      `${code(a.name)} must be ${a.want === 'object' ? 'an object' : 'a string'}, not ${plain(a.got)}.`,
    evidence: [page()],
  },
  'elizaos/extra-member-type': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} should be ${a.want === 'object' ? 'an object' : 'a string'}, not ${plain(a.got)}. Hosts take it unchecked and find nothing usable in it.`,
    evidence: [core(), milady(LOCAL)],
  },
  'elizaos/unknown-member': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `A manifest has no member ${code(a.key)}. Every host silently ignores it.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), core(), milady(LOCAL)],
  },
  'elizaos/openclaw-member': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.key)} belongs to OpenClaw's \`openclaw.plugin.json\`; ElizaOS hosts silently ignore it.`,
    evidence: [page(), milady(LOCAL)],
  },
  'elizaos/undocumented-members': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The documentation does not show ${codes(a.names, 10)}. The hosts' code declares these members, so they may stay.`,
    evidence: [core(), page()],
  },
  'elizaos/members-unread': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `Milady never reads ${codes(a.names, 10)} from a manifest. Its settings page uses \`agentConfig.pluginParameters\` in package.json. Write the settings there, too.`,
    evidence: [milady(LOCAL)],
  },
  'elizaos/viewer-at-top': {
    severity: { '2026-03': 'changed' },
    message: () =>
      'Milady looks for the viewer in `app.viewer` and ignores this one. The current core reads only this one. Apps for both need it twice.',
    evidence: [milady(LOCAL)],
  },
  'elizaos/unsafe-key': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.key)} is a name that every JavaScript object already has. Milady's editors refuse it, and OpenClaw rejects such manifests.`,
    evidence: [page(), milady('apps/app/src/components/config-catalog.ts, BLOCKED_KEYS')],
  },
  'elizaos/list-type': {
    severity: { documented: 'refused' },
    message: (a) => `${code(a.name)} must be a list, not ${plain(a.got)}.`,
    evidence: [page()],
  },
  'elizaos/list-item-type': {
    severity: { documented: 'refused' },
    message: (a) =>
      `${code(a.name)} lists ${typeof a.needs === 'string' ? `strings, or objects with ${code(a.needs)}` : 'strings'}; this entry is ${plain(a.got)}.`,
    evidence: [page(), core()],
  },
  'elizaos/list-item-nameless': {
    severity: { documented: 'advice' },
    message: (a) =>
      `An object in ${code(a.name)} is found by the string ${code(a.needs)}. This one has none.`,
    evidence: [core()],
  },
  'elizaos/keywords-type': {
    severity: { documented: 'advice' },
    message: (a) =>
      `\`keywords\` should be a list of strings, and this is ${plain(a.got)}. The current core uses it for the plugin's topics.`,
    evidence: [core()],
  },
  'elizaos/app-block-missing': {
    severity: { '2026-03': 'advice' },
    message: () =>
      'The kind is `app`, but there is no `app` block. Milady then has no name, category or address to show for it.',
    evidence: [milady(`${LOCAL}, toLocalAppMeta`)],
  },
  'elizaos/app-member-type': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.key)} of the app should be ${wanted(a.want)}, not ${plain(a.got)}. It is used unchecked.`,
    evidence: [core('types of the app block'), milady(`${LOCAL}, LocalPackageAppMeta`)],
  },
  'elizaos/app-member-unknown': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `An app block has no member ${code(a.key)}. It is silently ignored.${didYouMeanText(a.suggestion)}`,
    evidence: [core('types of the app block'), milady(`${LOCAL}, toLocalAppMeta`)],
  },
  'elizaos/app-launch-type': {
    severity: { documented: 'advice', '2026-03': 'advice' },
    message: (a) =>
      `The launch type ${code(a.value)} is not one of those in use: \`url\`, \`connect\`, \`local\`, \`overlay\`.${didYouMeanText(a.suggestion)}`,
    evidence: [core('types of the app block'), milady(`${LOCAL}, toLocalAppMeta`)],
  },
  'elizaos/app-sandbox-token': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `Milady does not allow the sandbox word ${code(a.token)} and replaces the whole line with \`allow-scripts allow-same-origin allow-popups\`.`,
    evidence: [milady(`${META}, sanitizeSandbox`, '[registry-client] rejecting untrusted sandbox token: X')],
  },
  'elizaos/app-session-mode': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The session mode ${code(a.value)} is not one of \`viewer\`, \`spectate-and-steer\`, \`external\`.${didYouMeanText(a.suggestion)}`,
    evidence: [core('types of the app block')],
  },
  'elizaos/app-session-feature': {
    severity: { documented: 'advice' },
    message: (a) =>
      `The session feature ${code(a.value)} is not one of \`commands\`, \`telemetry\`, \`pause\`, \`resume\`, \`suggestions\`.${didYouMeanText(a.suggestion)}`,
    evidence: [core('types of the app block')],
  },
};

const WANTED: ReadonlyMap<unknown, string> = new Map([
  ['text', 'a string'],
  ['string or null', 'a string or null'],
  ['number or null', 'a number or null'],
  ['list of strings', 'a list of strings'],
  ['object', 'an object'],
]);

function wanted(want: unknown): string {
  return WANTED.get(want) ?? '';
}
