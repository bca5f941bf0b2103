// Rules on the members that describe the skill: description, author, licence.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';

export function checkAbout({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const findings: Finding[] = [];
  const description = member(value, 'description');
  if (typeof description === 'string' && description.trim() === '') {
    findings.push({ code: 'anythingllm/description-empty', pointer: '/description', at: 'value' });
  }
  const author = member(value, 'author');
  if (author === undefined || author === null || author === '') {
    const there = author !== undefined;
    findings.push({
      code: 'anythingllm/author-missing',
      pointer: there ? '/author' : '',
      at: there ? 'value' : 'key',
    });
  }
  if (!member(value, 'license')) {
    const there = Object.hasOwn(value, 'license');
    findings.push({
      code: 'anythingllm/license-missing',
      pointer: there ? '/license' : '',
      at: there ? 'value' : 'key',
    });
  }
  return [...findings, ...checkAuthorUrl(member(value, 'author_url'))];
}

/** The panel puts the address into a link as it stands (ImportedSkillConfig/index.jsx:110-189). */
function checkAuthorUrl(url: unknown): Finding[] {
  const scheme =
    typeof url === 'string' ? /^\s*([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() : undefined;
  if (scheme === undefined || ['http', 'https', 'mailto'].includes(scheme)) return [];
  return [{ code: 'anythingllm/author-url-scheme', pointer: '/author_url', at: 'value', args: { scheme } }];
}
