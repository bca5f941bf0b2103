// Checks the classes of a file as the server's loader does, in its order.

import type { Fix, Span } from '../../../../model/finding.ts';
import { textOf, type PythonNode } from '../../../../lang/python/tree.ts';
import { asyncBefore, breakOf, indentAt, indented, innerIndent, removeLines } from '../edits.ts';
import { ended, importError, skipped } from '../errors.ts';
import { classNode, found, nodesIn, replace, trimmed, type Found, type PythonFile } from '../found.ts';
import type { Method, PluginClass } from '../plugin-source.ts';
import { metadataTemplate } from '../templates.ts';
import * as rules from './rules.ts';

/** Findings of the file's name, its classes and their `get_metadata`. */
export function checkLoading(file: PythonFile): Found[] {
  const { source, path } = file;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.[^.]*$/, '').replaceAll('.', '_');
  const right = `${stem}.py`;
  const top = { from: 0, to: firstLine(file.text) };
  const out = source.plugins.flatMap((plugin) => checkClass(file, plugin));
  if (name === '' || name === right) return out;
  const fixes = (): Fix[] => moved(path.slice(0, -name.length), right);
  return [found(rules.fileName.at('', 'value', { name }), top, fixes), ...out];
}

function moved(folder: string, name: string): Fix[] {
  return name === '.py' ? [] : [{ title: `Move to \`${folder}${name}\``, edits: [], path: folder + name }];
}

function firstLine(text: string): number {
  const end = text.search(/\r?\n/);
  return end < 0 ? text.length : end;
}

function checkClass(file: PythonFile, plugin: PluginClass): Found[] {
  const out = [...checkParent(file, plugin), ...checkSkip(file, plugin)];
  const { getMetadata: method, metadata } = plugin;
  if (method) return [...out, ...checkMethod(file, plugin, method)];
  // Another class, or code that only running would show, may bring it.
  if (metadata !== null || file.source.errors.length > 0 || mayInherit(file, plugin)) return out;
  const { name, nameSpan } = plugin;
  const effect = skipped(file, name, 'Does not contain required class method (get_metadata)');
  const fixes = (): Fix[] => addMember(file, plugin, 'Add `get_metadata`', metadataTemplate(name));
  const finding = rules.noMetadata.at(`/${name}`, 'value', { name });
  return [...out, found(finding, nameSpan, fixes, { effect, of: name })];
}

/** A class with other bases than the host's may have its methods from them. */
export function mayInherit(file: PythonFile, plugin: PluginClass): boolean {
  const node = classNode(file, plugin);
  const bases = node?.children.find(({ type }) => type === 'ArgList')?.children ?? [];
  const names = bases.filter(({ type }) => !/^[(),]$/.test(type));
  return (
    names.length !== 1 || !/(?:^|\.)LLMToolPlugin$/.test(textOf(file.tree, names[0] ?? { from: 0, to: 0 }))
  );
}

/** Writes a member at the end of a class. */
export function addMember(file: PythonFile, plugin: PluginClass, title: string, lines: string): Fix[] {
  const { text } = file;
  const body = classNode(file, plugin)?.children.find(({ type }) => type === 'Body');
  if (!body) return [];
  const from = plugin.span.from + text.slice(plugin.span.from, plugin.span.to).trimEnd().length;
  const rest = text.slice(body.from + 1, from).trim();
  const indent = innerIndent(text, plugin.nameSpan.from, { from: body.from + 1, to: body.to });
  const eol = breakOf(text);
  const insert = `${rest === '' ? '' : eol}${eol}${indented(lines, indent, text)}`;
  const edit = { from, to: from, insert };
  return [{ title, edits: [edit] }];
}

function checkMethod(file: PythonFile, plugin: PluginClass, method: Method): Found[] {
  const { name } = plugin;
  const skips = (reason: string) => ({ effect: skipped(file, name, reason), of: name });
  const known = method.decorators.every((one) => ['classmethod', 'staticmethod'].includes(one.name));
  if (!known) return [];
  const isClassMethod = method.decorators.some((one) => one.name === 'classmethod');
  const pointer = `/${name}/get_metadata`;
  if (!isClassMethod) {
    const more = skips('Does not contain required class method (get_metadata)');
    const fixes = (): Fix[] => toClassMethod(file, method);
    return [found(rules.notClassMethod.at(pointer, 'value'), method.nameSpan, fixes, more)];
  }
  const out: Found[] = [];
  const list = file.text.slice(method.parametersSpan.from, method.parametersSpan.to).trim();
  const [first] = method.parameters;
  const isExact =
    method.parameters.length === 1 &&
    first?.name === 'cls' &&
    first.kind !== 'rest' &&
    first.default === null;
  if (!isExact) {
    const more = skips('Argument spec does not match parent for method get_metadata');
    const span = list === '' ? method.nameSpan : method.parametersSpan;
    const fixes = () =>
      usesOnly(file, method) ? replace('Change to `(cls)`', method.parametersSpan, 'cls') : [];
    out.push(found(rules.parameterList.at(pointer, 'value', { list }), span, fixes, more));
  } else out.push(...checkAnnotation(file, plugin, method));
  if (method.isAsync && out.length === 0) {
    const effect = ended('metadata', "TypeError: 'coroutine' object is not subscriptable");
    const word = asyncBefore(file.text, method.nameSpan);
    const fixes = () => replace('Remove `async`', word, '');
    const span = trimmed(file.text, word);
    out.push(found(rules.asyncMetadata.at(pointer, 'value'), span, fixes, { effect, of: name }));
  }
  return out;
}

