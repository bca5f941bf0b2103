// Why values change on their way, where more than one host has the same reason. Codes are stable: reports name them.

import type { Reason } from '../model/ledger.ts';

const reason = (code: string, says: string): Reason => ({ code, says });

export const LEGAL_NAME = reason(
  'legal-name',
  'The target takes other names, so the nearest legal one is used.',
);
export const NAME_MEMBER = reason('name-member', 'The name of the member says it.');
export const REQUIRED_LIST = reason(
  'required-list',
  'The target names required parameters in a list; what is not in it is optional.',
);
export const REQUIRED_FLAG = reason(
  'required-flag',
  'The target says of each parameter by itself whether it is required.',
);
export const TYPE_WORD = reason('type-word', 'The target has another word for the same type.');
export const NEAREST_TYPE = reason('nearest-type', 'The target has no such type; the nearest one is used.');
export const SAID_BY_CONTROL = reason('said-by-control', 'The kind of the input says it.');
export const TOLD_IN_WORDS = reason(
  'told-in-words',
  'The target has no member for it, so the description tells it.',
);
export const LONGER_DESCRIPTION = reason(
  'longer-description',
  'Followed by what the target has no members for.',
);
export const FROM_NAME = reason('from-name', 'Made of the name.');
export const TEXT_OF_VALUE = reason('text-of-value', 'The target keeps it as a text.');
export const CALL_AS_TEXT = reason('call-as-text', 'The target wants the call as a text of JSON.');
export const CALL_AS_VALUE = reason('call-as-value', 'The target wants the call as a value.');
export const SAID_BY_SHAPE = reason('said-by-shape', 'The target has it so in any case, without saying it.');
export const NOT_REQUIRED = reason('not-required', 'Nothing is said, which means that it is not required.');
export const ADAPTED_CODE = reason(
  'adapted-code',
  'The code stands in an adapter to this host’s way of calling it.',
);
export const NAMED_FUNCTIONS = reason(
  'named-functions',
  'Functions without a name were given one: the host refuses the word “function” before a bracket.',
);
export const NEEDS_REWRITING = reason(
  'needs-rewriting',
  'JavaScript cannot run here: it stands in a comment and must be rewritten.',
);
export const NEEDS_NODE = reason(
  'needs-node',
  'The code uses what only Node.js offers, which this host refuses: it must be rewritten.',
);
export const PYTHON_CODE = reason(
  'python-code',
  'Python cannot run here: it stands in a comment and must be rewritten.',
);

export const OUTSIDE_NAMES = reason(
  'outside-names',
  'The code uses imports or other parts of its file, which do not come along: it must be rewritten.',
);

/** For values that the target demands. */
export const DEMANDED = reason('demanded', 'The target demands it and the source does not say it.');
export const FIXED = reason('fixed', 'The same in every manifest of the target.');
export const NO_TOOL = reason('no-tool', 'The target wants a tool and the source describes none.');
export const NO_CODE = reason(
  'no-code',
  'The source came without code: this only says that it is to be written.',
);
export const FILLED_IN = reason(
  'filled-in',
  'An earlier conversion filled it in; the original has no such value.',
);
export const RESTORED = reason('restored', 'Gives the original value back, which the sidecar kept.');
