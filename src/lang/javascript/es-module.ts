// Makes the body of an async function of an ES module: imports are asked for at its start, exports are getters.

import { identifiersIn } from './bindings.ts';
import { tokenizer, type Program, type Statement, type ModuleDeclaration } from 'acorn';
import type { Splice } from './caught.ts';

/** What stands before the module's text, in the same line, and what is cut out of it. */
export interface ModuleFunction {
  readonly head: string;
  readonly splices: readonly Splice[];
}

/** `$link(source, names)` gives a module that has these names; `$export` and `$star` take what is exported. */
export function asFunction(tree: Program, text: string): ModuleFunction {
  const links: string[] = [];
  const exports: string[] = [];
  const splices: Splice[] = [];
  const cut = (at: number, to: number, insert = ''): void => {
    splices.push({ at, to, insert: insert + text.slice(at, to).replace(/[^\n]/g, '') });
  };
  const gives = (name: string, value: string): void =>
    void exports.push(`${JSON.stringify(name)}: () => ${value}`);
  tree.body.forEach((node, i) => {
    const made = `$${String(i)}`;
    if (node.type === 'ImportDeclaration') {
      links.push(imported(node, made));
      cut(node.start, node.end, ';');
    } else if (node.type === 'ExportAllDeclaration') {
      links.push(`const ${made} = await $link(${source(node)});`);
      if (node.exported) gives(nameOf(node.exported), made);
      else links.push(`$star(${made});`);
      cut(node.start, node.end, ';');
    } else if (node.type === 'ExportDefaultDeclaration') {
      const own = ownName(node);
      // What is exported may begin in parentheses, of which the tree has none.
      const [, word] = tokenizer(text.slice(node.start), { ecmaVersion: 'latest' });
      cut(node.start, node.start + (word?.end ?? 0), own === null ? 'const $default =' : '');
      gives('default', own ?? '$default');
    } else if (node.type === 'ExportNamedDeclaration') {
      exported(node, made, links, gives);
      cut(node.start, node.declaration?.start ?? node.end, node.declaration ? '' : ';');
    }
  });
  return { head: `$export({ ${exports.join(', ')} }); ${links.join(' ')}`, splices };
}

type Node<T extends ModuleDeclaration['type']> = Extract<Statement | ModuleDeclaration, { type: T }>;

const source = (node: { readonly source?: { readonly value?: unknown } | null | undefined }): string =>
  JSON.stringify(String(node.source?.value));

/** The name of a function or class that is declared, not only exported as the default. */
function ownName({ declaration }: Node<'ExportDefaultDeclaration'>): string | null {
  return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
    ? (declaration.id?.name ?? null)
    : null;
}

function imported(node: Node<'ImportDeclaration'>, made: string): string {
  const names: string[] = [];
  const bound: string[] = [];
  let whole = '';
  for (const one of node.specifiers) {
    if (one.type === 'ImportNamespaceSpecifier') whole = `const ${one.local.name} = ${made};`;
    else {
      const name = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported);
      names.push(name);
      bound.push(`${JSON.stringify(name)}: ${one.local.name}`);
    }
  }
  return `const ${made} = await $link(${source(node)}, ${JSON.stringify(names)}), { ${bound.join(', ')} } = ${made}; ${whole}`;
}

function exported(
  node: Node<'ExportNamedDeclaration'>,
  made: string,
  links: string[],
  gives: (name: string, value: string) => void,
): void {
  const { declaration, specifiers } = node;
  if (declaration?.type === 'VariableDeclaration') {
    for (const { name } of declaration.declarations.flatMap(({ id }) => identifiersIn(id))) gives(name, name);
  } else if (declaration) gives(declaration.id.name, declaration.id.name);
  const names = specifiers.map(({ local }) => nameOf(local));
  if (node.source) links.push(`const ${made} = await $link(${source(node)}, ${JSON.stringify(names)});`);
  specifiers.forEach(({ exported }, i) => {
    const name = names[i] ?? '';
    gives(nameOf(exported), node.source ? `${made}[${JSON.stringify(name)}]` : name);
  });
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.type === 'Identifier' ? (node.name ?? '') : String(node.value);
}
