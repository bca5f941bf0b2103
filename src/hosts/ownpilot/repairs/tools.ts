// Repairs for tools, their names and their permissions.

import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { PERMISSION_ALIASES, PERMISSIONS, ROOT_KEYS, TOOL_KEYS } from '../known.ts';
import { longestName, qualifiedName } from '../register.ts';
import { ERA, NOW } from '../releases.ts';
import { keyMeantFor } from '../rules/unknown-keys.ts';
import { elements, isText, toolsOf } from '../shape.ts';
import { wordsOf } from '../words.ts';
import { freeToolName, listOfMap, STARTER_TOOL, toolMember } from './defaults.ts';
import {
  asBoolean,
  objectAt,
  removeAt,
  remover,
  renameTo,
  repair,
  setTo,
  splitList,
  type Mender,
  type Menders,
} from './mend.ts';
import { renameTool } from './renaming.ts';
import { renameOrRemove } from './safe.ts';

const mendTools: Mender = (_, document) => {
  const manifest = objectAt(document, '');
  const { tools } = manifest;
  const starter = setTo('/tools', [STARTER_TOOL], 'Add a first tool');
  const misnamed = keyMeantFor(manifest, 'tools', ROOT_KEYS);
  if (tools === undefined && misnamed !== undefined) return [renameTo(join('', misnamed), 'tools'), starter];
  if (!isObject(tools)) return [starter];
  const list = Object.hasOwn(tools, 'code') ? [tools] : listOfMap(tools);
  return list.length > 0 ? [setTo('/tools', list, 'Turn into a list'), starter] : [starter];
};

const addMember: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const tool = objectAt(document, pointer);
  const misnamed = keyMeantFor(tool, key, TOOL_KEYS);
  const value = toolMember(objectAt(document, ''), tool, key);
  const add = setTo(join(pointer, key), value, `Add "${key}"`);
  return misnamed === undefined ? [add] : [renameTo(join(pointer, misnamed), key), add];
};

const mendMember: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const given = valueAt(document.value, pointer);
  const inner = key === 'parameters' && typeof given === 'string' ? parsed(given) : undefined;
  if (isObject(inner)) return [setTo(pointer, inner, 'Turn the string into an object')];
  return [setTo(pointer, toolMember(objectAt(document, ''), objectAt(document, parent(pointer)), key))];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A name like the old one that every release takes and registers. */
const mendName: Mender = ({ pointer, args }, document) => {
  const manifest = objectAt(document, '');
  const name = String(args?.name);
  return [renameTool(manifest, pointer, name, freeToolName(manifest, name))];
};

const shortenName: Mender = ({ pointer, args }, document) => {
  const spare = Number(args?.spare);
  // Room for `_2` where the short name is taken.
  if (!(spare > 5)) return [];
  const short = String(args?.name)
    .slice(0, spare - 3)
    .replace(/(?<!_)_+$/, '');
  const manifest = objectAt(document, '');
  return [renameTool(manifest, pointer, String(args?.name), freeToolName(manifest, short))];
};

/** Puts the package's subject in front, where the longer name still registers. */
const prefixName: Mender = ({ pointer, args }, document) => {
  const manifest = objectAt(document, '');
  const id = member(manifest, 'id');
  const packageId = isText(id) ? id : '';
  const word = isText(args?.context)
    ? args.context
    : (wordsOf(packageId).find((w) => /^[a-z]/.test(w)) ?? 'my');
  const name = freeToolName(manifest, `${word}_${String(args?.name)}`);
  const fits = ([ERA, NOW] as const).every(
    (release) => qualifiedName({ packageId, name }, release).length <= longestName(release),
  );
  return fits ? [renameTool(manifest, pointer, String(args?.name), name)] : [];
};

const mendPermissions: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const removal = removeAt(pointer, '"permissions"');
  const names =
    typeof given === 'string'
      ? splitList(given)
      : isObject(given)
        ? Object.keys(given).filter((name) => given[name] === true)
        : [];
  // Unknown names would be refused, which is worse than what they are now.
  const known = names.map(betterPermission).filter((name) => name !== undefined);
  return known.length > 0 ? [setTo(pointer, [...new Set(known)], 'Turn into a list'), removal] : [removal];
};

function betterPermission(name: string): string | undefined {
  if (PERMISSIONS.includes(name)) return name;
  const word = name.trim().toLowerCase();
  return Object.hasOwn(PERMISSION_ALIASES, word) ? PERMISSION_ALIASES[word] : didYouMean(name, PERMISSIONS);
}

const mendPermission: Mender = ({ pointer, args }, document) => {
  const better = betterPermission(String(args?.name));
  const there = elements(valueAt(document.value, parent(pointer)));
  const removal = removeAt(pointer, 'the permission');
  return better === undefined || there.includes(better) ? [removal] : [setTo(pointer, better), removal];
};

const movePermissions: Mender = ({ pointer }, document) => {
  const names = elements(valueAt(document.value, pointer)).filter((name) =>
    PERMISSIONS.includes(String(name)),
  );
  const tools = toolsOf(document.value).filter(({ value }) => !Object.hasOwn(value, 'permissions'));
  const removal = removeAt(pointer, `"${last(pointer)}"`);
  if (names.length === 0 || tools.length === 0) return [removal];
  const sets = tools.map((tool) => ({
    op: 'set' as const,
    pointer: join(tool.pointer, 'permissions'),
    value: [...new Set(names)],
  }));
  return [repair('Move into the tools', ...sets, ...removal.changes), removal];
};

export const toolMenders: Menders = {
  'ownpilot/tools-missing': mendTools,
  'ownpilot/tools-type': mendTools,
  'ownpilot/tools-empty': mendTools,
  'ownpilot/tool-not-object': ({ pointer }, document) =>
    elements(objectAt(document, '').tools).length > 1
      ? [removeAt(pointer, 'the entry')]
      : [setTo(pointer, STARTER_TOOL, 'Add a first tool')],
  'ownpilot/tool-member-missing': addMember,
  'ownpilot/tool-member-type': mendMember,
  'ownpilot/tool-key-unknown': renameOrRemove,
  'ownpilot/approval-type': ({ pointer }, document) => [
    setTo(pointer, asBoolean(valueAt(document.value, pointer), true)),
  ],
  'ownpilot/tool-name-pattern': mendName,
  'ownpilot/tool-name-dot': mendName,
  'ownpilot/tool-name-repeated': mendName,
  'ownpilot/tool-name-start': mendName,
  'ownpilot/tool-name-long': shortenName,
  'ownpilot/tool-name-long-qualified': shortenName,
  'ownpilot/tool-name-taken': prefixName,
  'ownpilot/tool-name-context': prefixName,
  'ownpilot/permissions-type': mendPermissions,
  'ownpilot/permission-type': remover('it'),
  'ownpilot/permission-repeated': remover('the repetition'),
  'ownpilot/permission-unknown': mendPermission,
  'ownpilot/permission-undocumented': remover('the permission'),
  'ownpilot/permission-idle': remover('the permission'),
  'ownpilot/permission-local': remover('"local"'),
  'ownpilot/permission-shell': remover('"shell"'),
  'ownpilot/permissions-misplaced': movePermissions,
};
