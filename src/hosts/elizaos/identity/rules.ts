// Rules for id, name, version and kind of the plugin.

import type { SourceDocument } from '../../../model/finding.ts';
import { textIn } from '../../../model/guards.ts';
import { add, setTo } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import { LOCAL, core, milady, page, define } from '../evidence.ts';
import { kebab } from '../../../convert/values/identifiers.ts';
import { KINDS } from '../members/known.ts';
import { orEmpty } from '../words.ts';

export const idMissing = define.pageRefused('elizaos/id-missing', {
  message: () => 'The manifest has no `id`. The current core then uses the name of the folder.',
  evidence: [page('shown in the example; elizaOS core types/plugin-manifest.ts requires it')],
  fix: (_, document) => {
    const id = idFor(document);
    return add('/id', id, `Add the id "${id}"`);
  },
});

export const idEmpty = define.pageRefused('elizaos/id-empty', {
  message: () => 'The `id` is empty, so nothing can refer to the plugin.',
  evidence: [page(), core()],
  fix: ({ pointer }, document) => setTo(pointer, idFor(document)),
});

export const idFormat = define.pageAdvice<{ id: string }>('elizaos/id-format', {
  message: ({ id }) =>
    `The id ${code(id)} is not in kebab-case. Hosts accept it, but the registry wants lower-case letters, digits and hyphens.`,
  evidence: [page(), core('packages/registry: "id must be kebab-case ascii"')],
  fix: ({ pointer, args }) => setTo(pointer, kebab(args.id) || 'my-plugin'),
});

export const memberMissing = define.pageAdvice<{ name: string }>('elizaos/member-missing', {
  message: ({ name }) =>
    `The manifest has no ${code(name)}. It is not required, but marketplace and panel have nothing to show instead.`,
  evidence: [page()],
  fix: ({ args }, { value }) =>
    add(`/${args.name}`, firstValue(args.name, textIn(value, 'id')), `Add "${args.name}"`),
});

export const versionFormat = define.pageAdvice<{ version: string }>('elizaos/version-format', {
  message: ({ version }) =>
    orEmpty(
      version,
      '`version`',
      `The version ${code(version)} is not of the form \`1.2.3\`, which package managers can compare.`,
    ),
  evidence: [page()],
  fix: ({ pointer, args }) => setTo(pointer, versionFor(args.version)),
});

export const kindUnknown = define.pageRefused<{ kind: string; suggestion: string | undefined }>(
  'elizaos/kind-unknown',
  {
    message: ({ kind, suggestion }) =>
      orEmpty(
        kind,
        '`kind`',
        `The documentation has no kind ${code(kind)}. It lists \`memory\`, \`channel\`, \`provider\`, \`skill\` and \`database\`.${perhaps(suggestion)}`,
      ),
    evidence: [page('Plugin Schemas, section "kind Values"')],
    fix: ({ pointer, args: { suggestion } }) =>
      (suggestion === undefined ? KINDS : [suggestion]).flatMap((kind) => setTo(pointer, kind)),
  },
);

export const kindApp = define.pageAdvice('elizaos/kind-app', {
  message: () =>
    'The documentation does not list the kind `app`; Milady and the current core know it, and it is the only kind that Milady checks.',
  evidence: [page('Plugin Schemas, section "kind Values"'), milady(LOCAL), core()],
});

/** An id made of the manifest's name, else of its folder. */
export function idFor(document: SourceDocument): string {
  const folder = document.path.split(/[\\/]/).at(-2) ?? '';
  return kebab(textIn(document.value, 'name')) || kebab(folder) || 'my-plugin';
}

/** The nearest version of three numbers: `v1.2` → `1.2.0`. */
function versionFor(text: string): string {
  const parts = /^[vV=]{0,2}\s{0,3}(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/.exec(text.trim().slice(0, 40));
  if (!parts) return '0.1.0';
  return [parts[1], parts[2] ?? '0', parts[3] ?? '0'].map((part) => String(Number(part))).join('.');
}

/** The first value of a missing member. */
function firstValue(name: string, id: string): unknown {
  const words = kebab(id || 'my-plugin').replaceAll('-', ' ');
  const values: Readonly<Record<string, unknown>> = {
    name: words.charAt(0).toUpperCase() + words.slice(1) || 'My plugin',
    description: 'What this plugin does, in one sentence.',
    version: '0.1.0',
    configSchema: { type: 'object', properties: {} },
  };
  return values[name];
}
