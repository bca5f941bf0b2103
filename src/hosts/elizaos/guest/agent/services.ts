// The services of an agent (`runtime.ts` of 1.7.2): when they start, who gets them, and how they stop.

import { messageOf } from '../values.ts';
import { AgentModels } from './models.ts';
import { partsOf, type AgentParts } from './settings.ts';
import type { PluginFunction, ServiceClass } from './shapes.ts';

interface Waiting {
  readonly promise: Promise<unknown>;
  readonly resolve: (service: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Running {
  readonly stop: PluginFunction;
}

/** The services of one agent. */
export class AgentServices extends AgentModels {
  readonly services = new Map<string, Running[]>();
  readonly initPromise: Promise<void>;
  #initialized: () => void = () => undefined;
  readonly #status = new Map<string, string>();
  readonly #promises = new Map<string, Waiting>();
  /** Those whose promise is settled no more. */
  readonly #open = new Set<string>();
  readonly #starts: Promise<void>[] = [];

  constructor(parts: AgentParts) {
    super(parts);
    this.initPromise = new Promise((resolve) => (this.#initialized = resolve));
  }

  /** Status by type: `pending`, `registering`, `registered` or `failed`. */
  serviceStatuses(): Record<string, string> {
    return Object.fromEntries([...this.#status].map(([type, status]) => [String(type), status]));
  }

  getServiceRegistrationStatus(type: string): string {
    return this.#status.get(type) ?? 'unknown';
  }

  /** Those of a plugin start after `initialize`, and what fails is a line of the log. */
  addService(service: ServiceClass, plugin: string): void {
    const { serviceType } = service;
    if (!this.#promises.has(serviceType)) this.#expect(serviceType);
    this.#status.set(serviceType, 'pending');
    const start = this.registerService(service).catch((error: unknown) => {
      const reason = messageOf(error);
      const context = { src: 'agent', plugin, serviceType, error: reason };
      partsOf(this).logger.error(context, 'Service registration failed');
      if (this.#open.delete(serviceType)) {
        const words = `Service ${serviceType} from plugin ${plugin} failed to register: ${reason}`;
        this.#promises.get(serviceType)?.reject(new Error(words));
        this.#promises.delete(serviceType);
      }
      this.#status.set(serviceType, 'failed');
    });
    this.#starts.push(start);
  }

  async registerService(service: ServiceClass): Promise<void> {
    const { serviceType } = service;
    const { logger, recorder } = partsOf(this);
    if (!serviceType) {
      const serviceName = service.name || 'Unknown';
      logger.warn({ src: 'agent', serviceName }, 'Service missing serviceType property');
      return;
    }
    this.#status.set(serviceType, 'registering');
    await this.initPromise;
    if (typeof service.start !== 'function')
      throw new Error(
        `Service ${serviceType} does not have a static start method. All services must implement static async start(runtime: IAgentRuntime): Promise<Service>.`,
      );
    const instance = (await service.start(this)) as Running | null | undefined;
    if (!instance)
      throw new Error(
        `Service ${serviceType}  start() method returned null or undefined. It must return a Service instance.`,
      );
    this.services.set(serviceType, [...(this.services.get(serviceType) ?? []), instance]);
    if (this.#open.delete(serviceType)) this.#promises.get(serviceType)?.resolve(instance);
    this.#status.set(serviceType, 'registered');
    recorder.tell('service', `${serviceType} started.`);
  }

  /** Resolves with the first service of this type; rejects where it fails to start. */
  getServiceLoadPromise(type: string): Promise<unknown> {
    return (this.#promises.get(type) ?? this.#expect(type)).promise;
  }

  getService(type: string): unknown {
    const [first] = this.services.get(type) ?? [];
    const nothing = `No service ${type} here, so the code gets null.`;
    if (first === undefined) partsOf(this).recorder.tell('service', nothing);
    return first ?? null;
  }
  getTypedService(type: string): unknown {
    return this.getService(type);
  }
  getServicesByType(type: string): unknown[] {
    return this.services.get(type) ?? [];
  }
  hasService(type: string): boolean {
    return this.getServicesByType(type).length > 0;
  }
  getAllServices(): Map<string, unknown> {
    return this.services;
  }
  getRegisteredServiceTypes(): string[] {
    return [...this.services.keys()];
  }

  /** Starts them; until all have started or failed, or this many ms are over. */
  async startServices(ms: number): Promise<void> {
    this.#initialized();
    const late = new Promise<void>((resolve) => setTimeout(resolve, ms));
    await Promise.race([Promise.all(this.#starts), late]);
  }

  /** In the order of their start; the first error leaves out the rest. */
  async stop(): Promise<void> {
    for (const [type, services] of this.services)
      for (const service of services) {
        await service.stop();
        partsOf(this).recorder.tell('service', `${type} stopped.`);
      }
  }

  #expect(type: string): Waiting {
    let [resolve, reject]: [Waiting['resolve'], Waiting['reject']] = [() => undefined, () => undefined];
    const promise = new Promise<unknown>((done, failed) => ([resolve, reject] = [done, failed]));
    const waiting = { promise, resolve, reject };
    this.#promises.set(type, waiting);
    this.#open.add(type);
    return waiting;
  }
}
