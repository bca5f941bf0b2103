// Lists the services and fields that a manifest declares for tool code to read.

import { isObject, member } from '../../../../model/guards.ts';
import { elements, listItems, isText } from '../../shape.ts';

export interface DeclaredField {
  readonly name: string;
  readonly pointer: string;
}

export interface DeclaredService {
  readonly name: string;
  readonly pointer: string;
  readonly fields: readonly DeclaredField[];
  /** False where `config_schema` is not a list, or has elements that are not fields with a name. */
  readonly complete: boolean;
}

/** The services that have a name; a name that is declared twice comes twice. */
export function declaredServices(manifest: unknown): DeclaredService[] {
  return listItems(member(manifest, 'required_services'), '/required_services').flatMap(
    ({ pointer, value }) => {
      const name = member(value, 'name');
      if (!isText(name)) return [];
      const schema = member(value, 'config_schema');
      const fields = listItems(schema, `${pointer}/config_schema`).flatMap((entry) => {
        const field = member(entry.value, 'name');
        return isText(field) ? [{ name: field, pointer: entry.pointer }] : [];
      });
      const complete = elements(schema).every((field) => isObject(field) && isText(member(field, 'name')));
      return [
        { name, pointer, fields, complete: complete && (schema === undefined || Array.isArray(schema)) },
      ];
    },
  );
}

/** True where every entry of `required_services` is a service with a name. */
export function servicesAreClear(manifest: unknown): boolean {
  const services = member(manifest, 'required_services');
  if (services === undefined) return true;
  return (
    Array.isArray(services) &&
    services.every((service) => isObject(service) && isText(member(service, 'name')))
  );
}
