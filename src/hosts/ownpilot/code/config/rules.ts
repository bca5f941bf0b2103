// Rules for the Config Center values that tool code reads.

import type { Fix } from '../../../../model/finding.ts';
import { join } from '../../../../lang/json/pointer.ts';
import { append, fix, rulesWith } from '../../../kit/rule.ts';
import { secretName } from '../../../kit/secrets.ts';
import { code, cut, perhaps } from '../../../kit/words.ts';
import { ADVICE, from0_8_3, from2026_02, fromBoth, guide, CHANGED, define } from '../../evidence.ts';
import { readable } from '../../words.ts';
import { edit, inCode, type InCode } from '../in-code.ts';
import { declaredServices } from './services.ts';

const READING = guide('Required Services, Reading Config in Tool Code');
const LOOKUP = fromBoth(
  'gw/db/repositories/config-services.ts:657-685',
  'gw/db/repositories/config-services.ts:747-775',
);
const GET = fromBoth(
  'core/agent/tools/dynamic-tools.ts:615-619',
  'core/agent/tools/dynamic-tool-executor.ts:75-79',
);
const REGISTRAR = 'gw/services/api-service-registrar.ts';

const readRule = rulesWith({ severity: CHANGED, evidence: [READING, ...LOOKUP] });

export const configService = readRule('ownpilot/code-config-service', {
  message: ({ service, meant }: { service: string; field: string | undefined; meant: string | undefined }) =>
    `The code reads from the service ${code(service)}, which \`required_services\` does not declare. Users get no form for it, and the code gets no value unless another package declares that service.${perhaps(meant)}`,
  fix: inCode((place) => {
    const { service: name, field } = place.args;
    if (name === '') return rename(place);
    const service = {
      name,
      display_name: readable(name),
      description: `Access to ${readable(name)}`,
      category: 'api',
      config_schema: [declaration(field === undefined || field === '' ? 'api_key' : field)],
    };
    const added = append(place.document, '/required_services', service);
    return [...rename(place), ...fix(`Declare the service "${name}"`, added)];
  }),
});

export const configField = readRule('ownpilot/code-config-field', {
  message: ({ service, field, meant }: { service: string; field: string; meant: string | undefined }) =>
    `The service \`${cut(service)}\` has no field ${code(field)} in its \`config_schema\`, so users cannot fill it in and the code gets no value.${perhaps(meant)}`,
  fix: inCode((place) => {
    const { service, field } = place.args;
    const declared = declaredServices(place.document.value).find(({ name }) => name === service);
    if (!declared || field === '') return rename(place);
    const added = append(place.document, join(declared.pointer, 'config_schema'), declaration(field));
    return [...rename(place), ...fix(`Declare the field "${field}"`, added)];
  }),
});

export const configArguments = readRule<{ count: number }>('ownpilot/code-config-arguments', {
  message: ({ count }) =>
    `\`config.get\` takes two strings, the service and the field; with ${String(count)} ${count === 1 ? 'argument' : 'arguments'} it does not read what you mean.`,
  evidence: [READING, ...GET],
});

export const configServiceUnread = define.advice<{ name: string }>('ownpilot/code-config-service-unread', {
  message: ({ name }) =>
    `No tool reads from the service ${code(name)}, so users are asked for settings that have no effect.`,
  evidence: [guide('Required Services'), from2026_02(REGISTRAR), from0_8_3(REGISTRAR)],
});

export const configFieldUnread = readRule('ownpilot/code-config-field-unread', {
  severity: ADVICE,
  message: ({ name, service }: { name: string; service: string }) =>
    `No tool reads the field ${code(name)} of \`${cut(service)}\`, so what users enter there has no effect.`,
});

/** Writes the declared name into the string of the code. */
function rename({ tool, node, args: { meant } }: InCode<{ meant: string | undefined }>): Fix[] {
  if (meant === undefined || !/^[\w .-]+$/.test(meant)) return [];
  if (node?.name !== 'String' && node?.name !== 'TemplateString') return [];
  return edit(tool, `Change to "${meant}"`, { from: node.from + 1, to: node.to - 1, insert: meant });
}

function declaration(name: string): unknown {
  const words = name.toLowerCase();
  const address = /url|endpoint/.test(words) ? 'url' : 'string';
  return {
    name,
    label: readable(name),
    type: secretName(name) === null ? address : 'secret',
    required: true,
    description: `${readable(name)} for this service`,
  };
}
