// Joins the files of this folder into one host record.

import { member } from '../../model/guards.ts';
import type { Host } from '../../model/host.ts';
import { entry } from './entry.ts';
import { fragment } from './fragments.ts';
import { preview } from './preview/preview.ts';
import schema from './schema.json';
import { isText, listItems, toolsOf } from './shape.ts';
import { check, rules } from './subjects.ts';
import { verdicts } from './verdicts.ts';

/** Everything about OwnPilot. What runs tools and converts packages is loaded on demand. */
export const host: Host = {
  ...entry,
  engine: 'a sandbox of Node.js 22',
  rules,
  schemas: entry.schemas.map((file) => ({ ...file, schema })),
  read: {
    schemaFor: () => schema,
    defaultPath: (value) => {
      const id = member(value, 'id');
      return `${isText(id) ? id : 'my-skill'}/skill.json`;
    },
    placeholders: [
      'Say in one sentence what this skill does',
      'What My Skill can do for you, in one sentence',
      'What this package can do for you, in one sentence',
      'What the tool does and what it returns',
      'My Skill',
      // The texts of the guide's own example.
      'What this skill does in one sentence',
      'Your Name',
      'https://...',
      '...',
    ],
    parts: (value) =>
      (
        [
          ['tool', 'tools'],
          ['trigger', 'triggers'],
          ['service', 'required_services'],
        ] as const
      ).flatMap(([noun, key]) =>
        listItems(member(value, key), `/${key}`).map(({ pointer }) => ({ noun, pointer })),
      ),
    codeParts: ({ value }) =>
      toolsOf(value)
        .filter((tool) => typeof member(tool.value, 'code') === 'string')
        .map(({ pointer, index, value: tool }) => {
          const name = member(tool, 'name');
          return {
            pointer: `${pointer}/code`,
            path: `${isText(name) ? name : `tool-${String(index + 1)}`}.js`,
          };
        }),
  },
  check,
  fragment,
  verdicts,
  preview,
  run: async () => (await import('./run/read.ts')).runnable,
  code: async () => (await import('./assist/checker.ts')).codeChecker,
  portable: async () => (await import('./convert/write.ts')).portable,
};
