// Detects RAGFlow's tool metadata, lists of it, answers of its endpoint, and plugin files.

import type { Detection, DetectionInput } from '../../model/host.ts';
import { isObject, member } from '../../model/guards.ts';
import { isAnswer, pythonHeader } from './input/pasted.ts';
import { isJsonSchema } from './members.ts';
import { weight } from '../kit/detection.ts';

/** Scores a text; null where nothing suggests RAGFlow. */
export function detect({ text, value, keys }: DetectionInput): Detection | null {
  if (pythonHeader(text)) return detectPython(text);
  if (isAnswer(value)) return detectAnswer(value);
  if (Array.isArray(value)) return value.length > 0 ? detectTool(value[0]) : null;
  if (isObject(value) && Object.keys(value).length > 0) return detectTool(value);
  // Nothing could be read: prose, code fences, or the first words of a document.
  if (keys.has('displayDescription'))
    return { score: weight.likely, reason: 'contains a `displayDescription`' };
  return keys.has('displayName') && keys.has('parameters')
    ? { score: weight.fair, reason: 'contains `displayName` and `parameters`' }
    : null;
}

function detectPython(text: string): Detection | null {
  if (text.includes('LLMToolPlugin')) {
    return { score: weight.certain, reason: 'is Python with `LLMToolPlugin`, the base class of plugins' };
  }
  if (text.includes('LLMToolMetadata') || text.includes('displayDescription')) {
    return { score: weight.own, reason: 'is Python with the method `get_metadata` of a plugin' };
  }
  return { score: weight.doubtful, reason: 'is Python with a method `get_metadata`' };
}

function detectAnswer(value: unknown): Detection | null {
  const data = member(value, 'data');
  if (Array.isArray(data) && data.length > 0) {
    const inner = detectTool(data[0]);
    if (!inner) return null;
    return {
      score: Math.max(inner.score, weight.likely),
      reason: `is an answer whose \`data\` ${inner.reason}`,
    };
  }
  const known = ['code', 'message', 'data'];
  if (!isObject(value) || !Object.keys(value).every((key) => known.includes(key))) return null;
  return { score: weight.weak, reason: 'has the `code`, `message` and `data` of an answer' };
}

const OWN_MEMBERS = ['name', 'displayName', 'description', 'displayDescription', 'parameters', '$schema'];

/** Scores the marks of metadata, the surest first. */
function detectTool(value: unknown): Detection | null {
  if (!isObject(value)) return null;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  const parameters = member(value, 'parameters');
  const members = isObject(parameters) ? Object.values(parameters) : [];
  if (has('displayDescription')) {
    return has('displayName')
      ? { score: weight.certain, reason: 'has `displayName` and `displayDescription`' }
      : { score: weight.strong, reason: 'has `displayDescription`' };
  }
  if (members.some((parameter) => member(parameter, 'displayDescription') !== undefined)) {
    return { score: weight.own, reason: 'has `parameters` with a `displayDescription`' };
  }
  if (has('displayName') && has('parameters'))
    return { score: weight.strong, reason: 'has `displayName` and `parameters`' };
  if (!has('name')) return null;
  if (has('description') && members.some((p) => typeof member(p, 'required') === 'boolean')) {
    return {
      score: weight.likely,
      reason: 'has `parameters` that say one by one whether they are `required`',
    };
  }
  return detectSparse(value, parameters);
}

/** Scores metadata whose members other hosts have as well. */
function detectSparse(value: Record<string, unknown>, parameters: unknown): Detection | null {
  const keys = Object.keys(value);
  if (keys.every((key) => OWN_MEMBERS.includes(key))) {
    if (keys.includes('displayName'))
      return { score: weight.doubtful, reason: 'has `name` and `displayName` and nothing else' };
    if (!keys.includes('description') || !isObject(parameters)) return null;
    const schema = isJsonSchema(parameters);
    return {
      score: weight.weak,
      reason: `has only \`name\`, \`description\` and \`parameters\`${schema ? ' with a JSON schema' : ''}`,
    };
  }
  const old = keys.every((key) => [...OWN_MEMBERS, 'version', 'author'].includes(key));
  const name = member(value, 'name');
  // A name in snake case is probably that of a function.
  const snake = typeof name === 'string' && /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name);
  return old && snake && keys.includes('description')
    ? { score: weight.faint, reason: 'has a `name` like a function’s and little else' }
    : null;
}
