// Reads a skill package into the plugin model that all hosts share.

import type {
  AskedSetting,
  Code,
  Service,
  Setting,
  SettingKind,
  Sourced,
  Tool,
} from '../../../model/plugin.ts';
import type { PluginRead, PluginFiles } from '../../../model/portable.ts';
import { codeOf } from '../../../convert/code/marks.ts';
import { placesOf, readerOf, type Reader } from '../../../convert/values/reader.ts';
import { schemaTool } from '../../../convert/schema/read.ts';
import { secretName } from '../../kit/secrets.ts';
import { registered, servicesIn } from '../run/read.ts';
import { NOT_WRITTEN } from '../../../convert/report/reasons.ts';
import { convention } from './adapter.ts';
import { isMissing } from './code.ts';

/** Reads any manifest; never throws. Members of the wrong type are left out, so the ledger reports them. */
export function read({ main }: PluginFiles): PluginRead {
  const root = readerOf(main);
  const services = root.at('required_services').list().flatMap(serviceOf);
  const tools = root.at('tools').list();
  const stubs = tools.map((tool) => tool.at('code')).filter(isStub);
  const bare = tools.filter((tool) => !tool.at('code').text());
  return {
    files: [main],
    constants: placesOf([
      root.at('$schema'),
      ...tools.map((tool) => tool.at('parameters', '$schema')),
      ...stubs,
    ]),
    ...(stubs.length > 0 && bare.length === 0 ? { noCode: NOT_WRITTEN } : {}),
    plugin: {
      id: root.at('id').text(),
      name: root.at('name').text(),
      version: root.at('version').text(),
      description: root.at('description').text(),
      category: root.at('category').text(),
      icon: root.at('icon').text(),
      license: root.at('license').text(),
      homepage: root.at('docs').text(),
      author: {
        name: root.at('author', 'name').text(),
        email: root.at('author', 'email').text(),
        url: root.at('author', 'url').text(),
      },
      tags: root.at('tags').texts(),
      keywords: root.at('keywords').texts(),
      prompt: root.at('system_prompt').text(),
      services: services.map(({ service }) => service),
      settings: services.flatMap(({ settings }) => settings),
      tools: tools.map((tool) => toolOf(tool, root)),
      triggers: root
        .at('triggers')
        .list()
        .flatMap((trigger) => trigger.any() ?? []),
    },
  };
}

/** An entry of an adapter's table: service and field. */
function settingAt(to: unknown): AskedSetting['is'] | undefined {
  const [service, key] = Array.isArray(to) ? (to as unknown[]) : [];
  return typeof service === 'string' && typeof key === 'string' ? { service, key } : undefined;
}

function isStub(code: Reader): boolean {
  return typeof code.value === 'string' && isMissing(code.value);
}

function toolOf(tool: Reader, root: Reader): Tool {
  const at = tool.at('code');
  const code = isStub(at) ? undefined : codeOf(at.text(), convention.id, settingAt);
  return {
    id: tool.at('name').text(),
    description: tool.at('description').text(),
    ...schemaTool(tool.at('parameters')),
    examples: [],
    code: code?.convention === convention.id && !code.about ? withAbout(code, root) : code,
    permissions: tool.at('permissions').texts(),
    approval: tool.at('requires_approval').flag(),
  };
}

/** The code with the types of the settings that it may read, and with the services where it may ask for whole ones. */
function withAbout(code: Code, root: Reader): Code {
  const text = code.text.value;
  const all = servicesIn(root.value);
  const types = all.flatMap(({ name, fields }): [string, object][] => {
    const typed = fields.flatMap((field): [string, string][] =>
      /^(?:number|boolean)$/.test(field.type) && text.includes(field.name) ? [[field.name, field.type]] : [],
    );
    return typed.length > 0 ? [[name, Object.fromEntries(typed)]] : [];
  });
  const services = /\bget(?:ServiceConfig|ConfigEntr(?:y|ies))\b/.test(text) ? all.map(registered) : [];
  const about = {
    ...(types.length > 0 ? { types: Object.fromEntries(types) } : {}),
    ...(services.length > 0 ? { services } : {}),
  };
  return Object.keys(about).length > 0 ? { ...code, about } : code;
}

/** The service and its settings; [] without a name, because no tool could read it. */
function serviceOf(at: Reader): { service: Service; settings: Setting[] }[] {
  const name = at.at('name').text();
  if (!name) return [];
  const service: Service = {
    name,
    label: at.at('display_name').text(),
    description: at.at('description').text(),
    category: at.at('category').text(),
  };
  return [
    {
      service,
      settings: at
        .at('config_schema')
        .list()
        .flatMap((field) => settingOf(field, service)),
    },
  ];
}

function settingOf(field: Reader, service: Service): Setting[] {
  const key = field.at('name').text();
  if (!key) return [];
  const type = field.at('type').text();
  const required = field.at('required').flag();
  return [
    {
      key,
      service,
      kind: kindOf(key.value, type),
      type,
      required: required?.value === true,
      requiredBy: required,
      label: field.at('label').text(),
      help: field.at('description').text(),
    },
  ];
}

const KINDS: Readonly<Record<string, SettingKind>> = {
  string: 'text',
  text: 'text',
  secret: 'secret',
  url: 'url',
  number: 'number',
  boolean: 'boolean',
};

function kindOf(key: string, type: Sourced<string> | undefined): SettingKind {
  const kind = (type && Object.hasOwn(KINDS, type.value) ? KINDS[type.value] : undefined) ?? 'other';
  const isTyped = kind === 'number' || kind === 'boolean';
  return !isTyped && secretName(key) === 'sure' ? 'secret' : kind;
}
