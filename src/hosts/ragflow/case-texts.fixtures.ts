// Small tool metadata as text, for the cases of this host.

const REST = {
  name: '"tides"',
  displayName: '"Tides"',
  description: '"Shows tides"',
  displayDescription: '"Shows tides"',
  parameters: '{}',
};

/** Metadata with these members in place of the usual ones; null leaves one out, `more` comes last. */
export function tool(changed: Partial<Record<keyof typeof REST, string | null>> = {}, more = ''): string {
  const members = Object.entries({ ...REST, ...changed }).flatMap(([key, text]) =>
    text === null ? [] : [`"${key}":${text}`],
  );
  return `{${[...members, ...(more === '' ? [] : [more])].join(',')}}`;
}

/** Metadata with these parameters. */
export function withParameters(parameters: string): string {
  return tool({ parameters });
}

const PARAMETER = {
  type: '"string"',
  description: '"Where"',
  displayDescription: '"Harbour"',
  required: 'true',
};

/** Metadata whose one parameter `at` has these members in place of the usual ones. */
export function parameter(
  changed: Partial<Record<keyof typeof PARAMETER, string | null>> = {},
  more = '',
  name = '"at"',
): string {
  const members = Object.entries({ ...PARAMETER, ...changed }).flatMap(([key, text]) =>
    text === null ? [] : [`"${key}":${text}`],
  );
  return withParameters(`{${name}:{${[...members, ...(more === '' ? [] : [more])].join(',')}}}`);
}
