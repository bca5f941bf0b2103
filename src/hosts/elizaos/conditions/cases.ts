// Cases for `showIf` and `visible`.

import type { RuleCase } from '../../../model/rule-case.ts';
import { form } from '../case-texts.fixtures.ts';

const OTHERS =
  '"mode":{"type":"string"},"live":{"type":"boolean"},"wait":{"type":"number"},' +
  '"on":{"type":"boolean","default":true},"port":{"type":"string","default":"east"}';

/** A manifest whose setting `pier` has this hint beside settings to look at. */
const when = (hint: string): string => form(`"pier":{"type":"string"},${OTHERS}`, `"pier":{${hint}}`);

const showIf = (inside: string): string => when(`"showIf":{${inside}}`);

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/condition-field',
    raises: showIf('"field":⟦"moed"⟧,"op":"truthy"'),
    misses: showIf('"field":"mode","op":"truthy"'),
  },
  {
    code: 'elizaos/condition-field',
    raises: when('"showIf":⟦{⟧"op":"truthy"}').replace('"showIf":⟦{⟧', '⟦"showIf"⟧:{'),
    misses: showIf('"field":"mode","op":"falsy"'),
  },
  {
    code: 'elizaos/condition-field',
    raises: when('"visible":{"not":{"path":⟦"/moed"⟧}}'),
    misses: when('"visible":{"not":{"path":"/mode"}}'),
  },
  {
    code: 'elizaos/condition-field',
    raises: when('"visible":{"path":⟦"moed/depth"⟧}'),
    misses: when('"visible":{"path":"mode/depth"}'),
  },
  {
    code: 'elizaos/condition-toggle',
    raises: showIf('"field":"live","op":⟦"truthy"⟧'),
    misses: showIf('"field":"live","op":"eq","value":"true"'),
  },
  {
    code: 'elizaos/condition-toggle',
    raises: showIf('"field":"live","op":⟦"falsy"⟧'),
    misses: showIf('"field":"mode","op":"falsy"'),
  },
  {
    code: 'elizaos/condition-toggle',
    raises: when('"visible":{"or":[{"path":⟦"on"⟧},{"path":"mode"}]}'),
    misses: when('"visible":{"or":[{"eq":[{"path":"live"},"true"]},{"path":"mode"}]}'),
  },
  {
    code: 'elizaos/condition-literal',
    raises: showIf('"field":"live","op":"eq","value":⟦true⟧'),
    misses: showIf('"field":"live","op":"eq","value":"true"'),
  },
  {
    code: 'elizaos/condition-literal',
    raises: showIf('"field":"wait","op":"in","value":⟦[1,2]⟧'),
    misses: showIf('"field":"wait","op":"in","value":["1","2"]'),
  },
  {
    code: 'elizaos/condition-literal',
    raises: when('"visible":{"eq":[{"path":"wait"},⟦5⟧]}'),
    misses: when('"visible":{"eq":[{"path":"wait"},"5"]}'),
  },
  {
    code: 'elizaos/condition-shape',
    raises: when('"visible":{"and":⟦{"path":"mode"}⟧}'),
    misses: when('"visible":{"and":[{"path":"mode"}]}'),
  },
  {
    code: 'elizaos/condition-shape',
    raises: when('"visible":{"eq":⟦["x"]⟧}'),
    misses: when('"visible":{"eq":[{"path":"mode"},"x"]}'),
  },
];
