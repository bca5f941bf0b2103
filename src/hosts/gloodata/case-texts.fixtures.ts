// Small info documents as text, for the cases of this host.

/** An info document with these members of `tools`, and these members before it. */
export function info(tools: string, more = ''): string {
  return `{"ns":"tides","title":"Tides",${more}"tools":{${tools}}}`;
}

/** A tool `show` with these further members. */
export function tool(more = '', id = 'show', title = 'Show'): string {
  return `"${id}":{"title":"${title}","examples":["Do ${id}"]${more === '' ? '' : ','}${more}}`;
}

/** A document whose one tool has these fields and these arguments. */
export function tile(fields: string, args: string, ui = '"prefix":"Show",'): string {
  return info(tool(`"schema":{"fields":{${fields}}},"ui":{${ui}"args":{${args}}}`));
}

/** A document whose one field `at` is this. */
export function field(text: string): string {
  return tile(`"at":${text}`, '"at":{"prefix":"At"}');
}

/** A document whose one argument `at` is this. */
export function arg(text: string): string {
  return tile('"at":{"type":"string"}', `"at":${text}`);
}
