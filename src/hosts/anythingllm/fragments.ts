// Recognises parts of a plugin.json that were pasted without the rest, and makes a complete manifest of each.

import { isObject, member, parsedJson } from '../../model/guards.ts';
import type { Fragment, FragmentInput } from '../../model/host.ts';
import {
  aloneOf,
  has,
  hasOnly,
  isListOf,
  isMapOf,
  isParameter,
  oneOrMore,
  unfenced,
} from '../kit/fragment.ts';
import { ROOT_KEYS } from './official-schema.ts';
import template from './samples/template.json';

type Members = Record<string, unknown>;

/** The complete skill around a part; null where the text is not a part of a skill. */
export function fragment({ text, value }: FragmentInput): Fragment | null {
  if (/\bmodule\.exports\.runtime\s*=/.test(text)) return ofHandler(unfenced(text));
  return ofParts(value) ?? ofRoot(value);
}

/** The code of a skill, with a manifest that has the handler's arguments. */
function ofHandler(code: string): Fragment {
  const [, names = ''] = /\bhandler\b[^{]{0,60}\(\s*\{([^{}]{0,2000})\}/.exec(code) ?? [];
  const params = names.split(',').flatMap((part) => /^\s*([A-Za-z_$][\w$]*)/.exec(part)?.[1] ?? []);
  const about = (name: string): unknown => ({ description: `What ${name} is`, type: 'string' });
  const entrypoint = {
    file: 'handler.js',
    params: Object.fromEntries(params.map((name) => [name, about(name)])),
  };
  return {
    ...made(0.95, 'the code of a skill (`handler.js`)', 'entrypoint', { setup_args: {}, entrypoint }),
    says: 'This is a `handler.js`. Add a `plugin.json` to check both.',
    title: 'Write a plugin.json for it',
    files: [{ path: 'handler.js', text: code }],
    isSource: true,
  };
}

function made(score: number, what: string, section: string, parts: Members): Fragment {
  const where = `plugin.json reference, ${section}`;
  return { score, what, where, whole: skillAround(parts), title: 'Put it into a skill' };
}

function ofParts(value: unknown): Fragment | null {
  if (isSetting(value)) {
    return made(0.85, 'one setting of `setup_args`', 'setup_args', { setup_args: { MY_SETTING: value } });
  }
  if (isMapOf(value, isSetting))
    return made(0.9, 'the settings of `setup_args`', 'setup_args', { setup_args: value });
  const examples = oneOrMore(value, isExample);
  if (examples) return made(0.9, 'a list of examples', 'examples', { examples });
  if (hasOnly(value, ['file', 'params']) && has(value, 'params')) {
    return made(0.85, 'the `entrypoint`', 'entrypoint', { entrypoint: value });
  }
  const params = isMapOf(value, isParam) ? { file: 'handler.js', params: value } : null;
  return params && made(0.5, 'parameters of `entrypoint`', 'entrypoint', { entrypoint: params });
}

/** Members of the manifest without its name and id. */
function ofRoot(value: unknown): Fragment | null {
  if (!hasOnly(value, ROOT_KEYS) || has(value, 'hubId') || has(value, 'name')) return null;
  const marks = [
    isMapOf(member(value, 'setup_args'), isSetting),
    isListOf(member(value, 'examples'), isExample),
    has(member(value, 'entrypoint'), 'params'),
    member(value, 'schema') === 'skill-1.0.0',
  ];
  if (!marks.includes(true)) return null;
  const members = value as Members;
  return { ...made(0.9, aloneOf(members), 'other_properties', members), isRoot: true };
}

function isSetting(value: unknown): boolean {
  return typeof member(value, 'type') === 'string' && isObject(member(value, 'input'));
}

function isExample(value: unknown): boolean {
  return hasOnly(value, ['prompt', 'call']) && typeof member(value, 'prompt') === 'string';
}

function isParam(value: unknown): boolean {
  return (
    isParameter(value) &&
    hasOnly(value, ['type', 'description']) &&
    /^[snb]/.test(String(member(value, 'type')))
  );
}

/** The template with these members; examples and parameters of the template go where they would not fit. */
function skillAround(parts: Members): Members {
  const fits =
    has(parts, 'entrypoint') && !has(parts, 'examples')
      ? { examples: [] }
      : has(parts, 'examples') && !has(parts, 'entrypoint')
        ? { entrypoint: { file: 'handler.js', params: paramsOf(parts['examples']) } }
        : {};
  return { ...template, ...fits, ...parts };
}

/** Parameters for the arguments of the first example's call. */
function paramsOf(examples: unknown): Members {
  const call: unknown = member(Array.isArray(examples) ? examples[0] : undefined, 'call');
  const args = typeof call === 'string' ? parsedJson(call) : call;
  if (!isObject(args)) return {};
  const entries = Object.entries(args).map(([name, value]) => {
    const type = ['number', 'boolean'].includes(typeof value) ? typeof value : 'string';
    return [name, { description: `What ${name} is`, type }];
  });
  return Object.fromEntries(entries) as Members;
}
