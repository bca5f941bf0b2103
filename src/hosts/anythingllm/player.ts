// Scripts of any host that are started as a process of Node.js: played as a skill, which has modules and all of its files.
// What only a process has (port, standard input and output) is played by the handler.

import { jsLiteral } from '../../convert/values/literals.ts';
import type { PlayScript } from '../../model/run.ts';

/** The name of the skill. */
const PLAYED = 'played';

/** The skill's files. */
export const play: PlayScript = (files, { name, path, script }, settings) => {
  const manifest = {
    active: true,
    hubId: PLAYED,
    name: PLAYED,
    entrypoint: { file: 'handler.js', params: {} },
  };
  const handler = `const settings = ${jsLiteral(settings)};
const path = ${jsLiteral(`./files/${path}`)};
const answer = (value) => JSON.stringify(value);
module.exports.runtime = { handler: ${script === 'program' ? PROGRAM : moduleCall(name)} };
`;
  return [
    { path: 'plugin.json', text: JSON.stringify(manifest) },
    { path: 'handler.js', text: handler },
    ...files.map((file) => ({ path: `files/${file.path}`, text: file.text })),
  ];
};

const moduleCall = (name: string): string => `async (args) => {
  try {
    return answer({ text: String(await require(path)[${jsLiteral(name)}](args, (key) => settings[key])) });
  } catch (error) {
    return answer({ error: String(error instanceof Error ? error.message : error) });
  }
}`;

const PROGRAM = `(args) => new Promise((resolve) => {
  let [printed, failed] = ['', ''];
  process.argv[2] = JSON.stringify(args);
  Object.assign(process.env, settings);
  process.stdout.write = (text, then) => { printed += text; if (then) then(); };
  process.stderr.write = (text, then) => { failed += text; if (then) then(); };
  process.exit = (code) => resolve(answer(code ? { error: failed.trim() } : { text: printed.replace(/\\n$/, '') }));
  require(path);
})`;
