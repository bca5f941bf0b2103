// Modules of Node.js that need a system: their functions are there, and end the run where one is called.

/** Functions of each, by name; everything else of them is not known here. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  async_hooks:
    'AsyncLocalStorage createHook executionAsyncId triggerAsyncId executionAsyncResource AsyncResource',
  child_process: 'ChildProcess exec execFile execFileSync execSync fork spawn spawnSync',
  cluster: 'Worker setupPrimary setupMaster fork disconnect',
  dgram: 'createSocket Socket',
  diagnostics_channel: 'channel hasSubscribers subscribe unsubscribe Channel',
  dns: 'lookup lookupService Resolver setServers getServers resolve resolve4 resolve6 resolveAny resolveCaa resolveCname resolveMx resolveNaptr resolveNs resolvePtr resolveSoa resolveSrv resolveTxt reverse',
  domain: 'Domain create createDomain',
  http: 'Agent ClientRequest IncomingMessage OutgoingMessage Server ServerResponse createServer get request validateHeaderName validateHeaderValue',
  http2:
    'connect createServer createSecureServer getDefaultSettings getPackedSettings getUnpackedSettings Http2ServerRequest Http2ServerResponse',
  https: 'Agent Server createServer get request',
  inspector: 'open close url waitForDebugger Session',
  net: 'BlockList SocketAddress connect createConnection createServer isIP isIPv4 isIPv6 Server Socket Stream',
  readline: 'Interface clearLine clearScreenDown createInterface cursorTo emitKeypressEvents moveCursor',
  repl: 'start writer REPLServer Recoverable',
  test: 'test describe it before after beforeEach afterEach run',
  tls: 'getCiphers checkServerIdentity createSecureContext SecureContext TLSSocket Server createServer connect createSecurePair',
  trace_events: 'createTracing getEnabledCategories',
  tty: 'isatty ReadStream WriteStream',
  v8: 'cachedDataVersionTag getHeapSnapshot getHeapStatistics getHeapSpaceStatistics setFlagsFromString Serializer Deserializer deserialize serialize writeHeapSnapshot',
  vm: 'Script createContext createScript runInContext runInNewContext runInThisContext isContext compileFunction measureMemory',
  wasi: 'WASI',
  worker_threads:
    'MessagePort MessageChannel markAsUntransferable moveMessagePortToContext receiveMessageOnPort Worker BroadcastChannel setEnvironmentData getEnvironmentData',
  zlib: 'Deflate Inflate Gzip Gunzip DeflateRaw InflateRaw Unzip BrotliCompress BrotliDecompress deflate gzip deflateRaw unzip inflate gunzip inflateRaw brotliCompress brotliCompressSync brotliDecompress brotliDecompressSync createDeflate createInflate createDeflateRaw createInflateRaw createGzip createGunzip createUnzip createBrotliCompress createBrotliDecompress',
};
const ALIKE: Readonly<Record<string, string>> = { 'dns/promises': 'dns', 'readline/promises': 'readline' };

/** What a module has besides its functions, for some. */
const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  worker_threads: { isMainThread: true, parentPort: null, workerData: null, threadId: 0 },
};

/** A module by name; undefined for a name that is none of these. `needs` never returns. */
export function stubOf(
  name: string,
  needs: (what: string) => never,
  known: Readonly<Record<string, unknown>> = {},
): object | undefined {
  const list = FUNCTIONS[ALIKE[name] ?? name];
  if (list === undefined) return undefined;
  const end = (): never => needs(`\`${name}\``);
  const own: Record<string, unknown> = {};
  for (const one of list.split(' '))
    own[one] = {
      [one]: function (): never {
        return end();
      },
    }[one];
  Object.assign(own, VALUES[name], known);
  if (name === 'dns') own.promises = stubOf('dns/promises', needs);
  const made = name === 'test' ? Object.assign(() => end(), own) : own;
  return new Proxy(made, {
    get(target, key): unknown {
      if (typeof key === 'symbol' || key in target || /^(?:then|default|__esModule|toJSON)$/.test(key))
        return Reflect.get(target, key) as unknown;
      return end();
    },
  });
}