/** The decorator, and `cls` for the parameter list that a class method has. */
function toClassMethod(file: PythonFile, method: Method): Fix[] {
  const { text } = file;
  const def = text.slice(0, method.nameSpan.from).search(/(?:async\s+)?def\s+$/);
  const wrong = method.decorators.find((one) => one.name === 'staticmethod');
  const edits = [
    wrong
      ? { ...wrong.span, insert: '@classmethod' }
      : { from: def, to: def, insert: `@classmethod${breakOf(text)}${indentAt(text, def)}` },
    ...(method.parameters.length <= 1 && usesOnly(file, method)
      ? [{ ...method.parametersSpan, insert: 'cls' }]
      : []),
  ];
  return [{ title: 'Make it a `@classmethod`', edits }];
}

/** True where the method's body uses none of its parameters but `cls`. */
function usesOnly(file: PythonFile, method: Method): boolean {
  const names = method.parameters.map(({ name }) => name).filter((name) => name !== 'cls');
  const used = nodesIn(file, method.body).filter(({ type }) => type === 'VariableName');
  return !used.some((node) => names.includes(textOf(file.tree, node)));
}

function checkAnnotation(file: PythonFile, { name }: PluginClass, method: Method): Found[] {
  const { returns } = method;
  if (!returns) return [];
  const { source, text } = file;
  const more = { effect: skipped(file, name, 'Type annotations differ for (get_metadata)'), of: name };
  const future = source.imports.find((one) => one.module === '__future__' && one.name === 'annotations');
  const arrow = { from: text.lastIndexOf('->', returns.span.from), to: returns.span.to };
  const spaced = { from: text.slice(0, arrow.from).trimEnd().length, to: arrow.to };
  const remove = replace('Remove the annotation', spaced, '');
  if (future) {
    const fixes = () => [
      ...remove,
      ...(source.imports.filter((one) => one.module === '__future__').length === 1
        ? [{ title: 'Remove the import', edits: [removeLines(text, future.span)] }]
        : []),
    ];
    return [found(rules.futureAnnotations.at('/future', 'value'), future.span, fixes, more)];
  }
  const as = source.imports.filter((one) => one.name === 'LLMToolMetadata').map((one) => one.as);
  const isModule = source.imports.some(
    (one) => one.name === null && returns.text === `${one.as}.LLMToolMetadata`,
  );
  const isStar = source.imports.some((one) => one.name === '*');
  const plain = returns.text.trim();
  if (as.includes(plain) || isModule || (plain === 'LLMToolMetadata' && (isStar || as.length === 0)))
    return [];
  if (!/^["']|^(?:dict|Dict|str|None|list|object|bool|int|Any)\b/.test(plain)) return [];
  const fixes = () => [
    ...(as[0] === undefined ? [] : replace('Change to `LLMToolMetadata`', returns.span, as[0])),
    ...remove,
  ];
  const finding = rules.annotation.at(`/${name}/get_metadata`, 'value', { annotation: plain });
  return [found(finding, returns.span, fixes, more)];
}

function checkParent(file: PythonFile, plugin: PluginClass): Found[] {
  const node = classNode(file, plugin);
  const decorators = node?.parent?.type === 'DecoratedStatement' ? node.parent.children : [];
  return decorators
    .filter(({ type }) => type === 'Decorator')
    .flatMap((one) => {
      const text = textOf(file.tree, one).trim();
      if (!/^@\s*(?:pluginlib\.)?Parent\b/.test(text)) return [];
      const span = trimmed(file.text, one);
      const kind = /\(\s*["']([^"']*)["']/.exec(text)?.[1] ?? 'llm_tools';
      const effect = importError(file, `ValueError('parent must be unique: ${kind}')`);
      const fixes = (): Fix[] => [{ title: 'Remove the decorator', edits: [removeLines(file.text, span)] }];
      const finding = rules.parentAgain.at(`/${plugin.name}`, 'value', { decorator: text });
      return [found(finding, span, fixes, { effect })];
    });
}

function checkSkip(file: PythonFile, plugin: PluginClass): Found[] {
  const flag = assignmentOf(file, plugin, '_skipload_');
  if (!flag || textOf(file.tree, flag.value) !== 'True') return [];
  const fixes = (): Fix[] => [{ title: 'Remove the line', edits: [removeLines(file.text, flag.statement)] }];
  const effect = { kind: 'skips', when: 'import', text: () => '' } as const;
  const finding = rules.skipLoad.at(`/${plugin.name}`, 'value');
  return [found(finding, flag.statement, fixes, { effect, of: plugin.name })];
}

/** The assignment of a plain name in the body of a class. */
export function assignmentOf(
  file: PythonFile,
  plugin: PluginClass,
  name: string,
): { readonly statement: Span; readonly value: PythonNode } | null {
  const body = classNode(file, plugin)?.children.find(({ type }) => type === 'Body');
  const own = body?.children.findLast(
    (node) => node.type === 'AssignStatement' && textOf(file.tree, node.children[0] ?? node) === name,
  );
  const value = own?.children.at(-1);
  return own && value ? { statement: own, value } : null;
}
