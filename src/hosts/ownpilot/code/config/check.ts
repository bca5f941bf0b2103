// Compares the Config Center values that the code reads with those that the manifest declares.

import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../lang/text/did-you-mean.ts';
import { join } from '../../../../lang/json/pointer.ts';
import { calls } from '../../../../lang/javascript/nodes.ts';
import { isReadable, within, type ReadableTool, type CodedTool } from '../tool.ts';
import { configReads, type ConfigRead } from './reads.ts';
import * as rules from './rules.ts';
import { declaredServices, servicesAreClear, type DeclaredService } from './services.ts';

/** Findings about reads of undeclared services and fields; `services` are those of the manifest. */
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
      services.map(({ name }) => name),
    );
    return [rules.configService.at(...within(tool, serviceNode), { service, field, meant })];
  }
  const fields = named.flatMap((one) => one.fields.map(({ name }) => name));
  const unclear = named.some(({ complete }) => !complete);
  if (field === undefined || !fieldNode || unclear || fields.includes(field)) return [];
  const meant = didYouMean(field, fields);
  return [rules.configField.at(...within(tool, fieldNode), { service, field, meant })];
}

function checkArguments(tool: ReadableTool): Finding[] {
  return calls(tool.code, 'config').flatMap(({ path, args, spread, node }) =>
    path === 'config.get' && !spread && args.length !== 2
      ? [rules.configArguments.at(...within(tool, node), { count: args.length })]
      : [],
  );
}

/** Declared services and fields that no tool reads; silent where some code cannot be read to its end. */
export function checkUnread(manifest: unknown, tools: readonly CodedTool[]): Finding[] {
  const readable = tools.filter(isReadable);
  if (tools.length === 0 || readable.length < tools.length || !servicesAreClear(manifest)) return [];
  const all = readable.map(({ code }) => configReads(code));
  if (all.some(({ more }) => more)) return [];
  const reads = all.flatMap((one) => one.reads);
  return declaredServices(manifest).flatMap((service) => {
    const own = reads.filter((read) => read.service === service.name);
    if (own.length === 0) {
      return [rules.configServiceUnread.at(join(service.pointer, 'name'), 'value', { name: service.name })];
    }
    if (own.some((read) => read.field === undefined)) return [];
    const names = service.fields.map(({ name }) => name);
    // A name that is nearly a field's is a mistake of the code, and said there.
    const read = own.map(({ field = '' }) => (names.includes(field) ? field : didYouMean(field, names)));
    const unread = service.fields.filter(({ name }) => !read.includes(name));
    return unread.map(({ name, pointer }) =>
      rules.configFieldUnread.at(join(pointer, 'name'), 'value', { name, service: service.name }),
    );
  });
}
