// Checks `invoke` against the metadata's parameters, as a call by names has it.

import type { Fix, Change } from '../../../../model/finding.ts';
import { pythonEdits } from '../metadata/python-edits.ts';
import { join } from '../../../../lang/json/pointer.ts';
import { parameterName } from '../../names.ts';
import { asyncBefore, removeLines } from '../edits.ts';
import { found, nodesIn, replace, trimmed, type Found, type PythonFile } from '../found.ts';
import { addMember, mayInherit } from '../loading/check.ts';
import { memberOf } from '../metadata/values.ts';
import type { Method, MethodParameter, PluginClass } from '../plugin-source.ts';
import { invokeTemplate } from '../templates.ts';
import { checkReturns } from './returns.ts';
import { onlyIn } from '../../../kit/rule.ts';
import * as rules from './rules.ts';
import { annotationFor, declaredIn, defaultFor, typeFor, type Declared } from './types.ts';

/** Findings of the `invoke` of all plugins. */
export function checkInvoke(file: PythonFile): Found[] {
  return file.source.plugins.flatMap((plugin) => {
    const { invoke } = plugin;
    if (!invoke) return missing(file, plugin);
    const declared = declaredIn(plugin.metadata);
    return [
      ...checkShape(file, plugin, invoke, declared),
      ...checkArguments(file, plugin, invoke, declared),
      ...checkReturns(file, plugin, invoke),
    ];
  });
}

function missing(file: PythonFile, plugin: PluginClass): Found[] {
  const { name, nameSpan } = plugin;
  if (mayInherit(file, plugin) || file.source.errors.length > 0 || file.source.unread) return [];
  const list = declaredIn(plugin.metadata);
  const written = list.all.filter((one) => one.name === parameterName(one.name));
  const sorted = [...written].sort((a, b) => Number(a.required === false) - Number(b.required === false));
  const parameters = sorted.map((one) => `, ${parameterText(one)}`).join('');
  const rest = written.length < list.all.length || list.open ? ', **kwargs' : '';
  const fixes = (): Fix[] => addMember(file, plugin, 'Add `invoke`', invokeTemplate(parameters + rest));
  const loads = plugin.getMetadata !== null || plugin.metadata !== null;
  const finding = rules.invokeMissing.at(`/${name}`, 'key', { name, loads });
  // What is left out is never called.
  return [found(loads ? finding : onlyIn(['documented'], finding), nameSpan, fixes, { of: name })];
}

function parameterText({ name, type, required }: Declared): string {
  const annotation = annotationFor(type);
  const typed = annotation === null ? name : `${name}: ${annotation}`;
  if (required !== false) return typed;
  return annotation === null ? `${name}=None` : `${typed} = ${defaultFor(type)}`;
}

function checkShape(
  file: PythonFile,
  plugin: PluginClass,
  invoke: Method,
  { all }: { readonly all: readonly Declared[] },
): Found[] {
  const { text } = file;
  const pointer = `/${plugin.name}/invoke`;
  const [first] = invoke.parameters;
  const out: Found[] = [];
  const isPlain = invoke.decorators.length === 0;
  const wrong = invoke.decorators.find(
    ({ name }) => name === 'property' || (name === 'staticmethod' && first?.name === 'self'),
  );
  if (wrong) {
    const fixes = (): Fix[] => [{ title: 'Remove the decorator', edits: [removeLines(text, wrong.span)] }];
    out.push(found(rules.wrongDecorator.at(pointer, 'value', { decorator: wrong.name }), wrong.span, fixes));
  }
  const isArgument = first !== undefined && all.some(({ name }) => name === first.name);
  if (
    isPlain &&
    (first === undefined ||
      (isArgument && first.kind === 'ordinary') ||
      first.kind === 'keyword-only' ||
      first.kind === 'keywords')
  ) {
    const { nameSpan, parametersSpan } = invoke;
    const list = text.slice(parametersSpan.from, parametersSpan.to).trim();
    const at = { from: parametersSpan.from, to: parametersSpan.from };
    const fixes = (): Fix[] => replace('Add `self`', at, list === '' ? 'self' : 'self, ');
    const span = list === '' ? nameSpan : parametersSpan;
    out.push(found(rules.selfMissing.at(pointer, 'key', { list }), span, fixes));
  }
  if (invoke.isAsync) {
    const word = asyncBefore(text, invoke.nameSpan);
    const waits = nodesIn(file, invoke.body).some(
      (node) => node.type === 'AwaitExpression' || node.type === 'await' || node.type === 'async',
    );
    const fixes = (): Fix[] => (waits ? [] : replace('Remove `async`', word, ''));
    out.push(found(rules.asyncInvoke.at(pointer, 'value'), trimmed(text, word), fixes));
  }
  return out;
}

