// Finds the exception with which AnythingLLM's settings page crashes: in the list of skills, or when a skill is opened.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { Crash } from '../../../model/preview.ts';
import { setupArgs } from '../parts.ts';
import { fieldsOf, type Field } from './fields.ts';
import { childErrorOf } from './page-text.ts';

const EVERYONE = 'The page shows an error instead of all skills.';

const OPENED = 'The skill is listed, but opening it crashes the page.';

/** The browser's message for a file input that should start with a text. */
const FILE_VALUE =
  "Failed to set the 'value' property on 'HTMLInputElement': This input element accepts a filename, which may only be programmatically set to the empty string.";

/** The exception that the error screen shows; null where the panel opens. `manifest` may be any JSON value. */
export function crashOf(manifest: unknown): Crash | null {
  return listCrash(manifest) ?? panelCrash(manifest);
}

/** The list reads `hubId` of every manifest, and writes every name in sentence case. */
function listCrash(manifest: unknown): Crash | null {
  if (manifest === null || manifest === undefined) {
    return {
      message: "Cannot read properties of null (reading 'hubId')",
      advice: `AnythingLLM cannot read this file at all. ${EVERYONE} Fix the text, or remove the file from the folder.`,
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

/**
 * After an exception React 18 goes on with the elements beside it, and the error screen shows the last one. Only an
 * entry of null stops the panel before it has any elements.
 */
function panelCrash(manifest: unknown): Crash | null {
  const nothing = setupArgs(manifest).find(({ value }) => value === null);
  if (nothing) {
    return {
      message: "Cannot read properties of null (reading 'hasOwnProperty')",
      advice: `${OPENED} Make this setting an object.`,
      pointer: nothing.pointer,
    };
  }
  return [...aboutCrashes(manifest), ...fieldCrashes(manifest)].at(-1) ?? null;
}

/** The author is inside the element that fails first where the description is an object, so it is not reached then. */
function aboutCrashes(manifest: unknown): Crash[] {
  const keys = isObject(member(manifest, 'description')) ? ['description'] : ['description', 'author'];
  return keys.flatMap((key) => childCrash(member(manifest, key), `/${key}`, key));
}

function fieldCrashes(manifest: unknown): Crash[] {
  const fields = fieldsOf(member(manifest, 'setup_args'));
  return setupArgs(manifest).flatMap(({ pointer, value }, i) => {
    const hint = member(member(value, 'input'), 'hint');
    return [...fileCrash(fields[i]), ...childCrash(hint, `${pointer}/input/hint`, 'hint')];
  });
}

function fileCrash(field: Field | undefined): Crash[] {
  if (field?.type.toLowerCase() !== 'file' || field.shown === '') return [];
  const advice = `${OPENED} A file picker cannot start with a text. Use another input type.`;
  return [{ message: FILE_VALUE, advice, pointer: field.valuePointer }];
}

function childCrash(value: unknown, pointer: string, key: string): Crash[] {
  const message = childErrorOf(value);
  return message === null
    ? []
    : [{ message, advice: `${OPENED} Write the \`${key}\` as a string.`, pointer }];
}
