// Rules for `uiHints`: keys without a property, members of the wrong type, and members that no code reads.

import { valueAt } from '../../../lang/json/pointer.ts';
import { remove, rename, setTo } from '../../kit/rule.ts';
import { code, listed, perhaps } from '../../kit/words.ts';
import { RESOLVE, core, crashing, milady, page, type Slip, define } from '../evidence.ts';
import { asHintMember, fitsHintMember } from './members.ts';

const HINT_TYPE = 'apps/app/src/types.ts, ConfigUiHint';

export const hintTypeWrong = define.refusedThenChanged<{ key: string; got: string }>(
  'elizaos/hint-type-wrong',
  {
    message: ({ key, got }) =>
      `The hint for ${code(key)} must be an object with members such as \`label\`, not ${got}.`,
    evidence: [page(), milady(RESOLVE)],
    fix: ({ pointer }, { value }) => {
      const label = valueAt(value, pointer);
      if (typeof label === 'string') return setTo(pointer, { label }, 'Make it the label');
      return remove(pointer, 'the hint');
    },
  },
);

export const hintOrphan = define.changed<Slip>('elizaos/hint-orphan', {
  message: ({ key, suggestion }) =>
    `There is no property ${code(key)}, so this hint is ignored.${perhaps(suggestion)}`,
  evidence: [page(), milady(RESOLVE)],
  fix: ({ pointer, args }, document) => [
    ...rename(document, pointer, args.suggestion),
    ...remove(pointer, 'the hint'),
  ],
});

export const hintDotted = define.changed<{ key: string; head: string }>('elizaos/hint-dotted', {
  message: ({ key, head }) =>
    `Hints with dots reach into nested settings only in OpenClaw. Here ${code(key)} is ignored, and only ${code(head)} can have a hint.`,
  evidence: [page(), milady(RESOLVE)],
  fix: ({ pointer }) => remove(pointer, 'the hint'),
});

export const hintMemberType = define.refusedThenChanged<{
  name: string;
  key: string;
  want: string;
  got: string;
}>('elizaos/hint-member-type', {
  message: ({ name, key, want, got }) =>
    `${code(name)} in the hint for ${code(key)} must be ${want}, not ${got}. The form uses it unchecked.`,
  evidence: [page(), milady(HINT_TYPE)],
  fix: ({ pointer, args }, { value }) => {
    const better = asHintMember(args.name, valueAt(value, pointer));
    return better === undefined ? remove(pointer) : setTo(pointer, better);
  },
});

/** For values that the control of the field cannot draw. */
export const hintMemberCrash = crashing(hintMemberType);

export const hintMemberUnknown = define.changed<Slip & { name: string }>('elizaos/hint-member-unknown', {
  message: ({ name, key, suggestion }) =>
    `A hint has no member ${code(name)}. The form ignores it for ${code(key)}.${perhaps(suggestion)}`,
  evidence: [page(), milady(HINT_TYPE)],
  fix: ({ pointer, args: { suggestion } }, document) => {
    const fits = suggestion !== undefined && fitsHintMember(suggestion, valueAt(document.value, pointer));
    return [...(fits ? rename(document, pointer, suggestion) : []), ...remove(pointer)];
  },
});

export const hintMemberUnread = define.miladyChanged<{ name: string; key: string }>(
  'elizaos/hint-member-unread',
  {
    message: ({ name, key }) =>
      `Milady declares ${code(name)} for hints, but no code of its form reads it. It has no effect for ${code(key)}.`,
    evidence: [milady(HINT_TYPE)],
    fix: ({ pointer }) => remove(pointer),
  },
);

export const hintsBeyondCore = define.pageAdvice<{ names: readonly string[] }>('elizaos/hints-beyond-core', {
  message: ({ names }) =>
    `Milady's form understands ${listed(names.map((name) => code(name)))} in hints. The documentation does not show them, and the current core's hint type lacks them.`,
  evidence: [core('PluginConfigUiHint'), page()],
});
