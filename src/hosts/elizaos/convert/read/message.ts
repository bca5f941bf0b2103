// Actions that read what a person wrote to their agent: other hosts call tools without a message, so it is a parameter there.

import type { Parameter, Sourced, Tool } from '../../../../model/plugin.ts';
import type { PluginRead } from '../../../../model/portable.ts';
import { codeSpan } from '../../../../lang/markdown/escape.ts';
import { convention, readsMessage } from '../adapter.ts';

/** The same with a parameter for the message where a handler reads it, which the report says. */
export function withMessages(read: PluginRead): PluginRead {
  const tools = read.plugin.tools.map(withMessage);
  const changed = tools.filter((tool, i) => tool !== read.plugin.tools[i]);
  if (changed.length === 0) return read;
  const names = changed.map(({ id }) => codeSpan(id?.value ?? '')).join(', ');
  const says = `Reads the person’s message, which is a parameter in the target: ${names}.`;
  const remarks = [...(read.remarks ?? []), { tone: 'note', says } as const];
  return { ...read, plugin: { ...read.plugin, tools }, remarks };
}

function withMessage(tool: Tool): Tool {
  const { code, parameters } = tool;
  if (code?.convention !== convention.id || code.about || !readsMessage(code.text.value)) return tool;
  const name = ['text', 'message', 'message_text'].find((one) =>
    parameters.every((parameter) => parameter.name.value !== one),
  );
  if (name === undefined) return tool;
  const { file, pointer } = code.text;
  // No value of the source says it: the place is the code's, and below it.
  const made = (value: string): Sourced<string> => ({ value, file, pointer: `${pointer}/message` });
  const parameter: Parameter = {
    name: made(name),
    words: [
      ['type', made('string')],
      ['description', made('What the person wrote')],
    ],
    required: parameters.length === 0,
  };
  return { ...tool, parameters: [...parameters, parameter], code: { ...code, about: { message: name } } };
}
