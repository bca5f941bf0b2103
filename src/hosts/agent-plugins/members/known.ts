// The members of plugin.json.

/** Members whose value is a text. */
export const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];

/** All members; the list is closed. */
export const MEMBERS: readonly string[] = ['$schema', 'name', ...TEXTS, 'author', 'keywords', 'extensions'];

/** Members of `author`. */
export const AUTHOR: readonly string[] = ['name', 'email', 'url'];
