// Recognises other products whose files are also called skill.json or extension.json, or are pasted by mistake.

import { isObject, member } from '../../model/guards.ts';
import type { OtherProduct, DetectionInput } from '../../model/host.ts';
import { among, hasKeys, weight } from '../kit/detection.ts';
import { elements, listItems } from './shape.ts';

type Mark = (value: unknown, keys: ReadonlySet<string>) => string | false;

/** Products with the mark that identifies each; the first match wins. */
const PRODUCTS: readonly { readonly product: string; readonly score: number; readonly mark: Mark }[] = [
  {
    product: 'Alexa skill manifest',
    score: weight.own,
    mark: (value) =>
      isObject(member(member(value, 'manifest'), 'publishingInformation')) &&
      'has `manifest.publishingInformation`',
  },
  {
    product: 'MediaWiki extension',
    score: weight.own,
    mark: (value, keys) =>
      isObject(value) &&
      (has(member(value, 'requires'), 'MediaWiki')
        ? 'requires `MediaWiki`'
        : keys.has('manifest_version') &&
          any(keys, ['AutoloadNamespaces', 'AutoloadClasses', 'MessagesDirs'])),
  },
  {
    product: 'browser extension manifest',
    score: weight.own,
    mark: (_, keys) =>
      keys.has('manifest_version') &&
      any(keys, [
        'background',
        'content_scripts',
        'action',
        'browser_action',
        'host_permissions',
        'browser_specific_settings',
      ]),
  },
  {
    product: 'VS Code extension (package.json)',
    score: weight.own,
    mark: (value) => has(member(value, 'engines'), 'vscode') && 'has `engines.vscode`',
  },
  {
    product: 'OpenClaw skill',
    score: weight.strong,
    mark: (value) => openClaw(value),
  },
  {
    product: 'OpenClaw skill',
    score: weight.doubtful,
    mark: (value) =>
      Array.isArray(member(member(value, 'requires'), 'bins')) && 'has `requires.bins`, a list of programs',
  },
  {
    product: 'MCP tool list',
    score: weight.certain,
    mark: (value) =>
      toolLists(value).some((list) =>
        listItems(list, '').some(({ value: tool }) => has(tool, 'inputSchema')),
      ) && 'has tools with `inputSchema`',
  },
  {
    product: 'OpenAI function tools',
    score: weight.certain,
    mark: (value) =>
      [value, ...toolLists(value).flatMap(elements)].some(
        (tool) => member(tool, 'type') === 'function' && (has(tool, 'function') || has(tool, 'parameters')),
      ) && 'has tools of the type `function`',
  },
  {
    product: 'ChatGPT plugin manifest',
    score: weight.own,
    mark: (_, keys) => keys.has('name_for_model') && 'has `name_for_model`',
  },
  {
    product: 'A2A agent card',
    score: weight.strong,
    mark: (value) =>
      Array.isArray(member(value, 'skills')) &&
      isObject(member(value, 'capabilities')) &&
      (has(value, 'url') || has(value, 'protocolVersion')) &&
      'has `skills`, `capabilities` and an address',
  },
  {
    product: 'OpenAPI description',
    score: weight.own,
    mark: (_, keys) => any(keys, ['openapi', 'swagger']) && any(keys, ['paths', 'info']),
  },
  {
    product: 'npm package.json',
    score: weight.strong,
    mark: (_, keys) =>
      keys.has('name') &&
      any(keys, ['dependencies', 'devDependencies', 'peerDependencies', 'packageManager']),
  },
];

/** The other product that the text is for, with a score and the reason; null where no mark matches. */
export function otherProduct({ value, keys }: DetectionInput): OtherProduct | null {
  for (const { product, score, mark } of PRODUCTS) {
    const reason = mark(value, keys);
    if (reason !== false) return { product, score, reason };
  }
  return null;
}

function has(value: unknown, key: string): boolean {
  return member(value, key) !== undefined;
}

function any(keys: ReadonlySet<string>, wanted: readonly string[]): string | false {
  const found = among(keys, wanted);
  return found.length > 0 && hasKeys(found.slice(0, 1));
}

/** The places where other products keep a list of tools. */
function toolLists(value: unknown): unknown[] {
  return [
    value,
    member(value, 'tools'),
    member(member(value, 'result'), 'tools'),
    member(value, 'functions'),
  ];
}

function openClaw(value: unknown): string | false {
  if (has(member(value, 'engines'), 'openclaw')) return 'has `engines.openclaw`';
  if (has(member(value, 'metadata'), 'openclaw')) return 'has `metadata.openclaw`';
  return member(value, 'author') === 'OpenClaw' && 'names OpenClaw as its author';
}
