// The members of plugin.json.

/** Members without which clients reject a plugin. */
export const REQUIRED: readonly string[] = ['$schema', 'name'];

/** Members whose value is a text. */
export const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];

/** All members; the list is closed. */
export const MEMBERS: readonly string[] = [...REQUIRED, ...TEXTS, 'author', 'keywords', 'extensions'];

/** Members of `author`. */
export const AUTHOR: readonly string[] = ['name', 'email', 'url'];
