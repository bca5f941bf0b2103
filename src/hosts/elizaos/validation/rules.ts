// Rules for constraints that the form does not enforce, and for checks of hints that never or always fail.

import type { SourceDocument, Fix } from '../../../model/finding.ts';
import { join } from '../../../lang/json/pointer.ts';
import { append, fix, place, remove } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { CATALOG, RENDERER, crashing, milady, page, define } from '../evidence.ts';
import { HINTS } from '../form.ts';
import { isPattern, runsInForm } from './patterns.ts';

export const patternBroken = define.changed<{ key: string }>('elizaos/pattern-broken', {
  message: ({ key }) =>
    `The pattern for ${code(key)} is not a regular expression. The pattern of a hint is then ignored, and a check with it always fails.`,
  evidence: [page(), milady(`${RENDERER}, validateField`)],
  fix: ({ pointer }) => remove(pointer, 'the pattern'),
});

export const patternSkipped = define.miladyChanged<{ long: boolean; key: string }>(
  'elizaos/pattern-skipped',
  {
    message: ({ long, key }) =>
      long
        ? `The pattern for ${code(key)} is longer than 200 characters, and the form skips such patterns.`
        : `The pattern for ${code(key)} repeats a repetition, and the form skips such patterns because they can run forever.`,
    evidence: [milady(`${RENDERER}, validateField`)],
    fix: ({ pointer }) => remove(pointer, 'the pattern'),
  },
);

export const checkShape = define.miladyChanged<{ key: string; got: string }>('elizaos/check-shape', {
  message: ({ key, got }) =>
    `\`validation.checks\` of ${code(key)} is a list of objects such as \`{"fn": "email", "message": "…"}\`; this is ${got} without a usable \`fn\`.`,
  evidence: [milady(`${CATALOG}, runValidation`)],
  fix: ({ pointer }) => remove(pointer, 'it'),
});

/** For checks that are not a list. */
export const checksCrash = crashing(checkShape);

export const constraintUnenforced = define.miladyAdvice<{ name: string; key: string; value: unknown }>(
  'elizaos/constraint-unenforced',
  {
    message: ({ name, key }) => `The form never checks ${code(name)} of ${code(key)}. ${remedy(name)}`,
    evidence: [milady(`${RENDERER}, validateField`)],
    fix: ({ args }, document) => addCheck(args, document),
  },
);

function remedy(name: string): string {
  if (name === 'pattern') return 'Write the pattern into the hint too.';
  if (name === 'minLength' || name === 'maxLength')
    return 'Add the check of that name to `validation.checks` of its hint.';
  return "Check it in the plugin's `init`.";
}

/** Adds a check that the form runs beside the constraint that it ignores. */
function addCheck(
  { key, name, value }: { key: string; name: string; value: unknown },
  document: SourceDocument,
): Fix[] {
  const hint = join(HINTS, key);
  if (name === 'pattern' && typeof value === 'string') {
    if (!isPattern(value) || !runsInForm(value)) return [];
    return fix('Add the pattern to the hint, too', place(document, join(hint, 'pattern'), value));
  }
  if ((name !== 'minLength' && name !== 'maxLength') || typeof value !== 'number') return [];
  const [bound, words] = name === 'minLength' ? ['min', 'At least'] : ['max', 'At most'];
  const check = { fn: name, args: { [bound]: value }, message: `${words} ${String(value)} characters.` };
  const checks = join(hint, 'validation', 'checks');
  return fix(`Add the check "${name}" to the hint`, append(document, checks, check));
}
