// The exceptions that AnythingLLM's settings page dies of: while it lists the skills, and when the skill is opened.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { Crash } from '../../../model/preview.ts';
import { setupArgs } from '../parts.ts';
import { fieldsOf } from './fields.ts';
import { childDeath } from './page-text.ts';

const EVERYONE = 'The page shows an error in place of all skills.';

/** What the browser says of a file input that is to start with a text. */
const FILE_VALUE =
  "Failed to set the 'value' property on 'HTMLInputElement': This input element accepts a filename, which may only be programmatically set to the empty string.";

/** The first exception on the way to the open panel; null where the panel opens. `manifest` is of any type. */
export function crashOf(manifest: unknown): Crash | null {
  return listDeath(manifest) ?? panelDeath(manifest);
}

/** The list reads `hubId` of every manifest, and puts every name into sentence case. */
function listDeath(manifest: unknown): Crash | null {
  if (manifest === null || manifest === undefined) {
    return {
      message: "Cannot read properties of null (reading 'hubId')",
      advice: `AnythingLLM cannot read this file at all. ${EVERYONE} Mend the text, or take the file out of the folder.`,
      pointer: '',
    };
  }
  const name = member(manifest, 'name');
  if (typeof name === 'string') return null;
  const missing = name === undefined || name === null;
  return {
    message: missing
      ? `Cannot read properties of ${String(name)} (reading 'replace')`
      : 'input.replace is not a function',
    advice: isObject(manifest)
      ? `${EVERYONE} Give the skill a \`name\` that is a string.`
      : `${EVERYONE} A manifest is an object with a \`name\`, not ${typeName(manifest)}.`,
    pointer: name === undefined ? '' : '/name',
  };
}

/** In the order in which the page comes upon them. */
function panelDeath(manifest: unknown): Crash | null {
  const nothing = setupArgs(manifest).find(({ value }) => value === null);
  if (nothing) {
    return {
      message: "Cannot read properties of null (reading 'hasOwnProperty')",
      advice: 'The skill is listed, and opening it ends the page. Make this setting an object.',
      pointer: nothing.pointer,
    };
  }
  for (const key of ['description', 'author']) {
    const message = childDeath(member(manifest, key));
    if (message === null) continue;
    const advice = `The skill is listed, and opening it ends the page. Write \`${key}\` as a string.`;
    return { message, advice, pointer: `/${key}` };
  }
  return fieldDeath(manifest);
}

function fieldDeath(manifest: unknown): Crash | null {
  const entries = setupArgs(manifest);
  for (const { pointer, value } of entries) {
    const message = childDeath(member(member(value, 'input'), 'hint'));
    if (message === null) continue;
    const advice = 'The skill is listed, and opening it ends the page. Write the `hint` as a string.';
    return { message, advice, pointer: `${pointer}/input/hint` };
  }
  const file = fieldsOf(member(manifest, 'setup_args')).find(
    ({ type, shown }) => type.toLowerCase() === 'file' && shown !== '',
  );
  if (!file) return null;
  const advice =
    'The skill is listed, and opening it ends the page. A file picker cannot start with a text: use another input type.';
  return { message: FILE_VALUE, advice, pointer: file.valuePointer };
}
