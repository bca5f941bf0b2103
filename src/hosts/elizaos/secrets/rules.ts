// Rules for the settings that hold secrets, and for the two lists that name secrets.

import { onlyDocumented } from '../releases.ts';
import type { SourceDocument, Change, Fix } from '../../../model/finding.ts';
import { join, valueAt } from '../../../lang/json/pointer.ts';
import { append, fix, place, remove, setTo, defineRule } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { fits } from '../controls/field-types.ts';
import { RENDERER, RESOLVE_TYPE, SERVER, milady, page, define } from '../evidence.ts';
import { HINTS, PROPERTIES } from '../form.ts';
import { BLOCKED_NAMES } from '../parameters/values.ts';

export const secretInClear = define.changed<{ why: 'type' | 'name'; key: string; control: string }>(
  'elizaos/secret-in-clear',
  {
    message: ({ why, key, control }) =>
      why === 'type'
        ? `${code(key)} is sensitive, but its hint's \`type\` comes first. The form shows it as ${code(control)}, readable by anyone.`
        : `${code(key)} looks like a secret, and without \`"sensitive": true\` in its hint the form shows it as ${code(control)}, readable by anyone.`,
    evidence: [page(), milady(RESOLVE_TYPE)],
    fix: ({ pointer, args }, document) => {
      if (args.why === 'name') return markSensitive(args.key, document);
      const schema = valueAt(document.value, join(PROPERTIES, args.key));
      return [
        ...(fits(schema, 'password') ? setTo(pointer, 'password') : []),
        ...remove(pointer, 'the type'),
      ];
    },
  },
);

export const passwordNotSensitive = define.advice<{ key: string }>('elizaos/password-not-sensitive', {
  message: ({ key }) =>
    `${code(key)} is typed as a password but not marked \`"sensitive": true\`. It is masked, but not treated as a secret.`,
  evidence: [page(), milady(`${RENDERER}, buildRenderProps`)],
  fix: ({ args }, document) => markSensitive(args.key, document),
});

export const secretUndeclared = define.pageAdvice<{ key: string; name: string; list: string }>(
  'elizaos/secret-undeclared',
  {
    message: ({ key, name, list }) =>
      `The secret ${code(key)} is not listed as a secret. Add ${code(name)} to ${code(list)}.`,
    evidence: [page()],
    fix: ({ args: { name, list } }, document) =>
      BLOCKED_NAMES.has(name)
        ? []
        : fix(`Add ${quote(name)} to ${quote(list)}`, append(document, `/${list}`, name)),
  },
);

export const secretTwice = defineRule<{ name: string }>('elizaos/secret-twice', {
  severity: onlyDocumented('changed'),
  message: ({ name }) => `${code(name)} is listed as required and as optional. It can only be one of them.`,
  evidence: [page()],
  fix: ({ pointer }) => remove(pointer, 'it from "optionalSecrets"'),
});

export const secretName = define.pageAdvice<{ suggestion: string; name: string; usable: boolean }>(
  'elizaos/secret-name',
  {
    message: ({ suggestion, name }) =>
      `Name secrets like environment variables: ${code(suggestion)} rather than ${code(name)}.`,
    evidence: [page()],
    fix: ({ pointer, args }) => (args.usable ? setTo(pointer, args.suggestion) : []),
  },
);

export const secretBlocked = define.miladyBroken<{ name: string }>('elizaos/secret-blocked', {
  message: ({ name }) =>
    `Milady does not let a plugin set ${code(name)}. Saving it gives "${name} is blocked for security reasons".`,
  evidence: [milady(`${SERVER}, BLOCKED_ENV_KEYS`, 'K is blocked for security reasons')],
});

/** Marks the setting as sensitive, and changes a type in the hint that would still show the secret. */
function markSensitive(key: string, document: SourceDocument): Fix[] {
  const hint = join(HINTS, key);
  const type = join(hint, 'type');
  const typed = valueAt(document.value, type);
  const masked = typed === undefined || typed === 'password';
  const mask: Change[] = masked ? [] : [{ op: 'set', pointer: type, value: 'password' }];
  return fix('Mark it as sensitive', place(document, join(hint, 'sensitive'), true), ...mask);
}
