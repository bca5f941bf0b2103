// Makes the options of the selector “Enabled tools”, and the parameters that no release shows.

import type { Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import type { ToolAt } from '../input/pasted.ts';
import { isTruthy } from '../python.ts';
import { shown, type Lookup } from '../display/translation.ts';

/** A text of the manifest that may start with `$t:`; '' where it is missing or not a string. */
export interface DisplayText {
  readonly text: string;
  readonly pointer: Pointer;
}

/** A parameter in the table below the selector, which is our addition. */
export interface ShownParameter {
  readonly name: string;
  readonly pointer: Pointer;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly display: DisplayText;
}

export interface Option {
  /** The option's value, which the form stores and a search compares. */
  readonly name: string;
  readonly pointer: Pointer;
  readonly displayName: DisplayText;
  readonly displayDescription: DisplayText;
  readonly parameters: readonly ShownParameter[];
}

/** One option per name: the manager keeps the last tool, in the place of the first (plugin_manager.py:26). */
export function optionsOf(tools: readonly ToolAt[]): Option[] {
  const options = new Map<string, Option>();
  for (const tool of tools) {
    const option = optionOf(tool);
    options.set(option.name, option);
  }
  return [...options.values()];
}

function optionOf({ value, pointer }: ToolAt): Option {
  return {
    name: textOf(member(value, 'name')),
    pointer,
    displayName: displayOf(value, 'displayName', pointer),
    displayDescription: displayOf(value, 'displayDescription', pointer),
    parameters: parametersOf(member(value, 'parameters'), join(pointer, 'parameters')),
  };
}

function parametersOf(parameters: unknown, pointer: Pointer): ShownParameter[] {
  if (!isObject(parameters)) return [];
  return Object.entries(parameters).map(([name, parameter]) => {
    const at = join(pointer, name);
    return {
      name,
      pointer: at,
      type: textOf(member(parameter, 'type')),
      required: isTruthy(member(parameter, 'required')),
      description: textOf(member(parameter, 'description')),
      display: displayOf(parameter, 'displayDescription', at),
    };
  });
}

function displayOf(holder: unknown, key: string, pointer: Pointer): DisplayText {
  const value = member(holder, key);
  return { text: typeof value === 'string' ? value : '', pointer: join(pointer, key) };
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export interface OptionRow {
  /** First column of the list; empty without a display name. */
  readonly label: string;
  /** Second column, and the text on hover. */
  readonly description: string;
  /** Text of the tag of a chosen tool: without a label, antd shows the option's value. */
  readonly tag: string;
}

/** The texts that a person sees for an option. */
export function rowOf({ name, displayName, displayDescription }: Option, lookup: Lookup): OptionRow {
  const label = displayName.text === '' ? '' : shown(displayName.text, lookup).text;
  const description = displayDescription.text === '' ? '' : shown(displayDescription.text, lookup).text;
  return { label, description, tag: label === '' ? name : label };
}

/** The options that antd's search finds: it compares values and ignores case. */
export function found(options: readonly Option[], search: string): Option[] {
  const wanted = search.toUpperCase();
  return options.filter(({ name }) => name.toUpperCase().includes(wanted));
}

/** The translation keys in the texts of the tools, each once, in source order. */
export function usedKeys(options: readonly Option[]): string[] {
  const texts = options.flatMap(({ displayName, displayDescription, parameters }) => [
    displayName,
    displayDescription,
    ...parameters.map(({ display }) => display),
  ]);
  const keys = texts.flatMap(({ text }) => {
    const { kind, key } = shown(text);
    return kind === 'plain' || kind === 'namespace' || key === '' ? [] : [key];
  });
  return [...new Set(keys)];
}