function checkArguments(
  file: PythonFile,
  plugin: PluginClass,
  invoke: Method,
  declared: { readonly all: readonly Declared[]; readonly open: boolean },
): Found[] {
  if (invoke.decorators.length > 0) return [];
  const own = invoke.parameters.slice(invoke.parameters[0]?.name === 'self' ? 1 : 0);
  const takesAll = own.some(({ kind }) => kind === 'keywords');
  const out: Found[] = [];
  for (const one of declared.all) {
    const parameter = own.find((other) => other.name === one.name && !isStarred(other));
    if (parameter) out.push(...checkParameter(file, plugin, invoke, parameter, one));
    else if (!takesAll && parameterName(one.name) === one.name) {
      const fixes = (): Fix[] => addParameter(file, invoke, one);
      const { name, key } = one;
      const finding = rules.parameterUnknown.at(`/${plugin.name}/invoke/${name}`, 'key', { name });
      out.push(found(finding, key, fixes));
    }
  }
  if (declared.open) return out;
  const isArgument = (name: string): boolean => declared.all.some((one) => one.name === name);
  for (const parameter of own) {
    const { name, span } = parameter;
    if (parameter.default !== null || isStarred(parameter) || isArgument(name)) continue;
    if (parameter === invoke.parameters[0]) continue;
    const finding = rules.argumentNeeded.at(`/${plugin.name}/invoke/${name}`, 'value', { name });
    const fixes = (): Fix[] => [...declare(file, plugin, parameter), ...giveDefault(invoke, parameter)];
    out.push(found(finding, span, fixes));
  }
  return out;
}

/** `*args` and `**kwargs`. */
function isStarred({ kind }: MethodParameter): boolean {
  return kind === 'rest' || kind === 'keywords';
}

function checkParameter(
  file: PythonFile,
  plugin: PluginClass,
  invoke: Method,
  parameter: MethodParameter,
  { name, required, type }: Declared,
): Found[] {
  const pointer = `/${plugin.name}/invoke/${name}`;
  if (parameter.kind === 'positional-only') {
    return [found(rules.positionalOnly.at(pointer, 'key', { name }), parameter.span)];
  }
  if (required !== false || parameter.default !== null) return [];
  const fixes = (): Fix[] => [
    ...giveDefault(invoke, parameter, type),
    ...changed(file, plugin, 'Make it required in the metadata', {
      op: 'set',
      pointer: join('', 'parameters', name, 'required'),
      value: true,
    }),
  ];
  return [found(rules.defaultMissing.at(pointer, 'value', { name }), parameter.span, fixes)];
}

function changed(file: PythonFile, { metadata }: PluginClass, title: string, change: Change): Fix[] {
  const edits = metadata && pythonEdits(file.text, metadata, [change]);
  return edits ? [{ title, edits }] : [];
}

/** Adds the parameter to the metadata, with the type of its annotation. */
function declare(file: PythonFile, plugin: PluginClass, { name, annotation }: MethodParameter): Fix[] {
  const value = {
    type: typeFor(annotation?.text) ?? 'string',
    description: `The ${name.replaceAll('_', ' ')}`,
    displayDescription: `The ${name.replaceAll('_', ' ')}`,
    required: true,
  };
  if (memberOf(plugin.metadata, 'parameters')?.kind !== 'dict') return [];
  const change: Change = { op: 'set', pointer: join('', 'parameters', name), value };
  return changed(file, plugin, `Add \`${name}\` to the metadata`, change);
}

/** A default is legal where all parameters after it have one too. */
function giveDefault(invoke: Method, parameter: MethodParameter, type: string | null = null): Fix[] {
  const rest = invoke.parameters.slice(invoke.parameters.indexOf(parameter) + 1);
  const isLegal =
    parameter.kind === 'keyword-only' ||
    rest.every((one) => one.default !== null || !['ordinary', 'positional-only'].includes(one.kind));
  if (!isLegal) return [];
  const value =
    parameter.annotation === null ? 'None' : defaultFor(type ?? typeFor(parameter.annotation.text));
  const at = { from: parameter.span.to, to: parameter.span.to };
  return replace(
    `Give it the default \`${value}\``,
    at,
    parameter.annotation === null ? `=${value}` : ` = ${value}`,
  );
}

/** Adds a parameter before `*args`, `**kwargs` and those with defaults, or at the end with a default of its own. */
function addParameter(file: PythonFile, { parameters, parametersSpan }: Method, one: Declared): Fix[] {
  const text = parameterText(one);
  const title = `Add \`${one.name}\` to \`invoke\``;
  const hasDefault = one.required === false;
  const plain = parameters.filter(({ kind }) => kind === 'ordinary' || kind === 'positional-only');
  const next = parameters.find(
    (other) => isStarred(other) || (!hasDefault && other.kind === 'ordinary' && other.default !== null),
  );
  const list = file.text.slice(parametersSpan.from, parametersSpan.to);
  if (/(?:^|,)\s*[*/]\s*(?:,|$)/.test(list) || plain.length === 0) return [];
  if (next) return replace(title, { from: next.span.from, to: next.span.from }, `${text}, `);
  const last = parameters.at(-1);
  return last ? replace(title, { from: last.span.to, to: last.span.to }, `, ${text}`) : [];
}
