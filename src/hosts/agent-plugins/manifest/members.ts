// The members that plugin.json has; the lists are closed.

/** Members without which clients reject a plugin. */
export const REQUIRED: readonly string[] = ['$schema', 'name'];

export const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];

/** All members; the list is closed. */
export const MEMBERS: readonly string[] = [...REQUIRED, ...TEXTS, 'author', 'keywords', 'extensions'];

export const AUTHOR: readonly string[] = ['name', 'email', 'url'];
