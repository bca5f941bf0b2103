// Why values change on their way, where more than one host has the same reason. Codes are stable: reports name them.

import type { Reason } from '../../../model/ledger.ts';

const reason = (code: string, says: string): Reason => ({ code, says });

/** For names that the target refuses. */
export const LEGAL_NAME: Reason = {
  code: 'legal-name',
  says: 'The target does not allow this name, so the nearest valid one is used.',
  changesName: true,
};
/** For names that are a member’s name in the target. */
export const NAME_MEMBER = reason('name-member', 'The name of the member says it.');
/** For flags of parameters where the target has a list. */
export const REQUIRED_LIST = reason(
  'required-list',
  'The target lists required parameters by name; all others are optional.',
);
/** For flags of optional parameters where the target requires none. */
export const NEVER_REQUIRED = reason(
  'never-required',
  'The target marks no parameter as required, so this one stays optional.',
);
/** For lists of parameters where the target has flags. */
export const REQUIRED_FLAG = reason(
  'required-flag',
  'The target marks each parameter as required or optional.',
);
/** For types under another word. */
export const TYPE_WORD = reason('type-word', 'The target uses another word for the same type.');
/** For types that the target does not have. */
export const NEAREST_TYPE = reason('nearest-type', 'The target has no such type; the nearest one is used.');
/** For properties of which no schema can be written. */
export const NO_SCHEMA = reason('no-schema', 'The value is not a JSON schema, so any value is allowed.');
/** For flags that follow from the kind of input. */
export const IMPLIED_BY_CONTROL = reason('said-by-control', 'The kind of input says it.');
/** For members that become a part of a description. */
export const IN_WORDS = reason(
  'told-in-words',
  'The target has no member for it, so the description says it.',
);
/** For descriptions that got such parts. */
export const LONGER_DESCRIPTION = reason(
  'longer-description',
  'With what the target has no members for added at the end.',
);
/** For descriptions of tools that have none of their own. */
export const OF_TITLE = reason(
  'of-title',
  'The tool has no description, so its title and examples describe it.',
);
/** For texts that are too long for the target. */
export const SHORTENED = reason('shortened', 'The target limits the length, so the end is cut off.');
/** For array schemas that some APIs refuse. */
export const ANY_ITEMS = reason(
  'any-items',
  'The API refuses an array without a schema of its items; this one allows any.',
);
/** For texts made from a name. */
export const FROM_NAME = reason('from-name', 'Made from the name.');
/** For values that become strings. */
export const TEXT_OF_VALUE = reason('text-of-value', 'The target stores it as a string.');
/** For calls in examples that become strings. */
export const CALL_AS_TEXT = reason('call-as-text', 'The target wants the call as a JSON string.');
/** For calls in examples that become values. */
export const CALL_AS_VALUE = reason('call-as-value', 'The target wants the call as a value.');
/** For what the target does by itself. */
export const IMPLIED_BY_TARGET = reason(
  'said-by-shape',
  'The target always does this, without a member for it.',
);
/** For parameters that nothing calls required. */
export const NOT_REQUIRED = reason('not-required', 'Not given, which means that it is not required.');
/** For code that runs in the target. */
export const ADAPTED_CODE = reason(
  'adapted-code',
  'The code is wrapped in an adapter for this host’s way of calling it.',
);
/** For code whose functions had to get names. */
export const NAMED_FUNCTIONS = reason(
  'named-functions',
  'Functions without a name got one: the host refuses the word “function” before a bracket.',
);
/** For settings whose names the code brought along. */
export const ASKED_NAME = reason('asked-name', 'The code asks for the setting under this name.');
/** For JavaScript in a target that runs none. */
export const NEEDS_REWRITING = reason(
  'needs-rewriting',
  'JavaScript cannot run here. It is kept in a comment and must be rewritten.',
);
/** For code that needs Node.js where there is none. */
export const NEEDS_NODE = reason(
  'needs-node',
  'The code uses features that only Node.js has and this host refuses. It must be rewritten.',
);
/** For code that needs the rest of its file. */
export const OUTSIDE_NAMES = reason(
  'outside-names',
  'The code uses imports or other parts of its file, which are not converted. It must be rewritten.',
);
/** For code that no engine takes. */
export const NOT_JAVASCRIPT = reason(
  'not-javascript',
  'The code is not valid JavaScript, or it is a module. It is kept in a comment and must be rewritten.',
);
/** For code of an unknown convention. */
export const UNKNOWN_CALL = reason(
  'unknown-call',
  'The code is marked as called in a way that no host here knows. It must be rewritten.',
);

/** For values that the target demands. */
export const DEMANDED = reason('demanded', 'The target requires it, but the source does not give it.');
/** For constants of the target’s format. */
export const FIXED = reason('fixed', 'The same in every manifest of the target.');
/** For what every new manifest of the target starts with, so no one has to check it. */
export const USUAL = reason('usual', 'What a new manifest of the target has.');
/** For a tool that replaces a missing one. */
export const NO_TOOL = reason('no-tool', 'The target needs a tool, and the source describes none.');
/** For code that replaces missing code. */
export const NO_CODE = reason('no-code', 'The source has no code, so this is a placeholder for it.');
/** For values that the sidecar gave back. */
export const RESTORED = reason('restored', 'Restores the original value from the sidecar.');
