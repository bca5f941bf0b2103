// Answers as GitHub, npm and the mirror give them, for tests.

import { gzipSync } from 'fflate';

const TEXTS: Readonly<Record<string, string>> = {
  'skill.json': '{"id": "tide", "name": "Tide", "tools": []}',
  'extension.json': '{"id": "tide", "name": "Tide", "tools": []}',
  'plugin.json':
    '{"active": true, "hubId": "tide", "name": "Tide", "schema": "skill-1.0.0", "entrypoint": {"file": "handler.js"}}',
  'elizaos.plugin.json': '{"id": "tide", "name": "Tide", "kind": "feature"}',
  'package.json':
    '{"name": "@harbour/plugin-tide", "version": "1.0.0", "agentConfig": {"pluginType": "elizaos:plugin:1.0.0"}}',
  'SKILL.md': '---\nname: tide\ndescription: Tells the tide.\n---\n',
};

/** The text of a file, by its name. */
export const textOf = (path: string): string => TEXTS[path.split('/').at(-1) ?? ''] ?? `of ${path}\n`;

interface Listed {
  readonly path: string;
  readonly mode?: string;
  readonly type?: string;
  readonly size?: number;
}

/** A repository as GitHub answers: its tree, with folders, and every file as text. */
export function repository(
  entries: readonly (string | Listed)[],
  { ref = 'HEAD', truncated = false }: { readonly ref?: string; readonly truncated?: boolean } = {},
): Record<string, unknown> {
  const files = entries.map((one): Listed => (typeof one === 'string' ? { path: one } : one));
  const steps = files.map(({ path }) => path.split('/').slice(0, -1));
  const folders = new Set(steps.flatMap((all) => all.map((_, at) => all.slice(0, at + 1).join('/'))));
  const api = 'https://api.github.com/repos/harbour/tools/git';
  const sha = '0'.repeat(40);
  const tree = [
    ...[...folders].map((path) => ({ path, mode: '040000', type: 'tree', sha, url: `${api}/trees/${sha}` })),
    ...files.map(({ path, mode = '100644', type = 'blob', size = 100 }) => ({
      ...{ path, mode, type, sha },
      ...(type === 'commit' ? {} : { size, url: `${api}/blobs/${sha}` }),
    })),
  ];
  const raw = `https://raw.githubusercontent.com/harbour/tools/${ref}/`;
  return {
    [`${api}/trees/${ref}?recursive=1`]: { sha, url: `${api}/trees/${sha}`, tree, truncated },
    ...Object.fromEntries(
      files.map(({ path }) => [raw + path.split('/').map(encodeURIComponent).join('/'), textOf(path)]),
    ),
  };
}

/** A package as npm answers: the document of a version, and its tarball. */
export function packed(name: string, version: string, paths: readonly string[]): Record<string, unknown> {
  const tarball = `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1) ?? ''}-${version}.tgz`;
  return {
    [`https://registry.npmjs.org/${name}/latest`]: {
      name,
      version,
      dist: { tarball, fileCount: paths.length },
    },
    [tarball]: tarballOf(Object.fromEntries(paths.map((path) => [`package/${path}`, textOf(path)]))),
  };
}

/** The mirror's list and files. */
export function mirrored(name: string, paths: readonly string[]): Record<string, unknown> {
  return {
    [`https://data.jsdelivr.com/v1/packages/${name}?structure=flat`]: {
      default: null,
      files: paths.map((path) => ({ name: `/${path}`, hash: '0', size: 100 })),
    },
    ...Object.fromEntries(paths.map((path) => [`https://cdn.jsdelivr.net/${name}/${path}`, textOf(path)])),
  };
}

function tarballOf(files: Readonly<Record<string, string>>): Uint8Array {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const [head, body] = [new Uint8Array(512), new Uint8Array(Math.ceil(text.length / 512) * 512)];
    head.set(bytes(name));
    head.set(bytes(text.length.toString(8).padStart(11, '0')), 124);
    head.set(bytes('0ustar'), 156);
    body.set(bytes(text));
    return [...head, ...body];
  });
  return gzipSync(Uint8Array.from([...blocks, ...new Uint8Array(1024)]));
}
