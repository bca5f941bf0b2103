// What a text is as a whole: no object, another shape, source code, or a file under a name that nobody opens.

import { typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { fileName, kindOf } from '../kind.ts';

/** The root is an array, a string and so on. */
export function checkRoot(document: SourceDocument): Finding[] {
  const got = typeName(document.value);
  return [{ code: 'elizaos/root-not-object', pointer: '', at: 'key', args: { got } }];
}

/** The shape with `schemaVersion`, `displayName`, `quickstart` and `actions`. */
export function checkOtherShape(): Finding[] {
  return [{ code: 'elizaos/other-shape', pointer: '', at: 'key' }];
}

/** Plugin source: marked at the place that gave it away, so that one glance tells why. */
export function checkSource(document: SourceDocument): Finding[] {
  const mark = /@elizaos\/core|:\s{0,9}Plugin\s{0,9}=/.exec(document.text);
  const from = mark?.index ?? 0;
  const span = { from, to: from + (mark?.[0].length ?? 0) };
  return [{ code: 'elizaos/typescript-source', pointer: '', at: 'value', span }];
}

/** Hosts open the manifest and the package file under one exact name each. */
export function checkFileName(document: SourceDocument): Finding[] {
  const got = fileName(document.path);
  const want = kindOf(document) === 'package' ? 'package.json' : 'elizaos.plugin.json';
  if (got === '' || got === want) return [];
  return [{ code: 'elizaos/file-name', pointer: '', at: 'key', args: { got, want } }];
}
