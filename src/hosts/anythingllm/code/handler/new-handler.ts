// Writes a handler.js that fits a manifest: it takes the parameters, reads the settings, and answers with a text.

import { member } from '../../../../model/guards.ts';
import { params, setupArgs } from '../../parts.ts';

const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield error'
  ).split(' '),
);

/** A whole file, with comments that say what goes where; any JSON value may come. */
export function newHandler(manifest: unknown): string {
  const used = new Set<string>();
  const args = params(manifest).map(({ key }) => ({ key, name: variable(key, used) }));
  const settings = setupArgs(manifest).map(({ key, value }) => ({
    key,
    name: variable(key, used),
    required: Boolean(member(value, 'required')),
  }));
  const given = args.length > 0 ? `{ ${args.map(({ name }) => name).join(', ')} }` : '{}';
  const lines = [
    ...(settings.length > 0
      ? [
          '    // Settings that are empty are null; required ones are missing then.',
          `    const ${pattern(settings)} = this.runtimeArgs;`,
        ]
      : []),
    '    try {',
    ...settings.flatMap(({ key, name, required }) =>
      required
        ? [`      if (!${name}) return ${text(`Set ${key} in the settings of the skill first.`)};`]
        : [],
    ),
    `      this.introspect(${text(`Working on it: ${named(manifest)}`)});`,
    '      // Do the work here. The text that you return is what the model gets.',
    `      return \`No answer yet: write handler.js. It was called with \${JSON.stringify(${given})}.\`;`,
    '    } catch (error) {',
    '      // An error that leaves the handler ends the whole agent session.',
    '      this.logger(error.message);',
    '      return `The skill failed: ${error.message}`;',
    '    }',
  ];
  return `// AnythingLLM calls this with the arguments of plugin.json's entrypoint.params.
module.exports.runtime = {
  handler: async function (${args.length > 0 ? pattern(args) : ''}) {
${lines.join('\n')}
  },
};
`;
}

/** `{ town, 'my-key': myKey }`. */
function pattern(names: readonly { readonly key: string; readonly name: string }[]): string {
  return `{ ${names.map(({ key, name }) => (key === name ? name : `${text(key)}: ${name}`)).join(', ')} }`;
}

/** A name that no other variable has: the key itself, or its letters and digits. */
function variable(key: string, used: Set<string>): string {
  const plain = /^[A-Za-z_$][\w$]*$/.test(key)
    ? key
    : key.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
  const start = /^[A-Za-z_$]/.test(plain) && !RESERVED.has(plain) ? plain : `the${plain}`;
  let name = start;
  for (let n = 2; used.has(name); n++) name = `${start}${String(n)}`;
  used.add(name);
  return name;
}

function named(manifest: unknown): string {
  const name = member(manifest, 'name');
  return typeof name === 'string' && name.trim() !== '' ? name : 'the skill';
}

/** A string literal for any text. */
function text(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
