// Running a tool: what a host's runner offers to the page, the mocks that a call meets, and what came of it.

import type { Span } from './finding.ts';
import type { PluginFile } from './file.ts';
import type { OutputTool } from './output.ts';
import type { PluginFiles } from './portable.ts';
import type { RunPython, Stop } from './python.ts';

/** One of the modes in which a host runs tool code; a release may have several. */
export interface RunMode {
  /** Stable, it stands in links: `2026-02`, `0.8.3-chat`. */
  readonly id: string;
  readonly release: string;
  readonly label: string;
  /** One sentence: when the host uses this mode, and what code finds there. */
  readonly about: string;
  /** Whether a tool with `requires_approval` waits for a person in this mode. */
  readonly asksApproval: boolean;
}

/** Parts of a plugin that a host calls, where it calls more than tools. */
export type RunKind = 'message' | 'action' | 'provider' | 'evaluator' | 'route' | 'model' | 'event' | 'test';

export interface RunTool {
  readonly pointer: string;
  /** What of the plugin it is; absent where all that can be run are tools. */
  readonly kind?: RunKind;
  /** Path of the file that holds the code, where that is not the manifest. */
  readonly file?: string;
  readonly name: string;
  readonly description: string;
  /** What runs, or for modules that are linked a mark of them: what was run before is outdated where it differs. */
  readonly code: string;
  /** The parameters' JSON Schema as the manifest has it; anything at all. */
  readonly parameters: unknown;
  /** Arguments of calls that the manifest gives as examples; each an object. */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
  readonly permissions: readonly string[];
  readonly requiresApproval: boolean;
  /** The manifest's own wall clock, ms, for modes that honour it. */
  readonly longest?: number;
  /** What the host's own runner needs of the rest of the plugin; plain data. */
  readonly rest?: unknown;
}

export interface ServiceField {
  readonly pointer: string;
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** The value that the manifest itself gives it, which holds until a person sets another one. */
  readonly preset?: string;
}

export interface RunService {
  readonly pointer: string;
  readonly name: string;
  readonly label: string;
  readonly category: string;
  readonly description: string;
  readonly fields: readonly ServiceField[];
}

export interface Runnable {
  readonly tools: readonly RunTool[];
  readonly services: readonly RunService[];
  /** A sentence on what could not be read; absent where everything was. */
  readonly note?: string;
  /** Whether there is code that only the compiler reads, and `known` was absent. */
  readonly uncompiled?: boolean;
}

/** What the compiler found in the code; its tools lack what a run needs of the files, its services are what code asks for. */
export type KnownTools = Pick<Runnable, 'tools' | 'services' | 'note'>;

/** Reads what can be run; never throws. `known` is absent where the compiler was not asked. */
export type ReadRunnable = (source: PluginFiles, known?: KnownTools) => Runnable;

/** What answers a request of a tool. */
export interface HttpMock {
  /** Upper case; '' for any. */
  readonly method: string;
  /** An address in which `*` stands for anything. */
  readonly address: string;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly delayMs: number;
  /** Set: the request fails as it does without a network. */
  readonly fails: boolean;
  /** In place of the usual text of the status, and of the cause of a failure. */
  readonly statusText?: string;
  readonly cause?: { readonly code: string; readonly message: string };
}

/** What another tool of the host answers, or something else that code asks its host for. */
export interface ToolMock {
  readonly name: string;
  /** The tool's content, as text. */
  readonly content: string;
  readonly isError: boolean;
}

export interface HttpRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
}

export interface HttpAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export interface Mocks {
  readonly config: ConfigValues;
  readonly http: readonly HttpMock[];
  readonly tools: readonly ToolMock[];
  /** The time that the tool sees, ms since 1970; null for the real one. */
  readonly clock: number | null;
  /** Makes random values repeatable; null for real ones. */
  readonly seed: number | null;
  /**
   * Set only after a person chose the real network for this run: sends a request that no mock answers, after asking
   * for its host. Rejects where it is not allowed or fails.
   */
  readonly network?: (request: HttpRequest) => Promise<HttpAnswer>;
}

/** What a run is about: a tool of a manifest with what it may read. */
export interface RunTarget {
  readonly packageId: string;
  readonly tool: RunTool;
  readonly services: readonly RunService[];
}

export interface RunCall extends RunTarget {
  readonly args: unknown;
  readonly mode: string;
}

/** One line of what happened, with its time in ms since the start. */
export type TimelineEntry =
  | { readonly kind: 'log'; readonly at: number; readonly level: string; readonly text: string }
  | {
      readonly kind: 'request';
      readonly at: number;
      readonly ms: number;
      readonly request: HttpRequest;
      readonly answer?: HttpAnswer;
      /** Who answered: a mock, the real network, or the host's guard. */
      readonly by: 'mock' | 'network' | 'unanswered' | 'guard';
      readonly failure?: string;
    }
  | {
      readonly kind: 'config';
      readonly at: number;
      readonly service: string;
      readonly field: string;
      readonly found: boolean;
      readonly declared: boolean;
    }
  | {
      readonly kind: 'tool';
      readonly at: number;
      readonly ms: number;
      readonly name: string;
      readonly args: string;
      readonly content?: string;
      readonly failure?: string;
    };

