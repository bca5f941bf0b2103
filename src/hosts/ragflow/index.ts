// Joins the parts of the host RAGFlow, whose manifest is a tool plugin in Python, or its metadata as JSON.

import { member } from '../../model/guards.ts';
import type { Host, JsonSchema, PublishedSchema } from '../../model/host.ts';
import type { SeverityByRelease, Severity, SourceDocument } from '../../model/finding.ts';
import { fragment } from './fragments.ts';
import { entry, answerFile, toolFile } from './entry.ts';
import { FUNCTION_NAME } from './names.ts';
import { isAnswer, isPythonText, kindOf } from './input/pasted.ts';
import { preview } from './preview/preview.ts';
import { check, rules } from './subjects.ts';
import { verdicts } from './verdicts.ts';
import { EVERY_RELEASE } from './releases.ts';
import answer from './answer-schema.json';
import tool from './schema.json';

// Without `$id`, because inside another schema it would change what its references mean.
const { $id: _id, $schema: _schema, ...definition } = tool;
const answerSchema: JsonSchema = { ...answer, definitions: { tool: definition } };
const listSchema: JsonSchema = { type: 'array', description: 'Several tools.', items: tool };

export const schemas: readonly PublishedSchema[] = [
  { ...toolFile, schema: tool },
  { ...answerFile, schema: answerSchema },
];

/** The schema for this kind of value; that of one tool where the kind is not clear. */
export function schemaFor(value: unknown): JsonSchema {
  if (Array.isArray(value)) return listSchema;
  return isAnswer(value) ? answerSchema : tool;
}

export const host: Host = {
  ...entry,
  engine: 'CPython 3.13, in the server itself',
  rules,
  schemas,
  read: {
    schemaFor,
    defaultPath,
    codePath,
    syntaxSeverity,
    placeholders: [
      'My tool',
      'Tells the model what this tool does and when to use it',
      'Tells people what this tool does',
      'Tells the model what to give here',
    ],
  },
  check,
  fragment,
  verdicts,
  preview,
  code: async () => (await import('./code/checker.ts')).checker,
  run: async () => (await import('./run/runnable.ts')).runnable,
  portable: async () => (await import('./convert/write.ts')).portable,
};

/** The file of a plugin in Python, in the folder that the README names; it is called like its class. */
function codePath(text: string): string | null {
  if (!isPythonText(text)) return null;
  const name = /^[ \t]*class[ \t]+(\w+?)(?:Plugin)?[ \t]*[(:]/m.exec(text)?.[1] ?? 'MyTool';
  const snake = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
  return `llm_tools/${snake}.py`;
}

/** A file name for the JSON only: the host reads Python files of any name. */
function defaultPath(value: unknown): string {
  if (Array.isArray(value) || isAnswer(value)) return 'tools.json';
  const name = member(value, 'name');
  return typeof name === 'string' && FUNCTION_NAME.test(name) ? `${name}.json` : 'my_tool.json';
}

/** RAGFlow never reads this JSON: `get_metadata` returns a Python dictionary, where these are legal. */
const LEGAL_IN_PYTHON: ReadonlySet<string> = new Set([
  'json/trailing-comma',
  'json/single-quotes',
  'json/python-literal',
  'json/comment',
]);

/** Codes of text that JSON.parse accepts. */
const HARMLESS: Readonly<Record<string, Severity>> = {
  'json/duplicate-key': 'changed',
  'json/invalid-characters': 'advice',
  'json/empty': 'advice',
};

/** The severity of a `json/` code per release; {} for Python, where it does not matter. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (kindOf(document) === 'python') return {};
  const severity = LEGAL_IN_PYTHON.has(code) ? 'advice' : (HARMLESS[code] ?? 'refused');
  return Object.fromEntries(EVERY_RELEASE.map((id) => [id, severity]));
}
