// The class that services extend, and what builds one (`types/service.ts`, `services.ts` of 1.7.2).

import type { PluginFunction } from '../agent/shapes.ts';

/** The class that services extend. */
export class BaseService {
  static serviceType: string | undefined;
  readonly runtime: unknown;
  constructor(runtime?: unknown) {
    if (runtime !== undefined) this.runtime = runtime;
  }
  static start(): Promise<unknown> {
    return Promise.reject(new Error('Not implemented'));
  }
}

/** Collects what a service does, and makes a class of it. */
export class ServiceBuilder {
  readonly #type: string;
  #description = '';
  #start: PluginFunction | undefined;
  #stop: PluginFunction | undefined;

  constructor(type: string) {
    this.#type = type;
  }
  withDescription(description: string): this {
    this.#description = description;
    return this;
  }
  withStart(start: PluginFunction): this {
    this.#start = start;
    return this;
  }
  withStop(stop: PluginFunction): this {
    this.#stop = stop;
    return this;
  }
  build(): typeof BaseService {
    const [type, description, start, stop] = [this.#type, this.#description, this.#start, this.#stop];
    return class ServiceClass extends BaseService {
      static override serviceType = type;
      readonly capabilityDescription = description;
      static override start(runtime?: unknown): Promise<unknown> {
        if (!start) return Promise.reject(new Error(`Start function not defined for service ${type}`));
        return Promise.resolve(start(runtime));
      }
      async stop(): Promise<void> {
        await stop?.();
      }
    };
  }
}

interface Definition {
  readonly serviceType: string;
  readonly description: string;
  readonly start: PluginFunction;
  readonly stop?: PluginFunction;
}

/** The class of a service that is described by an object. */
export const defineService = ({ serviceType, description, start, stop }: Definition): typeof BaseService =>
  new ServiceBuilder(serviceType)
    .withDescription(description)
    .withStart(start)
    .withStop(stop ?? (() => Promise.resolve()))
    .build();
