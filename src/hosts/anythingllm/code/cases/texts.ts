// Texts that the cases of handlers share.

import { skill } from '../../case-texts.fixtures.ts';

/** The file that the cases are about. */
export const path = 'handler.js';
/** A manifest without a fault. */
export const manifest = skill();

/** A handler with this body, in a `try`. */
export const body = (text: string, args = '{ harbour }'): string => `module.exports.runtime = {
  handler: async function (${args}) {
    try {
      ${text}
    } catch (error) {
      return error.message;
    }
  },
};
`;
/** A handler with this body and nothing around it. */
export const bare = (text: string): string => `module.exports.runtime = {
  handler: async function ({ harbour }) {
    ${text}
  },
};
`;
/** A handler without a fault. */
export const sound = body('return harbour;');
