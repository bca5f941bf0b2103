// Which files a source has, and where each of them can be had.

import { isObject } from '../model/guards.ts';
import { bytesFrom, jsonFrom, SourceFault, type Get } from './answers.ts';
import { climbs, type PackageSource, type RepositorySource, type RemotePlugin } from './source.ts';

/** A file that can be asked for. */
export interface RemoteFile {
  /** With the folder of the repository or package in front. */
  readonly path: string;
  /** Bytes; null where the list does not say. */
  readonly size: number | null;
  /** Where it is, or what it holds where that came with the list. */
  readonly at: string | Uint8Array<ArrayBuffer>;
}

/** The files of a source. */
export interface Listing {
  readonly files: readonly RemoteFile[];
  /** Symbolic links and folders of other repositories, which are left out. */
  readonly links: number;
  /** The path of the file that the source names; null where it names a folder. */
  readonly named: string | null;
  /** Sentences on what the list does not have. */
  readonly warnings: readonly string[];
}

/** The most bytes of a single file or archive. */
export const MOST_OF_FILE = 20_000_000;

/** Lists what a source has. Rejects with a `SourceFault`, or with the sentence of `get`. */
export async function listingOf(source: RemotePlugin, get: Get): Promise<Listing> {
  switch (source.kind) {
    case 'file': {
      const name = nameIn(source.address);
      const { bytes, type } = await bytesFrom(get, source.address, MOST_OF_FILE);
      if (/^text\/html/i.test(type) && !/\.html?$/i.test(name))
        throw new SourceFault('other', 'This address leads to a web page, not to a file of a plugin.');
      if (/\.(?:tgz|tar\.gz)$/i.test(name)) return tarListing(bytes, name.replace(/\.\w+(?:\.gz)?$/, ''));
      return { ...whole([{ path: name, size: bytes.length, at: bytes }]), named: name };
    }
    case 'gist':
      return gistListing(source.id, get);
    case 'repository':
      return repositoryListing(source, get);
    case 'package':
      return packageListing(source, get);
  }
}

/** The last step of an address; as it stands where its escapes are damaged. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'file';
  } catch {
    return last;
  }
}

const whole = (files: readonly RemoteFile[]): Listing => ({ files, links: 0, named: null, warnings: [] });

/** A gist's files come with its list, but for long ones. */
async function gistListing(id: string, get: Get): Promise<Listing> {
  const { files } = membersOf(await jsonFrom(get, `https://api.github.com/gists/${id}`));
  const given = Object.values(membersOf(files)).map(membersOf);
  const left = given.filter(({ truncated }) => truncated === true).length;
  const what = left === 1 ? '1 long file of the gist is' : `${String(left)} long files of the gist are`;
  const warnings = left === 0 ? [] : [`${what} left out.`];
  const all = given.flatMap(({ filename, content, truncated }) =>
    typeof filename === 'string' && typeof content === 'string' && truncated !== true
      ? [{ path: filename, size: content.length, at: new TextEncoder().encode(content) }]
      : [],
  );
  return { ...whole(all), warnings };
}

/** Branches with a slash in their name: so many steps are tried. */
const MOST_STEPS = 3;

async function repositoryListing(source: RepositorySource, get: Get): Promise<Listing> {
  try {
    return await treeListing(source, get);
  } catch (error) {
    if (!(error instanceof SourceFault) || error.why !== 'used up') throw error;
    return mirrorListing(source, get, error);
  }
}

/** One request lists the whole tree of a ref. */
async function treeListing(source: RepositorySource, get: Get): Promise<Listing> {
  const { owner, repo } = source;
  for (const { ref, path } of readingsOf(source)) {
    const at = ref === null ? 'HEAD' : escaped(ref);
    const address = `https://api.github.com/repos/${owner}/${repo}/git/trees/${at}?recursive=1`;
    const answer = await jsonFrom(get, address).catch((error: unknown) => {
      if (error instanceof SourceFault && error.why === 'missing') return null;
      throw error;
    });
    if (answer === null) continue;
    const { tree, truncated } = membersOf(answer);
    const entries = listOf(tree).map(membersOf);
    const raw = `https://raw.githubusercontent.com/${owner}/${repo}/${at}/`;
    const files = entries.flatMap(({ type, mode, path: name, size }) =>
      type === 'blob' && mode !== '120000' && typeof name === 'string'
        ? [{ path: name, size: sizeOf(size), at: raw + escaped(name) }]
        : [],
    );
    const links = entries.filter(
      ({ type, mode, path: name }) => (mode === '120000' || type === 'commit') && isBelow(String(name), path),
    ).length;
    const warnings =
      truncated === true ? ['The repository is so large that its list of files is cut off.'] : [];
    return { ...below(files, path, repo, links), warnings };
  }
  const what = `${owner}/${repo}${source.ref === null ? '' : ` at ${source.ref}`}`;
  throw new SourceFault('missing', `GitHub has no public repository ${what}.`);
}

