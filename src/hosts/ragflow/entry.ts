// Describes RAGFlow as far as it is needed before its pack is loaded.

import type { HostEntry, SchemaFile } from '../../model/host.ts';
import { detect } from './detect.ts';
import { releases } from './releases.ts';
import { samples } from './samples.ts';

export const toolFile: SchemaFile = { file: 'ragflow-tool.json', fileMatch: ['*.ragflow.json'] };
/** The published schema of an answer of `GET /api/v1/plugin/tools`. */
export const answerFile: SchemaFile = {
  file: 'ragflow-tools-answer.json',
  fileMatch: ['*.ragflow-answer.json'],
};

export const entry: HostEntry = {
  id: 'ragflow',
  name: 'RAGFlow',
  manifest: 'tool metadata',
  releases,
  samples,
  schemas: [toolFile, answerFile],
  detect,
};
