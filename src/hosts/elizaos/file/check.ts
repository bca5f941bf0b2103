// Checks a text as a whole: its kind, and the name of its file.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { typeName } from '../../../model/guards.ts';
import { kindOf, lastPart } from './kind.ts';
import { fileName, otherShape, rootNotObject, typescriptSource } from './rules.ts';

/** At most one finding: about the kind of text, or about the name of a manifest's or package's file. */
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

/** A finding on plugin source, at the import or object by which it was recognised. */
function checkSource(document: SourceDocument): Finding[] {
  const mark = /@elizaos\/core|:\s{0,9}Plugin\s{0,9}=|\bsatisfies\s{1,9}Plugin\b/.exec(document.text);
  const from = mark?.index ?? 0;
  const span = { from, to: from + (mark?.[0].length ?? 0) };
  return [{ ...typescriptSource.at('', 'value'), span }];
}

/** A finding where the file is named differently: hosts open only files of the exact name. */
function checkName(document: SourceDocument, want: string): Finding[] {
  const got = lastPart(document.path);
  return got === '' || got === want ? [] : [fileName.at('', 'key', { got, want })];
}
