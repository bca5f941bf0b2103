// Checks routes.

import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { suggester, type Suggest } from '../../checking.ts';
import { functionFindings, type TypeOf } from '../actions/functions.ts';
import { addMember, replaced, rewrite } from '../edits.ts';
import { found, headOf, lacks, partsOf, repeated, textOf, type Part, type SourceFinding } from '../found.ts';
import { duplicateUnused } from '../parts/rules.ts';
import {
  filesOfHandler,
  routeHandler,
  routeMissing,
  routeName,
  routeSlash,
  routeType,
  staticWithoutFiles,
} from './rules.ts';

const TYPES: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'STATIC'];

const ANSWER = 'async (_req, res) => {\n    res.json({});\n  }';

/** Findings of the plugin's routes. */
export function checkRoutes(plugin: ObjectValue, types: TypeOf): SourceFinding[] {
  const routes = partsOf(plugin.members.get('routes')?.value, '/routes');
  const suggest = suggester(TYPES);
  return [
    ...routes.flatMap((route) => [
      ...typeFindings(route, suggest),
      ...pathFindings(route),
      ...nameFindings(route),
      ...handlerFindings(route),
      ...functionFindings(route, ['handler'], 'route', types),
    ]),
    ...repeated(routes, addressOf).map((route) => {
      const args = { kind: 'route', name: addressOf(route) };
      return found(duplicateUnused.at(`${route.pointer}/path`, 'value', args), placeOfPath(route));
    }),
  ];
}

function memberText({ object }: Part, name: string): string | undefined {
  return textOf(object.members.get(name)?.value);
}

/** `GET /path`; '' where that is not known. */
function addressOf(route: Part): string {
  const type = memberText(route, 'type');
  const path = memberText(route, 'path');
  return type === undefined || path === undefined ? '' : `${type} /${path.replace(/^\//, '')}`;
}

function placeOfPath({ object }: Part): ReturnType<typeof headOf> {
  return object.members.get('path')?.value.at ?? headOf(object);
}

function typeFindings(route: Part, suggest: Suggest): SourceFinding[] {
  const { object, pointer } = route;
  const type = memberText(route, 'type');
  const value = object.members.get('type')?.value;
  if (lacks(object, 'type')) return [lacking(route, 'type', "'GET'")];
  if (!value || type === undefined || TYPES.includes(type)) return [];
  const suggestion = TYPES.find((one) => one === type.toUpperCase()) ?? suggest(type);
  const fixes = suggestion === undefined ? [] : rewrite(value, suggestion);
  return [found(routeType.at(`${pointer}/type`, 'value', { type, suggestion }), value.at, fixes)];
}

function lacking({ object, pointer }: Part, member: string, value: string): SourceFinding {
  const fixes = addMember(object, member, value);
  return found(routeMissing.at(`${pointer}/${member}`, 'key', { member }), headOf(object), fixes);
}

function pathFindings(route: Part): SourceFinding[] {
  const { object, pointer } = route;
  if (lacks(object, 'path')) return [lacking(route, 'path', "'/my-path'")];
  const path = memberText(route, 'path');
  const value = object.members.get('path')?.value;
  if (!value || path === undefined || path.startsWith('/')) return [];
  const fixes = rewrite(value, `/${path}`);
  return [found(routeSlash.at(`${pointer}/path`, 'value', { path }), value.at, fixes)];
}

/** Public pages are listed by their names. */
function nameFindings({ object, pointer }: Part): SourceFinding[] {
  const open = object.members.get('public')?.value;
  if (open?.kind !== 'literal' || open.value !== true || !lacks(object, 'name')) return [];
  return [found(routeName.at(`${pointer}/name`, 'key'), open.at, addMember(object, 'name', "'My page'"))];
}

function handlerFindings(route: Part): SourceFinding[] {
  const { object, pointer } = route;
  const type = memberText(route, 'type') ?? '';
  const files = object.members.get('filePath');
  if (type === 'STATIC') {
    if (!lacks(object, 'filePath')) return [];
    const fixes = addMember(object, 'filePath', "'./public'");
    return [found(staticWithoutFiles.at(pointer, 'value'), headOf(object), fixes)];
  }
  if (!TYPES.includes(type)) return [];
  const out: SourceFinding[] = [];
  if (lacks(object, 'handler')) {
    const fixes = addMember(object, 'handler', ANSWER);
    out.push(found(routeHandler.at(`${pointer}/handler`, 'key', { type }), headOf(object), fixes));
  }
  if (files) {
    const fixes = lacks(object, 'handler') ? makeStatic(object) : [];
    out.push(found(filesOfHandler.at(`${pointer}/filePath`, 'key', { type }), files.key, fixes));
  }
  return out;
}

function makeStatic({ members }: ObjectValue): ReturnType<typeof rewrite> {
  const type = members.get('type')?.value;
  return type ? replaced(type.at, "'STATIC'", 'Make it a STATIC route') : [];
}
