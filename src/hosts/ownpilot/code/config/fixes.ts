// Repairs for services and fields that the manifest does not declare.

import type { ValueFix } from '../../../../model/host.ts';
import { isObject, member } from '../../../../model/guards.ts';
import { join, valueAt } from '../../../../text/pointer.ts';
import { readable } from '../../words.ts';
import { declaredServices } from './services.ts';
import { edit, type CodeMender, type Fixing } from '../in-code.ts';

/** Writes the declared name into the string of the code. */
function rename({ tool, node, finding }: Fixing): ValueFix[] {
  const meant = finding.args?.meant;
  if (typeof meant !== 'string' || !/^[\w .-]+$/.test(meant)) return [];
  if (node?.name !== 'String' && node?.name !== 'TemplateString') return [];
  return [edit(tool, `Change to "${meant}"`, { from: node.from + 1, to: node.to - 1, insert: meant })];
}

function field(name: string): Record<string, unknown> {
  const words = name.toLowerCase();
  const type = /key|token|secret|passw/.test(words)
    ? 'secret'
    : /url|endpoint/.test(words)
      ? 'url'
      : 'string';
  return {
    name,
    label: readable(name),
    type,
    required: true,
    description: `${readable(name)} for this service`,
  };
}

const addService: CodeMender = (fixing) => {
  const { service: name, field: first } = fixing.finding.args ?? {};
  const services = member(fixing.manifest, 'required_services');
  if (typeof name !== 'string' || name === '') return rename(fixing);
  const value = {
    name,
    display_name: readable(name),
    description: `Access to ${readable(name)}`,
    category: 'api',
    config_schema: [field(typeof first === 'string' && first !== '' ? first : 'api_key')],
  };
  const title = `Declare the service "${name}"`;
  if (services === undefined) {
    return [
      ...rename(fixing),
      { title, changes: [{ op: 'set', pointer: '/required_services', value: [value] }] },
    ];
  }
  if (!Array.isArray(services)) return rename(fixing);
  const pointer = join('/required_services', services.length);
  return [...rename(fixing), { title, changes: [{ op: 'set', pointer, value }] }];
};

const addField: CodeMender = (fixing) => {
  const { service, field: name } = fixing.finding.args ?? {};
  const declared = declaredServices(fixing.manifest).find((one) => one.name === service);
  if (!declared || typeof name !== 'string' || name === '') return rename(fixing);
  const value = field(name);
  const title = `Declare the field "${name}"`;
  const place = join(declared.pointer, 'config_schema');
  const schema = valueAt(fixing.manifest, place);
  const list = Array.isArray(schema);
  if (!list && schema !== undefined) return rename(fixing);
  return [
    ...rename(fixing),
    list
      ? { title, changes: [{ op: 'set', pointer: join(place, schema.length), value }] }
      : { title, changes: [{ op: 'set', pointer: place, value: [value] }] },
  ];
};

const argumentUndeclared: CodeMender = ({ finding, tool, node, value }) => {
  const { name, meant } = finding.args ?? {};
  const out: ValueFix[] = [];
  if (typeof meant === 'string' && node && /^[A-Za-z_$][\w$]*$/.test(meant)) {
    const change =
      node.name === 'VariableDefinition'
        ? { from: node.from, to: node.from, insert: `${meant}: ` }
        : { from: node.from, to: node.to, insert: node.name === 'String' ? `'${meant}'` : meant };
    out.push(edit(tool, `Change to \`${meant}\``, change));
  }
  const schema = member(value, 'parameters');
  if (typeof name !== 'string' || name === '__proto__' || !isObject(schema)) return out;
  const parameter = { type: 'string', description: readable(name) };
  const place = join(tool.pointer, 'parameters', 'properties');
  const title = `Declare the parameter "${name}"`;
  if (!Object.hasOwn(schema, 'properties')) {
    return [...out, { title, changes: [{ op: 'set', pointer: place, value: { [name]: parameter } }] }];
  }
  return [...out, { title, changes: [{ op: 'set', pointer: join(place, name), value: parameter }] }];
};

export const configMenders: Readonly<Record<string, CodeMender>> = {
  'config-service': addService,
  'config-field': addField,
  'argument-undeclared': argumentUndeclared,
};
