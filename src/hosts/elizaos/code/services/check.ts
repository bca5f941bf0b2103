// Checks services: classes as the core has them, and objects as the documentation shows them.

import type { CodeFinding } from '../../../../model/finding.ts';
import type { ClassValue, CodeValue, ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { found, headOf, itemsIn, membersOf, repeated, textOf } from '../found.ts';
import { duplicateUnused } from '../parts/rules.ts';
import { serviceMissing } from './rules.ts';

/** Findings of the plugin's services. */
export function checkServices(plugin: ObjectValue): CodeFinding[] {
  const services = itemsIn(plugin, 'services');
  return [
    ...services.flatMap((service, i) => {
      const pointer = `/services/${String(i)}`;
      if (service.kind === 'class') return classFindings(service, pointer);
      return service.kind === 'object' ? objectFindings(service, pointer) : [];
    }),
    ...repeated(services, typeOf).map((service) =>
      found(duplicateUnused.at('/services', 'value', { kind: 'service', name: typeOf(service) }), service.at),
    ),
  ];
}

function typeOf(service: CodeValue): string {
  return textOf(membersOf(service).get('serviceType')?.value) ?? '';
}

/** The core's own class has a static `start`, which only throws, and an empty `serviceType`. */
function classFindings(service: ClassValue, pointer: string): CodeFinding[] {
  const { statics, members, base } = service;
  // A class of another package may bring them.
  if (base !== null && !/(?:^|\.)Service$/.test(base)) return [];
  const report = (member: string, isThere: boolean): CodeFinding[] =>
    isThere
      ? []
      : [found(serviceMissing.at(`${pointer}/${member}`, 'key', { member, isClass: true }), service.at)];
  return [
    ...report('serviceType', statics.has('serviceType') && textOf(statics.get('serviceType')?.value) !== ''),
    ...report('start', statics.has('start')),
    ...report('stop', members.has('stop')),
  ];
}

function objectFindings(service: ObjectValue, pointer: string): CodeFinding[] {
  if (!service.complete) return [];
  return ['serviceType', 'start']
    .filter((member) => !service.members.has(member))
    .map((member) =>
      found(serviceMissing.at(`${pointer}/${member}`, 'key', { member, isClass: false }), headOf(service)),
    );
}
