// Reads skills as one plugin: the manifest in the editor, its handler, and the skills that lie beside it.

import { pluginOf } from '../../../convert/targets/tool-list.ts';
import { isObject } from '../../../model/guards.ts';
import type { FilePlace, Reason } from '../../../model/ledger.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { PluginRead, PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { Code, Example, Parameter, Setting, SettingKind, Sourced, Tool } from '../../../model/plugin.ts';
import { codeOf, markedCode } from '../../../convert/code/marks.ts';
import { requiredBy, requiredMembers, type Required } from '../../../convert/code/required.ts';
import { textArgumentsIn, withTypes } from '../../../convert/code/text-arguments.ts';
import { codeText, placesOf, readerOf, type Reader } from '../../../convert/values/reader.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { wordsOf } from '../../../convert/schema/read.ts';
import { usesOf } from '../../../convert/code/uses.ts';
import { secretName } from '../../kit/secrets.ts';
import { load } from '../loading/load.ts';
import { NOT_WRITTEN } from '../../../convert/report/reasons.ts';
import { convention } from './adapter.ts';
import { isMissing } from './write/handler.ts';
import { parseAsHost } from '../loading/parse.ts';

/** One skill is a plugin with one tool; the code of `handler.js` is its second file. */
export function read(source: PluginFiles): PluginRead {
  const { main, others } = source;
  const more = others.filter(({ path }) => /(?:^|\/)plugin\.json$/.test(path)).flatMap(asSkill);
  const skills = [main, ...more].map((manifest) => {
    const handler = handlerOf(source, manifest);
    return { manifest, handler, required: handler ? requiredOf(source, manifest, handler) : NOTHING };
  });
  const sources = skills.flatMap(({ required }) => required.sources);
  const stubs = skills.flatMap(({ handler }) => (handler && isMissing(handler.text) ? [handler] : []));
  const root = readerOf(main);
  return {
    constants: [
      ...skills.flatMap(({ manifest }) => constantsIn(readerOf(manifest))),
      ...stubs.map(({ path }) => ({ file: path, pointer: '/code' })),
    ],
    ...noCodeOf(stubs.length, skills.filter(({ handler }) => !handler).length),
    files: [
      ...skills.flatMap(({ manifest, handler }) => (handler ? [manifest, handler] : [manifest])),
      ...sources.filter(({ path }, i) => sources.findIndex((one) => one.path === path) === i),
    ],
    plugin: {
      ...pluginOf(skills.map(({ manifest, handler, required }) => toolOf(manifest, handler, required))),
      id: root.at('hubId').text(),
      name: root.at('name').text(),
      version: root.at('version').text(),
      description: root.at('description').text(),
      active: root.at('active').flag(),
      license: root.at('license').text(),
      author: { name: root.at('author').text(), url: root.at('author_url').text() },
      settings: settingsOf(skills.map(({ manifest }) => readerOf(manifest))),
    },
  };
}

const NO_HANDLER: Reason = {
  code: 'no-handler',
  says: 'Its `handler.js` is not open: add the file to convert its code.',
};

/** One reason is for all tools without code. */
function noCodeOf(stubs: number, without: number): Pick<PluginRead, 'noCode'> {
  if (stubs === 0) return { noCode: NO_HANDLER };
  return without === 0 ? { noCode: NOT_WRITTEN } : {};
}

/** The host reads none of them (docs/hosts/anythingllm.md), and all skills have the same. */
function constantsIn(root: Reader): FilePlace[] {
  return placesOf([
    root.at('$schema'),
    root.at('schema'),
    root.at('imported'),
    root.at('entrypoint', 'file'),
  ]);
}

function asSkill(file: PluginFile): SourceFile[] {
  const parsed = parseAsHost(file.text);
  return parsed.kind === 'value' && isObject(parsed.value) ? [{ ...file, value: parsed.value }] : [];
}

