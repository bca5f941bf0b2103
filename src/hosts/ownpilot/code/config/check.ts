// Config Center values that the code reads against those that the manifest declares.

import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../text/did-you-mean.ts';
import { join } from '../../../../text/pointer.ts';
import { report } from '../../rules/report.ts';
import { configReads, type ConfigRead } from './reads.ts';
import { calls } from '../nodes.ts';
import { declaredServices, servicesAreClear, type DeclaredService } from './services.ts';
import { isReadable, mark, type ReadableTool, type Tool } from '../tool.ts';

export function checkConfig(tool: ReadableTool, services: readonly DeclaredService[]): Finding[] {
  const { reads } = configReads(tool.code);
  return [...reads.flatMap((read) => checkRead(tool, read, services)), ...checkArguments(tool)];
}

function checkRead(tool: ReadableTool, read: ConfigRead, services: readonly DeclaredService[]): Finding[] {
  const { service, field, serviceNode, fieldNode } = read;
  const named = services.filter(({ name }) => name === service);
  if (named.length === 0) {
    const meant = didYouMean(
      service,
      services.slice(0, 200).map(({ name }) => name),
    );
    const args = {
      service,
      ...(field === undefined ? {} : { field }),
      ...(meant === undefined ? {} : { meant }),
    };
    return [mark(tool, 'config-service', serviceNode, args)];
  }
  const fields = named.flatMap((one) => one.fields.map(({ name }) => name));
  const unclear = named.some(({ complete }) => !complete);
  if (field === undefined || !fieldNode || unclear || fields.includes(field)) return [];
  const meant = didYouMean(field, fields);
  return [
    mark(tool, 'config-field', fieldNode, { service, field, ...(meant === undefined ? {} : { meant }) }),
  ];
}

function checkArguments(tool: ReadableTool): Finding[] {
  return calls(tool.code, 'config').flatMap(({ path, args, spread, node }) =>
    path === 'config.get' && !spread && args.length !== 2
      ? [mark(tool, 'config-arguments', node, { count: args.length })]
      : [],
  );
}

/** Declared services and fields that no tool reads; silent where some code cannot be read to its end. */
export function checkUnread(manifest: unknown, tools: readonly Tool[]): Finding[] {
  const readable = tools.filter(isReadable);
  if (tools.length === 0 || readable.length < tools.length || !servicesAreClear(manifest)) return [];
  const all = readable.map(({ code }) => configReads(code));
  if (all.some(({ more }) => more)) return [];
  const reads = all.flatMap((one) => one.reads);
  return declaredServices(manifest).flatMap((service) => {
    const own = reads.filter((read) => read.service === service.name);
    if (own.length === 0) {
      return [
        report('code-config-service-unread', join(service.pointer, 'name'), 'value', { name: service.name }),
      ];
    }
    if (own.some((read) => read.field === undefined)) return [];
    const read = new Set(own.map(({ field }) => field));
    return service.fields
      .filter(({ name }) => !read.has(name))
      .map(({ name, pointer }) => {
        const args = { name, service: service.name };
        return report('code-config-field-unread', join(pointer, 'name'), 'value', args);
      });
  });
}
