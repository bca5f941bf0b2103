// Why values change on their way, where more than one host has the same reason. Codes are stable: reports name them.

import type { Reason } from '../../model/ledger.ts';

const reason = (code: string, says: string): Reason => ({ code, says });

export const LEGAL_NAME: Reason = {
  code: 'legal-name',
  says: 'The target does not allow this name, so the nearest valid one is used.',
  changesName: true,
};
export const NEAREST_TYPE = reason('nearest-type', 'The target has no such type; the nearest one is used.');
export const NO_SCHEMA = reason('no-schema', 'The value is not a JSON schema, so any value is allowed.');
export const IN_WORDS = reason(
  'told-in-words',
  'The target has no member for it, so the description says it.',
);
export const SHORTENED = reason('shortened', 'The target limits the length, so the end is cut off.');
export const ANY_ITEMS = reason(
  'any-items',
  'The API refuses an array without a schema of its items; this one allows any.',
);
export const FROM_NAME = reason('from-name', 'Made from the name.');
export const CALL_AS_VALUE = reason('call-as-value', 'The target wants the call as a value.');
export const NEEDS_REWRITING = reason(
  'needs-rewriting',
  'JavaScript cannot run here. It is kept in a comment and must be rewritten.',
);
export const NEEDS_NODE = reason(
  'needs-node',
  'The code uses features that only Node.js has and this host refuses. It must be rewritten.',
);
export const OUTSIDE_NAMES = reason(
  'outside-names',
  'The code uses imports or other parts of its file, which are not converted. It must be rewritten.',
);
export const NOT_JAVASCRIPT = reason(
  'not-javascript',
  'The code is not valid JavaScript, or it is a module. It is kept in a comment and must be rewritten.',
);
export const UNKNOWN_CALL = reason(
  'unknown-call',
  'The code is marked as called in a way that no host here knows. It must be rewritten.',
);

export const DEMANDED = reason('demanded', 'The target requires it, but the source does not give it.');
/** For constants of the target’s format. */
export const FIXED = reason('fixed', 'The same in every manifest of the target.');
export const NO_TOOL = reason('no-tool', 'The target needs a tool, and the source describes none.');
/** For a tool whose source holds only the placeholder of an earlier conversion. */
export const NOT_WRITTEN = reason('not-written', 'The source has a placeholder in place of code.');
export const NO_CODE = reason('no-code', 'The source has no code, so this is a placeholder for it.');