/** A ref with slashes looks like the beginning of a path. */
function readingsOf({ ref, path }: RepositorySource): Pick<RepositorySource, 'ref' | 'path'>[] {
  if (ref === null || path === '') return [{ ref, path }];
  const steps = path.split('/');
  return Array.from({ length: Math.min(steps.length, MOST_STEPS) + 1 }, (_, at) => ({
    ref: [ref, ...steps.slice(0, at)].join('/'),
    path: steps.slice(at).join('/'),
  }));
}

/** The mirror, where GitHub answers no more; `first` is the message where it cannot help either. */
async function mirrorListing(source: RepositorySource, get: Get, first: SourceFault): Promise<Listing> {
  const { owner, repo, path, ref } = source;
  const name = `gh/${owner}/${repo}@${escaped(ref ?? 'HEAD')}`;
  const files = await mirrored(name, get).catch(() => {
    throw new SourceFault('other', `${first.message} The mirror does not have this repository.`);
  });
  return below(files, path, repo, 0);
}

/** A tarball of the registry; else the mirror's list. */
async function packageListing({ name, version }: PackageSource, get: Get): Promise<Listing> {
  const address = `https://registry.npmjs.org/${name}/${version ?? 'latest'}`;
  const missing = `npm has no package ${name}${version === null ? '' : ` ${version}`}.`;
  const { dist, version: exact } = membersOf(await jsonFrom(get, address, missing));
  const { tarball } = membersOf(dist);
  // The person said yes to this host; an answer could name any other.
  const isOurs = String(tarball).startsWith('https://registry.npmjs.org/');
  const folder = name.split('/').at(-1) ?? name;
  const mirror = async (): Promise<Listing> =>
    below(await mirrored(`npm/${name}@${String(exact)}`, get), '', folder, 0);
  if (!isOurs) return mirror();
  try {
    const { bytes } = await bytesFrom(get, String(tarball), MOST_OF_FILE);
    return await tarListing(bytes, folder);
  } catch {
    return mirror();
  }
}

/** npm packs everything below one folder, mostly `package`; GitHub's tarballs have one, too. */
async function tarListing(packed: Uint8Array<ArrayBuffer>, folder: string): Promise<Listing> {
  const { untar } = await import('./tar.ts');
  const { files, links } = await untar(packed);
  const inside = files.map(({ path, bytes }) => ({
    path: path.slice(path.indexOf('/') + 1),
    size: bytes.length,
    at: bytes,
  }));
  return below(inside, '', folder, links);
}

/** The mirror's list of `gh/owner/repo@ref` or `npm/name@version`. */
async function mirrored(name: string, get: Get): Promise<RemoteFile[]> {
  const { files } = membersOf(
    await jsonFrom(get, `https://data.jsdelivr.com/v1/packages/${name}?structure=flat`),
  );
  return listOf(files)
    .map(membersOf)
    .flatMap(({ name: path, size }) =>
      typeof path === 'string'
        ? [
            {
              path: path.replace(/^\//, ''),
              size: sizeOf(size),
              at: `https://cdn.jsdelivr.net/${name}/${escaped(path.replace(/^\//, ''))}`,
            },
          ]
        : [],
    );
}

/** The files at or below a path, with the folder in front by which hosts know the plugin. */
function below(files: readonly RemoteFile[], path: string, repo: string, links: number): Listing {
  const named = files.find((file) => file.path === path);
  const folder = named ? path.slice(0, Math.max(0, path.lastIndexOf('/'))) : path;
  // What came with the list gets a safe name when it is opened.
  const found = files.filter(
    ({ path, at }) => isBelow(path, folder) && (typeof at !== 'string' || !climbs(path)),
  );
  if (found.length === 0)
    throw new SourceFault(
      'missing',
      path === '' ? 'It contains no files.' : `${repo} has no files at ${path}.`,
    );
  const last = folder.split('/').at(-1);
  const root = folder === '' || last === undefined ? repo : last;
  const inFolder = (file: RemoteFile): string =>
    `${root}/${folder === '' ? file.path : file.path.slice(folder.length + 1)}`;
  return {
    files: found.map((file) => ({ ...file, path: inFolder(file) })),
    links,
    named: named ? inFolder(named) : null,
    warnings: [],
  };
}

const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** A path in an address. */
const escaped = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const sizeOf = (size: unknown): number | null => (typeof size === 'number' ? size : null);

const membersOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
