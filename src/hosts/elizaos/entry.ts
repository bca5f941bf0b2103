// Milady / ElizaOS: the part of the host that is loaded with every text.

import type { HostEntry, SchemaFile } from '../../model/host.ts';
import { detect, otherProduct } from './detect.ts';
import { codeReleases, releases } from './releases.ts';
import { samples } from './samples.ts';

export const manifestFile: SchemaFile = { file: 'elizaos-plugin.json', fileMatch: ['elizaos.plugin.json'] };
export const packageFile: SchemaFile = { file: 'elizaos-agent-config.json', fileMatch: ['package.json'] };

export const entry: HostEntry = {
  id: 'elizaos',
  name: 'Milady / ElizaOS',
  manifest: 'elizaos.plugin.json',
  releases,
  codeReleases,
  samples,
  schemas: [manifestFile, packageFile],
  detect,
  otherProduct,
};
