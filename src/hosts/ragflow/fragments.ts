// Recognises parts of a tool's metadata, and Python of a plugin without its class.

import { isObject, member } from '../../model/guards.ts';
import type { Fragment, FragmentInput } from '../../model/host.ts';
import { hasOnly, isMapOf, isParameter } from '../kit/fragment.ts';
import { isPythonText, pythonHeader } from './input/pasted.ts';
import { MEMBERS } from './members.ts';

type Members = Record<string, unknown>;

const WHERE = 'agent/plugin/README.md, Demo';

/** The part of metadata that a text is, with metadata around it; null where it is not one. */
export function fragment({ text, value }: FragmentInput): Fragment | null {
  const python = pythonHeader(text) ? null : ofPython(text);
  if (python) return python;
  if (!isObject(value)) return null;
  const parameters = member(value, 'parameters');
  if (hasOnly(value, ['parameters']) && isMapOf(parameters, isOwn)) {
    return { ...made(0.85, '`parameters` alone', parameters), isRoot: true };
  }
  if (isOwn(value)) return made(0.85, 'a parameter', { text: { required: true, ...value } });
  if (isMapOf(value, isOwn)) return made(0.9, 'the parameters of a tool', value);
  const plain = isMapOf(value, (entry) => isParameter(entry) && hasOnly(entry, MEMBERS.parameter));
  return plain ? made(0.5, 'the parameters of a tool', value) : null;
}

function made(score: number, what: string, parameters: Members): Fragment {
  const whole = {
    name: 'my_tool',
    displayName: 'My tool',
    description: 'Tells the model what this tool does and when to use it',
    displayDescription: 'Tells people what this tool does',
    parameters,
  };
  return { score, what, where: WHERE, whole, title: 'Put it into a tool' };
}

/** A parameter with its own `required` or `displayDescription`, which no other host has. */
function isOwn(value: unknown): boolean {
  if (typeof member(value, 'type') !== 'string' || !hasOnly(value, MEMBERS.parameter)) return false;
  const required = typeof member(value, 'required') === 'boolean' && isParameter(value);
  return required || typeof member(value, 'displayDescription') === 'string';
}

const OTHER_PYTHON: Fragment = {
  score: 0.6,
  what: 'Python without a plugin',
  where: WHERE,
  says: 'This is Python without a class that inherits `LLMToolPlugin`. Write one that calls it, or start from the RAGFlow template.',
  isSource: true,
};

/** `invoke` alone is checked as code, where its one fix makes a file of it. */
function ofPython(text: string): Fragment | null {
  if (isPythonText(text)) return { score: 0.7, what: 'Python of a plugin', where: WHERE, isSource: true };
  if (/^(?:async )?def \w+\([^\n]*:[ \t]*$/m.test(text) || /^class \w[^\n{]*:[ \t]*$/m.test(text))
    return OTHER_PYTHON;
  if (!/\bLoaded llm_tools plugin\b|\bembedded_plugins\b/.test(text) || /[{}]/.test(text)) return null;
  return {
    score: 0.8,
    what: 'a log of loaded plugins',
    where: WHERE,
    next: 'Paste the Python file of a plugin, or what its `get_metadata` returns.',
    isSource: true,
  };
}
