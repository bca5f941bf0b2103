// Whether this system has Apple's keys, which hints and the list of keys name.

export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that commands are held with, as it is written before a letter. */
export const HELD = isApple ? '⌘' : 'Ctrl+';