export type RunResultKind =
  | 'ok'
  /** The host never runs it: not registered, or arguments refused. */
  | 'refused'
  | 'threw'
  | 'timed-out'
  | 'stopped'
  /** It sent more than a run may, or broke out of its function. */
  | 'cut'
  | 'unavailable';

/** What a run ended of its host, besides itself. */
export interface HostEnd {
  /** `load`: no session starts; `exit`: the process, with this code. */
  readonly of: 'load' | 'session' | 'server' | 'exit';
  /** The text with which it ends; null where it has none. */
  readonly error: string | null;
}

/** How the page names a result of something that is not a tool. */
export interface ResultWords {
  /** `Answered with status 200`. */
  readonly headline: string;
  /** What `content` is: `Body of the response`. */
  readonly label: string;
}

export interface HostResult {
  readonly kind: RunResultKind;
  readonly isError: boolean;
  /** The exact text that the model receives; absent where the host passes nothing on. */
  readonly content?: string;
  /** The returned value as JSON, where `content` is not that. */
  readonly value?: string;
  /** Our own sentence on what a person would not expect. */
  readonly note?: string;
  readonly ends?: HostEnd;
  /** In place of the usual words, where no model gets `content`. */
  readonly words?: ResultWords;
  /** Path of the file that line and column are in, where that is not the tool's. */
  readonly file?: string;
  /** Place of a thrown or syntax error in the tool's code, from 1. */
  readonly line?: number;
  readonly column?: number;
}

export interface RunResult extends HostResult {
  readonly mode: string;
  readonly ms: number;
  readonly timeline: readonly TimelineEntry[];
  /** Permissions, in the manifest's words, that calls of the code needed. */
  readonly used: readonly string[];
}

/** How the page words calls of code to its host, which `Mocks.tools` answers by name. */
export interface AskWords {
  /** In the timeline: `callTool`. */
  readonly call: string;
  /** `Answers of other tools`. */
  readonly heading: string;
  /** What one answer is called: `Tool answer`; and the button that adds one. */
  readonly one: string;
  readonly add: string;
  /** What a new one starts with. */
  readonly example: ToolMock;
}

/** What a host with runnable tools offers; loaded when the Run tab is first shown. */
export interface Runner {
  readonly modes: readonly RunMode[];
  /** By what code reads its settings: `config.get`; null where it gets nothing of the page, answers of mocks included. */
  readonly settings: string | null;
  /** What code can call of the host besides the network; null where that is nothing. */
  readonly asks: AskWords | null;
  /** What to do where there is no code to run. */
  readonly empty: string;
  /** Loads what the next run needs in advance. */
  readonly prepare: () => void;
  /** Frees what was loaded in advance. */
  readonly discard: () => void;
  /** The answer that a request gets; null for none. */
  readonly mockFor: (request: HttpRequest, mocks: readonly HttpMock[]) => HttpMock | null;
  /** Never rejects. `watch` hears every entry of the timeline as it happens. */
  readonly run: (
    call: RunCall,
    mocks: Mocks,
    watch?: (entry: TimelineEntry) => void,
    stop?: Stop,
    options?: RunOptions,
  ) => Promise<RunResult>;
}

/**
 * Files of a plugin of a host's own, the manifest first, that call a script which another host starts as a process: its tool
 * answers with `{ text }` or `{ error }` as JSON. `settings` is the environment.
 */
export type PlayScript = (
  files: readonly PluginFile[],
  called: OutputTool,
  settings: Readonly<Record<string, string>>,
) => readonly PluginFile[];

/** A module of compiled code, as a function's body. */
export interface RunModule {
  readonly path: string;
  readonly code: string;
  /** The `mappings` of its source map; '' where it has none. */
  readonly mappings: string;
  /** What it asks `require` for → path of that module. */
  readonly files: Readonly<Record<string, string>>;
}

/** A plugin's modules, or why and where they cannot be compiled. */
export type Compiled =
  | { readonly kind: 'modules'; readonly modules: readonly RunModule[] }
  | { readonly kind: 'refused'; readonly path: string; readonly span: Span; readonly reason: string };

/** Compiles a file with all that it imports. Rejects where there is no compiler, with a sentence for a person. */
export type Compile = (files: readonly PluginFile[], entry: string) => Promise<Compiled>;

/** What a run is given besides the call. Recorded cases and attacks set limits, the page does not. */
export interface RunOptions {
  /** Absent: plugins whose modules are linked cannot be run. */
  readonly compile?: Compile;
  /** Absent: plugins in Python cannot be run. */
  readonly python?: RunPython;
  /** ms until the code first waits, and in all. */
  readonly limits?: { readonly synchronous: number; readonly wall: number };
  /** Keeps the sandbox alive after the end, ms, so that late requests of an attack would still be seen. */
  readonly linger?: number;
  /** Runs code that the release's own code check would refuse. */
  readonly unchecked?: boolean;
  /**
   * As the recorded hosts were set up: a stored '' is given back, the worker has no one to pass tool calls to, and
   * every name is found.
   */
  readonly asRecorded?: boolean;
}

/** One service's entry, as the host's Config Center keeps it. */
export interface ConfigEntry {
  /** Field name → value as stored: text, number, boolean or JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A tool reads nothing of an inactive entry. */
  readonly active: boolean;
}

/** Service name → its entry. A null-prototype record: names come from the manifest. */
export type ConfigValues = Readonly<Record<string, ConfigEntry>>;
