// Reads the tools and services of a manifest for running.

import { isObject, member, textIn } from '../../../model/guards.ts';
import type { ReadRunnable, RunTool, RunService, ServiceField } from '../../../model/run.ts';
import { compileFault } from '../code/syntax/fault.ts';
import { join } from '../../../lang/json/pointer.ts';
import { modes } from './modes.ts';
import type { StoredService } from '../tool/config-reads.ts';
import { elements, isText, listItems, toolsOf } from '../shape.ts';

/** Never throws; tools without code and services or fields without a name are left out. */
export const runnable: ReadRunnable = ({ main }) => {
  return { tools: runTools(main.value), services: servicesIn(main.value) };
};

/** The tools whose code is a string that is not empty. */
function runTools(manifest: unknown): RunTool[] {
  const longest = member(member(manifest, 'runtime'), 'maxExecutionTime');
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const code = member(value, 'code');
    if (!isText(code)) return [];
    return [
      {
        pointer,
        name: textIn(value, 'name'),
        description: textIn(value, 'description'),
        code,
        parameters: member(value, 'parameters'),
        permissions: elements(member(value, 'permissions')).filter((name) => typeof name === 'string'),
        requiresApproval: member(value, 'requires_approval') === true,
        rest: compileRefusals(code),
        ...(typeof longest === 'number' && longest > 0 ? { longest } : {}),
      },
    ];
  });
}

/** What Node.js 22 says in each mode of code that does not compile, and where in the code; null where it does in all. */
export function compileRefusals(code: string): SyntaxRefusals | null {
  const refusals = modes.flatMap(({ id, wrapper }) => {
    const fault = compileFault(code, wrapper);
    if (!fault) return [];
    const lines = code.slice(0, fault.at).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return [[id, { message: fault.message, line: lines.length, column }] as const];
  });
  return refusals.length > 0 ? Object.fromEntries(refusals) : null;
}

/** By the id of the mode. */
export type SyntaxRefusals = Readonly<Partial<Record<string, SyntaxRefusal>>>;

interface SyntaxRefusal {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** The services that a manifest declares; those without a name are left out. */
export function servicesIn(manifest: unknown): RunService[] {
  return listItems(member(manifest, 'required_services'), '/required_services').flatMap(
    ({ pointer, value }) => {
      const name = textIn(value, 'name');
      if (name === '') return [];
      const fields = listItems(member(value, 'config_schema'), join(pointer, 'config_schema')).flatMap(
        (entry) => fieldOf(entry.pointer, entry.value) ?? [],
      );
      return [
        {
          pointer,
          name,
          label: textIn(value, 'display_name') || name,
          category: textIn(value, 'category') || 'general',
          description: textIn(value, 'description'),
          fields,
        },
      ];
    },
  );
}

/** A service as the host registers it, and gives it to code. */
export function registered({ name, label, category, description }: RunService): StoredService {
  return { name, displayName: label, category, ...(description === '' ? {} : { description }) };
}

function fieldOf(pointer: string, value: unknown): ServiceField | null {
  const name = textIn(value, 'name');
  if (!isObject(value) || name === '') return null;
  return {
    pointer,
    name,
    label: textIn(value, 'label') || name,
    type: textIn(value, 'type'),
    required: member(value, 'required') === true,
    description: textIn(value, 'description'),
  };
}
