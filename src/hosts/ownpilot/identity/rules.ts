// Rules for what every manifest must have: an object with id, name, version and description, in a file of the right name.

import type { SourceDocument, Finding, Fix } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import { moveTo, setTo, defineRule, rulesWith, type Misnamed, renameOrRemove } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import { packageAround, rootText, type RequiredText } from '../defaults.ts';
import { from0_8_3, from2026_02, guide, V0_8_3_BROKEN, validators, REFUSED, define } from '../evidence.ts';
import { elements, isText, ROOT_KEYS } from '../shape.ts';
import { renameOrAdd } from '../unknown-keys.ts';
import { ID_PATTERN } from '../validate.ts';
import { idFor } from '../words.ts';

const requiredRule = rulesWith({
  severity: REFUSED,
  evidence: [guide('Validation Rules 1 to 4'), ...validators('Missing or invalid "…" (must be a string)')],
});

export const rootNotObject = requiredRule<{ found: string }>('ownpilot/root-not-object', {
  message: ({ found }) =>
    `A skill package is one JSON object with \`id\`, \`name\`, \`version\`, \`description\` and \`tools\`; this is ${found}.`,
  evidence: [guide('skill.json Schema Reference'), ...validators('Manifest must be a JSON object')],
  fix: wrapUp,
});

export const requiredMissing = requiredRule<{ key: RequiredText }>('ownpilot/required-missing', {
  message: ({ key }) => `${code(key)} is missing. OwnPilot does not install a package without it.`,
  fix: (found, document) =>
    renameOrAdd(document, '', found.args.key, ROOT_KEYS, rootText(document.value, found.args.key)),
});

export const requiredType = requiredRule<{ key: RequiredText; found: string }>('ownpilot/required-type', {
  message: ({ key, found }) => `${code(key)} must be a string, and here it is ${found}.`,
  fix: ({ pointer, args: { key } }, { value }, given) => {
    if (key === 'version' && typeof given === 'number')
      return setTo(pointer, fullVersion(String(given)) ?? '1.0.0');
    const whole = typeof given === 'number' && given >= 0 && Number.isInteger(given);
    return setTo(pointer, whole ? String(given) : rootText(value, key));
  },
});

export const requiredEmpty = requiredRule<{ key: RequiredText }>('ownpilot/required-empty', {
  message: ({ key }) => `${code(key)} is empty, which OwnPilot treats as missing.`,
  fix: ({ pointer, args }, { value }) => setTo(pointer, rootText(value, args.key)),
});

export const idPattern = requiredRule<{ id: string }>('ownpilot/id-pattern', {
  message: ({ id }) =>
    `The id ${code(id)} may only have lower-case letters, digits and hyphens, and must start with a letter or a digit.`,
  evidence: [
    guide('Validation Rule 1'),
    ...validators(
      'Invalid "id" format: "…" (must be lowercase alphanumeric + hyphens, start with letter/digit)',
    ),
  ],
  fix: ({ args }) => {
    const ids = (['', '-'] as const).map((joint) => idFor(args.id, joint));
    return [...new Set(ids.map((id) => (ID_PATTERN.test(id) ? id : 'myskill')))].flatMap((id) =>
      setTo('/id', id),
    );
  },
});

export const idHyphen = defineRule<{ id: string }>('ownpilot/id-hyphen', {
  severity: V0_8_3_BROKEN,
  message: ({ id }) =>
    `With a hyphen in the id ${code(id)} the package installs in 0.8.3, but its tools are never registered: their full names, such as \`ext.${id}.…\`, may not contain a hyphen.`,
  evidence: [
    from0_8_3(
      'core/agent/tools.ts:118-129',
      'Tool name must start with a letter and contain only alphanumeric characters, underscores, and dots',
    ),
    from0_8_3('gw/tools/registry/external-registration.ts:145,193-196'),
  ],
  fix: ({ args }) => setTo('/id', args.id.replaceAll('-', '')),
});

export const versionNotSemver = define.guideAdvice<{ version: string }>('ownpilot/version-not-semver', {
  message: ({ version }) =>
    `The guide recommends semantic versions such as \`1.0.0\`; ${code(version)} is accepted, but it is not a semantic version.`,
  evidence: [guide('Field Details, version')],
  fix: ({ args }) => {
    const better = fullVersion(args.version);
    return better === undefined ? [] : setTo('/version', better);
  },
});

export const rootKeyUnknown = define.changed<Misnamed>('ownpilot/root-key-unknown', {
  message: ({ key, meant }) =>
    `OwnPilot has no member ${code(key)}. It stores the value and never reads it.${perhaps(meant)}`,
  evidence: [
    guide('Field Details'),
    from2026_02('gw/services/skill-package-types.ts'),
    from0_8_3('gw/services/extension/types.ts:12-137'),
  ],
  fix: renameOrRemove,
});

export const folderName = define.guideChanged<{ folder: string; id: string }>('ownpilot/folder-name', {
  message: ({ folder, id }) =>
    `The guide wants every package in a folder named after its id, but this one is in ${code(folder)} while its id is ${code(id)}.`,
  evidence: [guide('Directory Structure')],
  fix: ({ args: { folder, id } }, document) => [
    ...moveTo(document, placed(document.path, -2, id)),
    ...(ID_PATTERN.test(folder) ? setTo('/id', folder) : []),
  ],
});

export const fileName = define.changed<{ file: string }>('ownpilot/file-name', {
  message: ({ file }) =>
    `OwnPilot's directory scan looks for \`skill.json\` (0.8.3 also for \`extension.json\`) and ignores ${code(file)}.`,
  evidence: [guide('Directory Structure'), from0_8_3('gw/services/extension/scanner.ts')],
  fix: (_, document) => moveTo(document, placed(document.path, -1, 'skill.json')),
});

/** The path with another name at this place from its end. */
function placed(path: string, at: -1 | -2, name: string): string {
  return path.split(/[/\\]/).with(at, name).join('/');
}

function wrapUp(_: Finding, { value }: SourceDocument): Fix[] {
  const entries = elements(value);
  const [only, ...rest] = entries;
  if (isObject(only) && rest.length === 0) return setTo('', only, 'Unwrap the object from the list');
  // Text that an author wrote is kept: it moves into a package.
  if (entries.length > 0 && entries.every(isObject)) {
    return setTo('', packageAround({ tools: entries }), 'Put the list into a package as its tools');
  }
  if (isText(value) && value.trim() !== '') {
    return setTo('', packageAround({ system_prompt: value }), 'Put the text into a package as its prompt');
  }
  return entries.length > 0 ? [] : setTo('', packageAround({}), 'Start with a minimal manifest');
}

/** `1.2` → `1.2.0`, `v3` → `3.0.0`; undefined where no version can be seen. */
function fullVersion(text: string): string | undefined {
  const parts = /^\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*$/i.exec(text);
  return parts ? `${parts[1] ?? '0'}.${parts[2] ?? '0'}.${parts[3] ?? '0'}` : undefined;
}