/** The host runs `handler.js`, whatever `entrypoint.file` says. What an adapter of ours holds is the code. */
function handlerOf(source: PluginFiles, manifest: SourceFile): SourceFile | undefined {
  const file = fileBeside(source, 'handler.js', manifest.path);
  return file && { ...file, value: { code: markedCode(file.text)[0]?.text ?? file.text } };
}

const NOTHING: Required = { files: [], packages: [], missing: [], sources: [] };

/** Other files of the skill that the handler loads. Its manifest is written anew, so that one cannot be among them. */
function requiredOf(source: PluginFiles, manifest: SourceFile, handler: SourceFile): Required {
  const code = String(readerOf(handler).at('code').value);
  return requiredBy(code, (path) => fileBeside(source, path, manifest.path), ['plugin.json', 'handler.js']);
}

function toolOf(manifest: SourceFile, handler: SourceFile | undefined, required: Required): Tool {
  const root = readerOf(manifest);
  const code = handler && !isMissing(handler.text) ? codeIn(root, handler) : undefined;
  const texts = handler ? textArgumentsIn(handler.text.slice(markedCode(handler.text)[0]?.to)) : {};
  return {
    id: root.at('hubId').text(),
    title: root.at('name').text(),
    description: root.at('description').text(),
    parameters: withTypes(root.at('entrypoint', 'params').members().flatMap(parameterOf), texts),
    frame: [],
    examples: root.at('examples').list().flatMap(exampleOf),
    // The place holds just what is between the marks.
    code: code && { ...code, ...requiredMembers(required) },
  };
}

/** The code of a handler, with those members of \`this\` that the host takes from the manifest, where it asks for them. */
function codeIn(root: Reader, handler: SourceFile): Code | undefined {
  const code = codeOf(codeText(handler), convention.id, (to) =>
    typeof to === 'string' ? { service: '', key: to } : undefined,
  );
  if (code?.convention !== convention.id || code.about || !isObject(root.value)) return code;
  // Stored values of settings go nowhere with the code.
  const { setup_args: _, ...config } = root.value;
  const { tool = {} } = load(config, root.at('hubId').text()?.value ?? '');
  const members = Object.entries({ ...tool, config });
  const uses = usesOf(code.text.value, { self: true });
  const asked = members.filter(([name]) => uses.some((use) => `${use}.`.startsWith(`this.${name}.`)));
  return asked.length > 0 ? { ...code, about: Object.fromEntries(asked) } : code;
}

function parameterOf({ key, here }: { key: Sourced<string>; here: Reader }): Parameter[] {
  return isObject(here.value) ? [{ name: key, words: wordsOf(here, ['required']), required: false }] : [];
}

function exampleOf(at: Reader): Example[] {
  const prompt = at.at('prompt').text();
  return prompt ? [{ prompt, call: at.at('call').any() }] : [];
}

/** Skills of one plugin share their settings: the first one counts. */
function settingsOf(skills: readonly Reader[]): Setting[] {
  const members = skills.flatMap((skill) => skill.at('setup_args').members());
  const first = members.filter(({ key }, i) => i === members.findIndex((one) => one.key.value === key.value));
  return first.flatMap(settingOf);
}

function settingOf({ key, here }: { key: Sourced<string>; here: Reader }): Setting[] {
  if (!isObject(here.value)) return [];
  const input = here.at('input');
  const type = here.at('type').text();
  const control = input.at('type').text();
  const required = here.at('required').flag();
  return [
    {
      key,
      kind: kindOf(key.value, type?.value, control?.value),
      type,
      control,
      required: required?.value === true,
      requiredBy: required,
      help: input.at('hint').text(),
      placeholder: input.at('placeholder').text(),
      preset: input.at('default').any(),
      value: here.at('value').any(),
    },
  ];
}

function kindOf(key: string, type: string | undefined, control: string | undefined): SettingKind {
  if (control === 'password') return 'secret';
  if (control === 'number' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (secretName(key) === 'sure') return 'secret';
  return control === 'url' ? 'url' : 'text';
}
