// Rules on `ui`: the words of a tile and the order of its arguments.

import type { Pointer } from '../../../model/finding.ts';
import { isObject, member, textIn } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { add, asText, fix, remove, rename, setTo } from '../../kit/rule.ts';
import { code, humanize, probably, quote } from '../../kit/words.ts';
import { page, seen, define } from '../evidence.ts';
import { addMember } from '../members/known.ts';

const UI = page('the example with `ui`');
const TILE = page('the paragraph on how a tile is displayed');
const ORDER = page('the sentence on the order of `ui.args`');
const SAME_KEYS = seen(
  'in all published extensions `ui.args` has the keys of `schema.fields` in their order',
);
const EVERY_UI = seen('87 of 87 `ui` of published extensions');

export const uiMissing = define.advice<{ id: string }>('gloodata/ui-missing', {
  message: ({ id }) =>
    `The tool ${code(id)} takes arguments but has no \`ui\`, so its tile has no words to show them with.`,
  evidence: [TILE, EVERY_UI],
  fix: ({ pointer }, { value }) =>
    add(join(pointer, 'ui'), uiFor(valueAt(value, pointer)), 'Add "ui" with all arguments'),
});

export const uiType = define.required<{ type: string }>('gloodata/ui-type', {
  message: ({ type }) => `\`ui\` must be an object with \`prefix\` and \`args\`, but this is ${type}.`,
  evidence: [UI, EVERY_UI],
  fix: ({ pointer }, { value }) =>
    setTo(pointer, uiFor(valueAt(value, parent(pointer))), 'Replace with "ui" with all arguments'),
});

export const uiArgsMissing = define.changed('gloodata/ui-args-missing', {
  message: () => '`ui` has no `args`, so the tile shows none of the arguments that `schema.fields` declares.',
  evidence: [TILE, SAME_KEYS],
  fix: ({ pointer }, document) =>
    addMember('ui', document, join(pointer, 'args'), argsFor(valueAt(document.value, parent(pointer)))),
});

export const uiArgsType = define.required<{ type: string }>('gloodata/ui-args-type', {
  message: ({ type }) =>
    `\`ui.args\` must be an object that maps the name of each argument to its words, but this is ${type}.`,
  evidence: [UI, EVERY_UI],
  fix: ({ pointer }, { value }) =>
    setTo(
      pointer,
      argsFor(valueAt(value, parent(parent(pointer)))),
      'Replace with an object with the names as keys',
    ),
});

export const affixType = define.required<{ key: string; type: string }>('gloodata/affix-type', {
  message: ({ key, type }) => `${code(key)} is shown on the tile and must be a string, but this is ${type}.`,
  evidence: [TILE, EVERY_UI],
  fix: asText,
});

export const argType = define.required<{ name: string; type: string }>('gloodata/arg-type', {
  message: ({ name, type }) =>
    `The argument ${code(name)} of \`ui.args\` must be an object such as \`{ "prefix": "Of" }\`, but this is ${type}.`,
  evidence: [UI, EVERY_UI],
  fix: ({ pointer }) =>
    setTo(pointer, { prefix: humanize(last(pointer)) }, 'Replace with an object with a prefix'),
});

export const argBareString = define.advice<{ name: string }>('gloodata/arg-bare-string', {
  message: ({ name }) =>
    `The argument ${code(name)} of \`ui.args\` is a bare string. One published extension writes it this way and means the prefix. How the host reads it is not known.`,
  evidence: [UI, seen('ext-py-demography, demography.py; screenshot “World Fertility for”')],
  fix: ({ pointer }, { value }) => setTo(pointer, { prefix: valueAt(value, pointer) }, 'Make it the prefix'),
});

export const argWithoutField = define.changed<{ name: string; meant: string | undefined }>(
  'gloodata/arg-without-field',
  {
    message: ({ name, meant }) =>
      `\`ui.args\` shows ${code(name)}, but \`schema.fields\` has no such field, so it never gets a value` +
      probably(meant),
    evidence: [TILE, SAME_KEYS],
    fix: ({ pointer, args: { name, meant } }, document) => [
      ...rename(document, pointer, meant),
      ...remove(pointer, quote(name, 50)),
    ],
  },
);

export const fieldNotShown = define.changed<{ name: string }>('gloodata/field-not-shown', {
  message: ({ name }) =>
    `The model fills the field ${code(name)}, but \`ui.args\` leaves it out, so the tile does not show its value.`,
  evidence: [ORDER, SAME_KEYS],
  fix: ({ pointer, args: { name } }) => {
    const at = join(toolOfArg(pointer), 'ui', 'args', name);
    return add(at, { prefix: humanize(name) }, `Show ${quote(name, 50)} at the end`);
  },
});

export const integerLikeName = define.changed<{ name: string }>('gloodata/integer-like-name', {
  message: ({ name }) =>
    `The order of \`ui.args\` is the order on the tile, but an argument called ${code(name)} is moved before all others by every JavaScript program that reads it.`,
  evidence: [ORDER, seen('ECMAScript, OrdinaryOwnPropertyKeys: integer-like names come first')],
  fix: ({ pointer, args: { name } }, document) => {
    const key = `arg_${name}`;
    const field = join(toolOfArg(pointer), 'schema', 'fields', name);
    const renamed = rename(document, pointer, key);
    if (valueAt(document.value, field) === undefined) return renamed;
    const both = [...renamed, ...rename(document, field, key)].flatMap(({ changes = [] }) => changes);
    return both.length === 2 ? fix(`Rename to ${quote(key, 50)} in "fields" and in "args"`, ...both) : [];
  },
});

/** The pointer of the tool that contains a member of `schema.fields` or `ui.args`. */
function toolOfArg(pointer: Pointer): Pointer {
  return parent(parent(parent(pointer)));
}

function uiFor(tool: unknown): Record<string, unknown> {
  return { prefix: textIn(tool, 'title'), args: argsFor(tool) };
}

function argsFor(tool: unknown): Record<string, unknown> {
  const fields = member(member(tool, 'schema'), 'fields');
  if (!isObject(fields)) return {};
  return Object.fromEntries(Object.keys(fields).map((name) => [name, { prefix: humanize(name) }]));
}
