// Reads the tools and services of a manifest for running.

import { isObject, member } from '../../../model/guards.ts';
import type { ReadRunnable, RunTool, RunService, ServiceField } from '../../../model/run.ts';
import { compileError } from '../../../lang/javascript/engine-words.ts';
import { join } from '../../../text/pointer.ts';
import { OPEN } from '../code/syntax/fault.ts';
import { elements, isText, listItems, toolsOf } from '../shape.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Never throws; tools without code and services or fields without a name are left out. */
export const runnable: ReadRunnable = ({ main }) => {
  return { tools: runTools(main.value), services: services(main.value) };
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
        name: text(member(value, 'name')),
        description: text(member(value, 'description')),
        code,
        parameters: member(value, 'parameters'),
        permissions: elements(member(value, 'permissions')).filter((name) => typeof name === 'string'),
        requiresApproval: member(value, 'requires_approval') === true,
        rest: compileRefusal(code),
        ...(typeof longest === 'number' && longest > 0 ? { longest } : {}),
      },
    ];
  });
}

/** What Node.js 22 says of code that does not compile, and where in the code; null where it does. */
export function compileRefusal(code: string): SyntaxRefusal | null {
  // A function's body cannot begin like a script for a shell.
  if (code.startsWith('#!')) return { message: 'Invalid or unexpected token', line: 1, column: 1 };
  const fault = compileError(`${OPEN}${code}\n})`, { ecmaVersion: 2024, sourceType: 'script' }, 'node-22');
  if (!fault) return null;
  const before = code.slice(0, Math.max(0, fault.at - OPEN.length)).split('\n');
  return { message: fault.message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export interface SyntaxRefusal {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

function services(manifest: unknown): RunService[] {
  return listItems(member(manifest, 'required_services'), '/required_services').flatMap(
    ({ pointer, value }) => {
      const name = text(member(value, 'name'));
      if (name === '') return [];
      const fields = listItems(member(value, 'config_schema'), join(pointer, 'config_schema')).flatMap(
        (entry) => fieldOf(entry.pointer, entry.value) ?? [],
      );
      return [
        {
          pointer,
          name,
          label: text(member(value, 'display_name')) || name,
          category: text(member(value, 'category')) || 'general',
          description: text(member(value, 'description')),
          fields,
        },
      ];
    },
  );
}

function fieldOf(pointer: string, value: unknown): ServiceField | null {
  const name = text(member(value, 'name'));
  if (!isObject(value) || name === '') return null;
  return {
    pointer,
    name,
    label: text(member(value, 'label')) || name,
    type: text(member(value, 'type')),
    required: member(value, 'required') === true,
    description: text(member(value, 'description')),
  };
}
