// The members of `this` that the host gives to a handler.

/** One member of `this`, for checks, completion and hover. */
export interface HostMember {
  /** How it is written, for a list. */
  readonly signature: string;
  /** One or two sentences. */
  readonly about: string;
  /** Whether the documentation of handlers has it. */
  readonly documented: boolean;
  /** A function, so completion adds parentheses. */
  readonly call: boolean;
  /** It is a part of what the model gets, and a skill may replace it. */
  readonly ofTool: boolean;
}

const member = (
  signature: string,
  about: string,
  { documented = false, call = false, ofTool = false } = {},
): HostMember => ({ signature, about, documented, call, ofTool });

/** server/utils/agents/imported.js:217-247, and `caller` of aibitat/index.js:1076. */
export const MEMBERS: ReadonlyMap<string, HostMember> = new Map([
  [
    'runtimeArgs',
    member(
      'runtimeArgs: { [name]: string | null }',
      'The settings of setup_args. One that is required and empty is missing; any other empty one is null.',
      { documented: true },
    ),
  ],
  [
    'introspect',
    member('introspect(text)', 'Shows a line of text in the chat while the skill works.', {
      documented: true,
      call: true,
    }),
  ],
  [
    'logger',
    member('logger(text, …more)', 'Writes to the console of the server.', { documented: true, call: true }),
  ],
  [
    'config',
    member('config: object', 'The whole plugin.json, with the settings that are saved in it.', {
      documented: true,
    }),
  ],
  [
    'requestToolApproval',
    member(
      'requestToolApproval({ payload, description })',
      'Asks the person for approval. The promise gives { approved, message }; 120 s without an answer is a rejection.',
      { documented: true, call: true },
    ),
  ],
  [
    'webScraper',
    member(
      'webScraper.getLinkContent(url)',
      'Reads a web page. The promise gives { success, content }, or false where there is no url.',
    ),
  ],
  ['name', member('name: string', 'The hubId, which is the tool’s name for the model.', { ofTool: true })],
  [
    'description',
    member('description: string', 'The description of plugin.json, as the model gets it.', { ofTool: true }),
  ],
  [
    'parameters',
    member('parameters: object', 'The JSON schema of the arguments, as the model gets it.', { ofTool: true }),
  ],
  ['examples', member('examples: object[]', 'The examples of plugin.json.', { ofTool: true })],
  ['runtime', member("runtime: 'docker'", 'Always "docker" on a server.')],
  ['super', member('super: object', 'The agent engine that runs the skill.')],
  ['caller', member('caller: string', 'The name of the agent that calls the skill.')],
]);
