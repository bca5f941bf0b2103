// Makes the services of a package: the rows of the detail dialog, and what the install registers in the Config Center.

import { member } from '../../../model/guards.ts';
import type { Crash } from '../../../model/preview.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText, drawn, LIST_OR_NOTHING, listOf, PageCrash } from '../../kit/react-page.ts';
import { V0_8_3, type RealRelease } from '../releases.ts';
import { elements, textOf, type JsonObject } from '../shape.ts';
import { columnText } from './card.ts';
import { fieldsOf, type Field } from './fields.ts';
import { hrefOf } from './overview.ts';

export interface ServiceRow {
  readonly pointer: string;
  readonly title: string;
  readonly about: string;
  /** The name of its service in the Config Center; null where it was not registered. */
  readonly service: string | null;
}

/**
 * A service as the Config Center has it. `colour` is 0 to 9; `description` and `docs` are null where nothing is
 * stored.
 */
export interface RegisteredService {
  readonly name: string;
  readonly pointer: string;
  readonly title: string;
  readonly category: string;
  readonly colour: number;
  readonly description: string | null;
  readonly docs: string | null;
  readonly form: { readonly fields: readonly Field[] } | { readonly crash: Crash };
}

const KEY = '/required_services';

/** The rows of the Services tab; null where the dialog has no such tab. Throws `PageCrash` where the tab crashes when it opens. */
export function rowsOf(manifest: JsonObject): ServiceRow[] | null {
  const services = member(manifest, 'required_services');
  if (services === '' || (!Array.isArray(services) && typeof services !== 'string')) return null;
  const list = listOf(services, 'manifest.required_services.map', KEY, LIST_OR_NOTHING);
  const registered = new Set(registeredOf(manifest).keys());
  return list.length === 0 ? null : list.map((service, i) => rowOf(service, join(KEY, i), registered));
}

function rowOf(service: unknown, pointer: string, registered: ReadonlySet<string>): ServiceRow {
  if (service === null) {
    const message = "Cannot read properties of null (reading 'name')";
    throw new PageCrash(message, pointer, 'Write a service here, or remove the entry.');
  }
  const description = member(service, 'description');
  const name = member(service, 'name');
  const stored = columnText(name);
  const tail = description ? ` — ${textOf(description)}` : description === 0 ? '0' : '';
  return {
    pointer,
    title: childText(member(service, 'display_name'), join(pointer, 'display_name')),
    about: childText(name, join(pointer, 'name')) + tail,
    service: stored !== null && registered.has(stored) ? stored : null,
  };
}

/** The Config Center's services of this package, in the order in which they were first registered. */
export function servicesOf(manifest: JsonObject, real: RealRelease): RegisteredService[] {
  return [...registeredOf(manifest)].map(([name, { pointer, title, category, schemaAt, ...stored }]) => ({
    name,
    pointer,
    title,
    category,
    colour: serviceColour(category),
    description: stored.description,
    docs: docsOf(stored.docs, real),
    form: drawn(() => ({ fields: fieldsOf(stored.schema, schemaAt) })),
  }));
}

/** The dialog's documentation link; 0.8.3 only shows addresses of the web. */
function docsOf(docs: string | null, real: RealRelease): string | null {
  return docs === null || (real === V0_8_3 && !/^https?:\/\//i.test(docs)) ? null : hrefOf(docs);
}

interface Registered {
  readonly pointer: string;
  readonly title: string;
  readonly category: string;
  readonly description: string | null;
  readonly docs: string | null;
  readonly schema: readonly unknown[];
  readonly schemaAt: string;
}

/**
 * Services are stored by name: a second one of a name overwrites title and category, the rest only where it brings
 * something (gw/services/api-service-registrar.ts, gw/db/repositories/config-services.ts). Everything is read
 * before anything is stored, so one unreadable part keeps all services out; one without a name stops the rest.
 */
function registeredOf(manifest: JsonObject): Map<string, Registered> {
  const services = elements(member(manifest, 'required_services'));
  const registered = new Map<string, Registered>();
  if (!services.every(isReadable)) return registered;
  for (const [i, service] of services.entries()) {
    const name = columnText(member(service, 'name'));
    if (name === null) break;
    const pointer = join(KEY, i);
    const before = registered.get(name);
    const schema = elements(member(service, 'config_schema'));
    const form =
      schema.length === 0 && before ? before : { schema, schemaAt: join(pointer, 'config_schema') };
    registered.set(name, {
      pointer: before?.pointer ?? pointer,
      title: columnText(member(service, 'display_name')) ?? name,
      category: columnText(member(service, 'category')) ?? 'general',
      description: kept(columnText(member(service, 'description')), before?.description),
      docs: kept(columnText(member(service, 'docs_url')), before?.docs),
      schema: form.schema,
      schemaAt: form.schemaAt,
    });
  }
  return registered;
}

/** An empty text does not overwrite what an earlier service of the same name brought. */
function kept(text: string | null, before: string | null | undefined): string | null {
  return before === undefined || (text !== null && text !== '') ? text : before;
}

function isReadable(service: unknown): boolean {
  if (service === null) return false;
  const schema = member(service, 'config_schema');
  if (schema === undefined || schema === null) return true;
  return Array.isArray(schema) && !schema.includes(null);
}

const SERVICE_COLOURS = 10;

/**
 * The colour, 0 to 9, that the Config Center gives to a service's category
 * (ui/components/ConfigureServiceModal.tsx).
 */
export function serviceColour(category: string): number {
  let hash = 0;
  for (let i = 0; i < category.length; i++) hash = ((hash << 5) - hash + category.charCodeAt(i)) | 0;
  return Math.abs(hash) % SERVICE_COLOURS;
}
