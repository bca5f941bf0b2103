// What a person gives a member of a plugin, as JSON Schemas for the form of arguments.

const text = (description: string): object => ({ type: 'string', description });

const object = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  properties,
  required,
});

/** A message of a person. */
export const MESSAGE = object({ text: text('Text of the message.') });

const names = (description: string): object => ({ type: 'array', items: { type: 'string' }, description });

/** A message with all that its agent decides. */
export const WHOLE_MESSAGE = object({
  text: text('Text of the message.'),
  actions: names('Names of the actions that the model chooses, in its own spelling.'),
  reply: text('What the model’s answer says. With no action and no reply the agent only starts.'),
  providers: names('Names of providers that the model asks for.'),
  steps: { type: 'boolean', description: 'One action in each of several steps (USE_MULTI_STEP).' },
  parameters: {
    description: 'Of several steps: what the first action gets; a list has one entry for each step.',
  },
  group: { type: 'boolean', description: 'In a group, and the model decides not to answer.' },
});

/** Nothing is given. */
export const NOTHING = object({});

/** A message with the agent's answer. */
export const RESPONSE = object({
  text: text('Text of the message.'),
  response: text('What the agent answered.'),
});

/** The request of a route: its path says which parameters it has. */
export function routeSchema(type: string, path: string): object {
  const names = [...path.matchAll(/:(\w{1,100})/g)].flatMap(([, name = '']) => (name === '' ? [] : [name]));
  const params = Object.fromEntries(names.map((name) => [name, text('In the path.')]));
  return object({
    ...(names.length === 0 ? {} : { params: object(params, names) }),
    query: { description: 'An object; its members follow the question mark of the address.' },
    ...(type === 'GET' || type === 'DELETE' ? {} : { body: { description: 'Any JSON.' } }),
    headers: { description: 'An object; names are in lower case.' },
  });
}

/** What `useModel` passes on; open for keys of no known kind. */
export function modelSchema(key: string): object {
  if (key === 'TEXT_EMBEDDING') return object({ text: text('What to embed.') });
  if (key === 'TEXT_TO_SPEECH') return object({ text: text('What to say.') });
  if (key === 'TEXT_TOKENIZER_DECODE')
    return object({ tokens: { type: 'array', items: { type: 'integer' } } });
  if (key === 'IMAGE_DESCRIPTION')
    return object({ imageUrl: text('Address of the image.'), prompt: text('What to say about it.') });
  if (key === 'TRANSCRIPTION') return object({ audioUrl: text('Address of the recording.') });
  if (key.startsWith('OBJECT_'))
    return object({ prompt: text('The prompt.'), schema: { type: 'object' } }, ['prompt']);
  if (/^(?:TEXT_|REASONING_|IMAGE$|RESEARCH$)/.test(key))
    return object({ prompt: text('The prompt.') }, ['prompt']);
  return object({});
}

/** The payload of an event, to which the core adds `runtime` and `source`. */
export function eventSchema(name: string): object {
  return name.startsWith('MESSAGE_')
    ? object({ message: object({ content: object({ text: text('Text of the message.') }) }) })
    : object({});
}
