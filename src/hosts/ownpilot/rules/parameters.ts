// Rules for a tool's parameter schema as a whole: its type, its properties, what it requires.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { elements, toolsOf, type Members } from '../shape.ts';
import { checkProperty, checkRequired } from './properties.ts';
import { report, written } from './report.ts';

export function checkParameters(manifest: Members): Finding[] {
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const parameters = member(value, 'parameters');
    const at = join(pointer, 'parameters');
    if (Array.isArray(parameters)) return [report('parameters-list', at, 'value')];
    return isObject(parameters) ? checkSchema(parameters, at, value) : [];
  });
}

function checkSchema(parameters: Members, at: string, tool: Members): Finding[] {
  const type = member(parameters, 'type');
  const findings: Finding[] = [];
  if (type === undefined) findings.push(report('parameters-type-missing', at, 'key'));
  else if (type !== 'object') {
    findings.push(report('parameters-type', join(at, 'type'), 'value', { found: written(type) }));
  }
  const properties = member(parameters, 'properties');
  if (properties === undefined) {
    if (takesArguments(parameters, tool)) findings.push(report('parameters-unchecked', at, 'key'));
    return findings;
  }
  if (!isObject(properties)) {
    const found = typeName(properties);
    return [...findings, report('properties-type', join(at, 'properties'), 'value', { found })];
  }
  findings.push(...checkRequired(parameters, at, properties));
  for (const [name, schema] of Object.entries(properties)) {
    findings.push(...checkProperty(schema, join(at, 'properties', name), name, name));
  }
  return findings;
}

/** Without properties nothing is checked, which matters only where arguments are expected. */
function takesArguments(parameters: Members, tool: Members): boolean {
  const code = member(tool, 'code');
  if (elements(member(parameters, 'required')).length > 0) return true;
  return typeof code === 'string' && /\bargs\b/.test(code);
}
