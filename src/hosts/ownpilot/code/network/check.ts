// Checks requests: their timeout and their address.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { onlyIn } from '../../../kit/rule.ts';
import { V2026_02, V0_8_3 } from '../../releases.ts';
import {
  expressions,
  objectKeys,
  plainString,
  requests,
  resolve,
  textOf,
  type GlobalCall,
} from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { within, type ReadableTool } from '../tool.ts';
import { isPrivate, readAddress } from './addresses.ts';
import { fetchPrivate, fetchRelative, fetchScheme, fetchTimeout, formBody } from './rules.ts';

/** Findings about the calls of `fetch`; addresses that are computed are not judged. */
export function checkNetwork(tool: ReadableTool): Finding[] {
  return requests(tool.code).flatMap((call) => [
    ...checkTimeout(tool, call),
    ...checkForm(tool, call),
    ...checkAddress(tool, call),
  ]);
}

function checkTimeout(tool: ReadableTool, { args, spread, callee }: GlobalCall): Finding[] {
  const { code } = tool;
  const [, options] = args;
  if (spread || args.length === 0) return [];
  if (options) {
    const value = resolve(code, options);
    const keys = value.name === 'ObjectExpression' ? objectKeys(code, value) : null;
    if (keys === null || keys.includes('signal')) return [];
  }
  return [fetchTimeout.at(...within(tool, callee))];
}

/** A body of URLSearchParams without `headers`; 0.8.3 loses its content type. */
function checkForm(tool: ReadableTool, { args: [, options] }: GlobalCall): Finding[] {
  const { code } = tool;
  const object = options && resolve(code, options);
  const keys = object?.name === 'ObjectExpression' ? objectKeys(code, object) : null;
  if (!object || !keys || keys.includes('headers')) return [];
  const body = object.getChildren('Property')[keys.indexOf('body')];
  const made = body && expressions(body)[1];
  const isForm = made && /^new\s+URLSearchParams\b/.test(textOf(code, resolve(code, made)));
  return isForm ? [formBody.at(...within(tool, body))] : [];
}

/** A path, or a host without a scheme. */
const RELATIVE = /^\s*(?:\.{0,2}\/|(?:[a-z0-9-]+\.)+[a-z]{2,}\/)/i;

function checkAddress(tool: ReadableTool, { args: [url] }: GlobalCall): Finding[] {
  const start = url && beginning(tool.code, url);
  if (!start || start.text === '') return [];
  const { text, whole, node } = start;
  if (RELATIVE.test(text)) return [fetchRelative.at(...within(tool, node), { text })];
  const address = readAddress(text, whole);
  if (!address) return [];
  if (address.scheme !== 'http' && address.scheme !== 'https') {
    return [fetchScheme.at(...within(tool, node), { scheme: address.scheme })];
  }
  const releases = ([V2026_02, V0_8_3] as const).filter((release) => isPrivate(address, release));
  if (releases.length === 0) return [];
  return [onlyIn(releases, fetchPrivate.at(...within(tool, node), { host: address.host }))];
}

interface Beginning {
  readonly text: string;
  readonly whole: boolean;
  readonly node: SyntaxNode;
}

/** The constant beginning of a text that is assembled; undefined where it begins with something else. */
function beginning(code: ParsedCode, expression: SyntaxNode): Beginning | undefined {
  let node = resolve(code, expression);
  let whole = true;
  for (let i = 0; node.name === 'BinaryExpression' && i < 100; i++) {
    const first = expressions(node)[0];
    if (!first || node.getChild('ArithOp') === null) return undefined;
    node = resolve(code, first);
    whole = false;
  }
  const text = plainString(code, node);
  if (text !== undefined) return { text, whole, node };
  const gap = node.name === 'TemplateString' ? node.getChild('Interpolation') : null;
  if (!gap) return undefined;
  const start = code.text.slice(node.from + 1, gap.from);
  return start.includes('\\') ? undefined : { text: start, whole: false, node: gap.prevSibling ?? node };
}
