// What a text is as a whole: not an object, another shape, source code, or a file under a name that no host opens.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { typeName } from '../../../model/guards.ts';
import { kindOf, lastPart } from './kind.ts';
import { fileName, otherShape, rootNotObject, typescriptSource } from './rules.ts';

export function checkFile(document: SourceDocument): Finding[] {
  switch (kindOf(document)) {
    case 'manifest':
      return checkName(document, 'elizaos.plugin.json');
    case 'package':
      return checkName(document, 'package.json');
    case 'source':
      return checkSource(document);
    case 'other':
      return [otherShape.at('', 'key')];
    case 'broken':
      return [rootNotObject.at('', 'key', { got: typeName(document.value) })];
    case 'nothing':
      return [];
  }
}

/** Plugin source: marked at the place that gave it away, so that one glance tells why. */
function checkSource(document: SourceDocument): Finding[] {
  const mark = /@elizaos\/core|:\s{0,9}Plugin\s{0,9}=/.exec(document.text);
  const from = mark?.index ?? 0;
  const span = { from, to: from + (mark?.[0].length ?? 0) };
  return [{ ...typescriptSource.at('', 'value'), span }];
}

/** Hosts open the manifest and the package file under one exact name each. */
function checkName(document: SourceDocument, want: string): Finding[] {
  const got = lastPart(document.path);
  return got === '' || got === want ? [] : [fileName.at('', 'key', { got, want })];
}
