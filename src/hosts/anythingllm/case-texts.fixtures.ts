// Small manifests as text, for the cases of rules.

/** Members of a skill that has no fault at all. */
const SOUND: Readonly<Record<string, string>> = {
  active: 'true',
  hubId: '"tides"',
  name: '"Tides"',
  schema: '"skill-1.0.0"',
  version: '"1.0.0"',
  description: '"High and low water"',
  author: '"@a"',
  license: '"MIT"',
  setup_args: '{}',
  examples: '[{"prompt": "When?", "call": "{\\"harbour\\": \\"Dover\\"}"}]',
  entrypoint: '{"file": "handler.js", "params": {"harbour": {"description": "Harbour", "type": "string"}}}',
  imported: 'true',
};

/** A sound skill with other texts for some members (null leaves one out), and further members as text. */
export function skill(texts: Readonly<Record<string, string | null>> = {}, further = ''): string {
  const members = Object.entries({ ...SOUND, ...texts }).flatMap(([key, text]) =>
    text === null ? [] : [`"${key}": ${text}`],
  );
  if (further !== '') members.push(further);
  return `{\n  ${members.join(',\n  ')}\n}`;
}

/** The same with its opening bracket marked, where the finding is about what is not in it. */
export function skillWithout(...missing: string[]): string {
  return skill(Object.fromEntries(missing.map((key) => [key, null]))).replace('{', '⟦{⟧');
}

/** A skill with one setting, whose text is given. */
export function setting(text: string): string {
  return skill({ setup_args: `{"KEY": ${text}}` });
}

/** A skill with one example, whose text is given. */
export function example(text: string): string {
  return skill({ examples: `[${text}]` });
}

/** A skill whose only example makes this call, given as raw text of the JSON string without its quotes. */
export function call(text: string): string {
  return example(`{"prompt": "When?", "call": "${text}"}`);
}

/** A skill with this text as its only parameter, called harbour. */
export function param(text: string): string {
  return skill({ entrypoint: `{"file": "handler.js", "params": {"harbour": ${text}}}` });
}
