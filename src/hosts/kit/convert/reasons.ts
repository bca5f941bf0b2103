// Why values change on their way, where more than one host has the same reason. Codes are stable: reports name them.

import type { Reason } from '../../../model/ledger.ts';

const reason = (code: string, says: string): Reason => ({ code, says });

export const LEGAL_NAME = reason(
  'legal-name',
  'The target does not allow this name, so the nearest valid one is used.',
);
export const NAME_MEMBER = reason('name-member', 'The name of the member says it.');
export const REQUIRED_LIST = reason(
  'required-list',
  'The target lists required parameters by name; all others are optional.',
);
export const REQUIRED_FLAG = reason(
  'required-flag',
  'The target marks each parameter as required or optional.',
);
export const TYPE_WORD = reason('type-word', 'The target uses another word for the same type.');
export const NEAREST_TYPE = reason('nearest-type', 'The target has no such type; the nearest one is used.');
export const SAID_BY_CONTROL = reason('said-by-control', 'The kind of input says it.');
export const TOLD_IN_WORDS = reason(
  'told-in-words',
  'The target has no member for it, so the description says it.',
);
export const LONGER_DESCRIPTION = reason(
  'longer-description',
  'With what the target has no members for added at the end.',
);
export const FROM_NAME = reason('from-name', 'Made from the name.');
export const TEXT_OF_VALUE = reason('text-of-value', 'The target stores it as a string.');
export const CALL_AS_TEXT = reason('call-as-text', 'The target wants the call as a JSON string.');
export const CALL_AS_VALUE = reason('call-as-value', 'The target wants the call as a value.');
export const SAID_BY_SHAPE = reason('said-by-shape', 'The target always does this, without a member for it.');
export const NOT_REQUIRED = reason('not-required', 'Not given, which means that it is not required.');
export const ADAPTED_CODE = reason(
  'adapted-code',
  'The code is wrapped in an adapter for this host’s way of calling it.',
);
export const NAMED_FUNCTIONS = reason(
  'named-functions',
  'Functions without a name got one: the host refuses the word “function” before a bracket.',
);
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
export const UNKNOWN_CALL = reason(
  'unknown-call',
  'The code is marked as called in a way that no host here knows. It must be rewritten.',
);

/** For values that the target demands. */
export const DEMANDED = reason('demanded', 'The target requires it, but the source does not give it.');
export const FIXED = reason('fixed', 'The same in every manifest of the target.');
export const NO_TOOL = reason('no-tool', 'The target needs a tool, and the source describes none.');
export const NO_CODE = reason('no-code', 'The source has no code, so this is a placeholder for it.');
export const FILLED_IN = reason(
  'filled-in',
  'An earlier conversion added it; the original has no such value.',
);
export const RESTORED = reason('restored', 'Restores the original value from the sidecar.');
