// Settings as environment variables: their names, and the list that tells a person what to set.

import type { OutputNode } from '../../model/output.ts';
import type { Setting } from '../../model/plugin.ts';
import { environmentOf } from '../code/setting-names.ts';
import { jsonLiteral } from '../values/literals.ts';
import { keep } from '../values/output.ts';
import { codeSpan } from '../../lang/markdown/escape.ts';
import { line, part, type MarkdownPiece } from './pieces.ts';

export interface Variable {
  readonly setting: Setting;
  readonly name: OutputNode;
}

/** A variable per setting, in their order, none twice. */
export function variablesOf(settings: readonly Setting[]): Variable[] {
  const variables = environmentOf(settings);
  return settings.map((setting, i) => {
    const { service, key } = setting;
    const to = variables[i]?.to ?? '';
    return {
      setting,
      name: service ? keep([service.name, key], to) : keep(key, to),
    };
  });
}

/** Marks of secrecy that the list says anyway. */
export function impliedSecrets(settings: readonly Setting[]): OutputNode[] {
  return settings.flatMap(({ sensitive, kind }) =>
    sensitive?.value === (kind === 'secret') ? [keep(sensitive)] : [],
  );
}

/** A list item per variable: name, kind, and what it is for. */
export function variableList(variables: readonly Variable[]): MarkdownPiece[] {
  return variables.flatMap(({ setting, name }, i) => {
    const at = `/settings/${String(i)}`;
    const { label, help } = setting;
    return [
      '- ',
      part(`${at}/name`, name, (value) => codeSpan(String(value))),
      ...kindOf(setting, at),
      ...(label || help ? [': '] : []),
      ...(label ? [part(`${at}/label`, keep(label)), ...(help ? ['. '] : [])] : []),
      ...(help ? [part(`${at}/help`, keep(help))] : []),
      '\n',
    ];
  });
}

/** ` (required secret; one of: a, b; default: a)` */
function kindOf(
  { required, requiredBy, control, type, kind, choices, preset }: Setting,
  at: string,
): MarkdownPiece[] {
  const flag = required ? 'required' : 'optional';
  const stated = control ?? type;
  const word = kind === 'other' ? 'value' : kind;
  return [
    ' (',
    requiredBy ? part(`${at}/required`, keep(requiredBy, required), () => flag) : flag,
    ' ',
    stated ? part(`${at}/kind`, keep(stated, word), String) : word,
    ...(choices
      ? ['; one of: ', part(`${at}/choices`, keep(choices), (list) => line((list as unknown[]).join(', ')))]
      : []),
    ...(preset
      ? ['; default: ', part(`${at}/default`, keep(preset), (value) => codeSpan(inWords(value)))]
      : []),
    ')',
  ];
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : jsonLiteral(value);
}
