// Completes strings whose values the manifest or the host decides: services, fields, tools and algorithms.

import type { SyntaxNode } from '@lezer/common';
import type { Completion, CompletionOption } from '../../../model/assist.ts';
import { isObject, member } from '../../../model/guards.ts';
import { valueAt } from '../../../text/pointer.ts';
import { declaredServices } from '../code/config/services.ts';
import { constantString, expressions, textOf } from '../../../lang/javascript/nodes.ts';
import { isBlockedTool } from '../code/permissions/called-tools.ts';
import { DOCUMENTED, V0_8_3, V2026_02 } from '../releases.ts';
import { UTILITY_TOOLS } from '../tool/host-tools.ts';
import type { Site } from './site.ts';

interface StringArgument {
  /** The function as it is written: `config.get`. */
  readonly path: string;
  readonly index: number;
  readonly first: SyntaxNode | undefined;
}

type Options = (site: Site, argument: StringArgument) => CompletionOption[];

const FIRST: Readonly<Record<string, Options>> = {
  'config.get': services,
  'utils.getFieldValue': services,
  'utils.getApiKey': services,
  'utils.getServiceConfig': services,
  'utils.getConfigEntry': services,
  'utils.getConfigEntries': services,
  'utils.callTool': tools,
  'crypto.createHash': algorithms,
};

const SECOND: Readonly<Record<string, Options>> = {
  'config.get': fields,
  'utils.getFieldValue': fields,
  'utils.hash': algorithms,
};

/** The options in a string at the caret; null where its values are not known. */
export function completeString(site: Site): Completion | null {
  const { code, node, offset } = site;
  const argument = argumentOf(site);
  if (!argument) return null;
  const table = [FIRST, SECOND][argument.index] ?? {};
  const options = Object.hasOwn(table, argument.path) ? table[argument.path]?.(site, argument) : undefined;
  if (!options || options.length === 0) return null;
  const from = node.from + 1;
  const closed = node.to > from && code.text.charAt(node.to - 1) === code.text.charAt(node.from);
  return { from, to: closed ? node.to - 1 : offset, options, also: [] };
}

function argumentOf({ code, node }: Site): StringArgument | null {
  const list = node.parent;
  const callee = list?.parent?.firstChild;
  if (list?.name !== 'ArgList' || !callee) return null;
  const path = textOf(code, callee).replace(/\s+/g, '');
  if (code.own.has(path.split('.')[0] ?? '')) return null;
  const args = expressions(list);
  return { path, index: args.findIndex(({ from }) => from === node.from), first: args[0] };
}

function services({ manifest }: Site): CompletionOption[] {
  return declaredServices(manifest).map(({ name, pointer }) =>
    optionOf(name, 'service', textAt(valueAt(manifest, pointer), 'description')),
  );
}

function fields({ manifest, code }: Site, { first }: StringArgument): CompletionOption[] {
  const service = first && constantString(code, first);
  return declaredServices(manifest)
    .filter(({ name }) => name === service)
    .flatMap((declared) => declared.fields)
    .map(({ name, pointer }) => {
      const field = valueAt(manifest, pointer);
      return optionOf(name, textAt(field, 'type'), textAt(field, 'description') || textAt(field, 'label'));
    });
}

function tools({ release }: Site): CompletionOption[] {
  const real = release === V2026_02 || release === DOCUMENTED ? V2026_02 : V0_8_3;
  return UTILITY_TOOLS.filter(({ name }) => !isBlockedTool(name, real)).map(
    ({ name, parameters, description }) => optionOf(name, (parameters ?? []).join(', '), description),
  );
}

/** Those that the guide names, and what Node.js adds most. */
function algorithms(): CompletionOption[] {
  return ['sha256', 'sha1', 'sha512', 'md5'].map((name) => optionOf(name, '', ''));
}

function optionOf(label: string, detail: string, info: string): CompletionOption {
  return { label, insert: label, caret: label.length, detail, info };
}

function textAt(value: unknown, key: string): string {
  const text = isObject(value) ? member(value, key) : undefined;
  return typeof text === 'string' ? text : '';
}
