// Addresses from which a plugin can be opened: what a person pastes, and what a link says after its `#`.

/** A file, a zip or a tarball at an address of its own. */
interface FileSource {
  readonly kind: 'file';
  readonly address: string;
}

/** A repository on GitHub, a folder in it, or a file. */
export interface RepositorySource {
  readonly kind: 'repository';
  readonly owner: string;
  readonly repo: string;
  /** '' for the whole repository. */
  readonly path: string;
  /** A branch, a tag or a commit; null for the default branch. */
  readonly ref: string | null;
}

interface GistSource {
  readonly kind: 'gist';
  readonly id: string;
}

/** A package of npm. */
export interface PackageSource {
  readonly kind: 'package';
  readonly name: string;
  /** Null for the newest one. */
  readonly version: string | null;
}

/** Where a plugin's files come from. */
export type RemotePlugin = FileSource | RepositorySource | GistSource | PackageSource;

/** Longer ones are not addresses of a plugin. */
const LONGEST = 2000;

const NAME = /^[\w.-]+$/;
const PACKAGE = /^(?:npm:)?((?:@[\w.~-]+\/)?[\w.~-]+)(?:@([\w.+~-]+))?$/;

/** What a text is the address of: a https address, `owner/repo/path@ref`, `@scope/name` or `npm:name@version`; null for others. */
export function sourceOf(text: string): RemotePlugin | null {
  const wanted = text.trim();
  if (wanted === '' || wanted.length > LONGEST || /\s/.test(wanted)) return null;
  if (/^https?:\/\//i.test(wanted)) return ofAddress(wanted);
  if (/^npm:|^@/.test(wanted)) return packageOf(wanted);
  return repositoryOf(wanted);
}

/** The source that a fragment names (`#url=`, `#gh=`, `#npm=`); null where it names none. */
export function sourceOfFragment(fragment: string): RemotePlugin | null {
  const [, kind = '', value = ''] = /^#?(url|gh|npm)=(.*)$/s.exec(fragment) ?? [];
  if (kind === 'gh') return repositoryOf(value);
  const plain = decoded(value);
  if (plain === null || plain.length > LONGEST) return null;
  if (kind === 'npm') return packageOf(plain);
  return kind === 'url' ? sourceOf(/^[\w.-]+\.[a-z]+\//i.test(plain) ? `https://${plain}` : plain) : null;
}

/** What a person calls it, and types for it: `sourceOf` reads it again. */
export function nameOfSource(source: RemotePlugin): string {
  switch (source.kind) {
    case 'repository': {
      const { owner, repo, path, ref } = source;
      const where = [owner, repo, ...path.split('/')].filter((step) => step !== '').join('/');
      return steady(where) + (ref === null ? '' : `@${steady(ref)}`);
    }
    case 'package':
      return `npm:${source.name}${source.version === null ? '' : `@${source.version}`}`;
    case 'gist':
      return `https://gist.github.com/${source.id}`;
    case 'file':
      return source.address;
  }
}

/** Without spaces and what marks a ref or an escape. */
const steady = (path: string): string => path.replace(/[%@\s]/g, encodeURIComponent);

/** The fragment with its `#` that names a source. */
export function fragmentOfSource(source: RemotePlugin): string {
  const name = nameOfSource(source);
  if (source.kind === 'package') return `#${name.replace(':', '=')}`;
  if (source.kind === 'repository') return `#gh=${encodeURI(name).replaceAll('%25', '%')}`;
  return `#url=${encodeURIComponent(name)}`;
}

const API = 'api.github.com';
const RAW = 'raw.githubusercontent.com';
const MIRROR = ['data.jsdelivr.com', 'cdn.jsdelivr.net'] as const;

/** Every host that may be asked for it. */
export function hostsOf(source: RemotePlugin): readonly string[] {
  switch (source.kind) {
    case 'repository':
      return [API, RAW, ...MIRROR];
    case 'package':
      return ['registry.npmjs.org', ...MIRROR];
    case 'gist':
      return [API];
    case 'file':
      return [new URL(source.address).host];
  }
}

/** Names of parameters that hold a key, in the query of an address. */
const KEY = /token|key|secret|sign?ature|^sig$|auth|passw|code|session|credential|expires/i;

/** Whether an address may hold a key: such ones are never stored and never in a link. */
export function mayHoldKey(source: RemotePlugin): boolean {
  if (source.kind !== 'file') return false;
  const { searchParams, hash } = new URL(source.address);
  return hash !== '' || [...searchParams].some(([name, value]) => KEY.test(name) || value.length >= 20);
}

function ofAddress(address: string): RemotePlugin | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const steps = url.pathname.split('/').filter((step) => step !== '');
  switch (url.hostname) {
    case 'github.com':
    case 'www.github.com':
      return ofGitHub(steps) ?? { kind: 'file', address: url.href };
    case 'gist.github.com': {
      const id = steps.find((step) => /^[\da-f]{20,40}$/.test(step));
      return id === undefined ? null : { kind: 'gist', id };
    }
    case 'npmjs.com':
    case 'www.npmjs.com': {
      const [name = '', version = null] = decoded(steps.slice(1).join('/'))?.split('/v/') ?? [];
      return steps[0] === 'package' && PACKAGE.test(name) ? { kind: 'package', name, version } : null;
    }
    default:
      return { kind: 'file', address: url.href };
  }
}

/** Pages of a repository: itself, a folder, a file. Null for others, such as releases. */
function ofGitHub([owner = '', repo = '', kind, ref, ...rest]: readonly string[]): RemotePlugin | null {
  if (!NAME.test(owner) || !NAME.test(repo)) return null;
  const source = {
    kind: 'repository',
    owner,
    repo: repo.replace(/\.git$/, ''),
    path: '',
    ref: null,
  } as const;
  if (kind === undefined) return source;
  const path = decoded(rest.join('/'));
  const at = decoded(ref ?? '');
  if ((kind !== 'tree' && kind !== 'blob') || path === null || at === null || at === '') return null;
  return climbs(`${path}/${at}`) ? null : { ...source, path, ref: at };
}

/** `owner/repo`, with a path and `@` and a ref; steps may be escaped as in an address. */
function repositoryOf(text: string): RemotePlugin | null {
  const at = text.lastIndexOf('@');
  const [where, ref] = at < 0 ? [text, null] : [text.slice(0, at), decoded(text.slice(at + 1))];
  const [owner = '', repo = '', ...rest] = where.split('/');
  const path = decoded(rest.filter((step) => step !== '').join('/'));
  if (!NAME.test(owner) || !NAME.test(repo) || path === null || ref === '') return null;
  return climbs(`${owner}/${repo}/${path}/${ref ?? ''}`)
    ? null
    : { kind: 'repository', owner, repo, path, ref };
}

/** Whether a path leads out of the folder that it is in: in an address, to another one of the same host. */
export function climbs(path: string): boolean {
  return path.split('/').some((step) => step === '.' || step === '..');
}

function packageOf(text: string): RemotePlugin | null {
  const [, name, version = null] = PACKAGE.exec(text) ?? [];
  if (name === undefined || climbs(`${name}/${version ?? ''}`)) return null;
  return { kind: 'package', name, version };
}

/** Null where the escapes are damaged. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
