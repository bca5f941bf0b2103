// Rules on what really becomes of a settings field: can it be saved, does its value reach the handler.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { strictOutline, tolerantOutline } from '../../../text/outline.ts';
import { follow } from '../../../text/locate.ts';
import { setupArgs, type Part } from '../parts.ts';
import { looksLikeSecret } from '../secret.ts';

/** HTML input types that do what their name says and give text. */
const FAITHFUL = new Set(
  'text password email url tel search date time datetime-local month week color'.split(' '),
);

/** What authors write in hope of a list, a switch or several lines. */
const HOPES: Readonly<Record<string, string>> = {
  select: 'list',
  dropdown: 'list',
  multiselect: 'list',
  enum: 'list',
  radio: 'choice',
  checkbox: 'choice',
  boolean: 'switch',
  bool: 'switch',
  toggle: 'switch',
  switch: 'switch',
  textarea: 'lines',
  multiline: 'lines',
  hidden: 'hidden',
  file: 'file',
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
};

export function checkSetupArgs(document: SourceDocument): Finding[] {
  const list = member(document.value, 'setup_args');
  const parts = setupArgs(document.value);
  if (Array.isArray(list)) {
    // The schema stops at the array, the loader does not.
    return parts
      .filter((part) => part.value === null)
      .map(({ key, pointer }) => ({
        code: 'anythingllm/setup-arg-null',
        pointer,
        at: 'value',
        args: { key },
      }));
  }
  return [...parts.flatMap(checkEntry), ...checkOrder(document, parts)];
}

function checkEntry(part: Part): Finding[] {
  if (!isObject(part.value)) return [];
  return [...checkType(part), ...checkDelivery(part), ...checkInputType(part), ...checkSecrets(part)];
}

function checkType({ key, pointer, value }: Part): Finding[] {
  const type = member(value, 'type');
  if (typeof type !== 'string' || type === 'string') return [];
  const args = { key, type };
  return [{ code: 'anythingllm/setup-arg-type-unsavable', pointer: `${pointer}/type`, at: 'value', args }];
}

/** Falsy values and `input.default` never arrive (imported.js:197-212). */
function checkDelivery({ key, pointer, value: entry }: Part): Finding[] {
  const value = member(entry, 'value');
  const shown = member(member(entry, 'input'), 'default');
  const arrives = Boolean(value) || Boolean(member(entry, 'default'));
  const required = Boolean(member(entry, 'required'));
  const findings: Finding[] = [];
  if (required && !value) {
    findings.push({ code: 'anythingllm/setup-arg-required-unset', pointer, at: 'key', args: { key } });
  }
  if (!shown || (arrives && !(required && !value))) return findings;
  const hidden = isObject(entry) && Object.hasOwn(entry, 'value');
  findings.push(
    hidden
      ? {
          code: 'anythingllm/setup-arg-value-hides-default',
          pointer: `${pointer}/value`,
          at: 'value',
          args: { key, shown },
        }
      : {
          code: 'anythingllm/setup-arg-default-lost',
          pointer: `${pointer}/input/default`,
          at: 'value',
          args: { key, shown, required },
        },
  );
  return findings;
}

function checkInputType({ key, pointer, value }: Part): Finding[] {
  const type = member(member(value, 'input'), 'type');
  if (typeof type !== 'string' || type === '' || FAITHFUL.has(type.toLowerCase())) return [];
  const hope = Object.hasOwn(HOPES, type.toLowerCase()) ? HOPES[type.toLowerCase()] : undefined;
  const code = hope === undefined ? 'setup-arg-input-as-text' : 'setup-arg-input-unsupported';
  const args = { key, type, ...(hope === undefined ? {} : { hope }) };
  return [{ code: `anythingllm/${code}`, pointer: `${pointer}/input/type`, at: 'value', args }];
}

function checkSecrets({ key, pointer, value }: Part): Finding[] {
  const places = [
    { pointer: `${pointer}/value`, text: member(value, 'value'), where: 'value' },
    {
      pointer: `${pointer}/input/default`,
      text: member(member(value, 'input'), 'default'),
      where: 'input.default',
    },
  ];
  return places
    .filter(({ text }) => typeof text === 'string' && looksLikeSecret(text))
    .map((place) => ({
      code: 'anythingllm/setup-arg-secret',
      pointer: place.pointer,
      at: 'value',
      args: { key, where: place.where },
    }));
}

/** JavaScript puts keys that look like array indexes first, in the form and for the handler. */
function checkOrder(document: SourceDocument, parts: readonly Part[]): Finding[] {
  if (!parts.some((part) => isIndex(part.key))) return [];
  const outline = document.strict ? strictOutline(document.text) : tolerantOutline(document.text);
  const { value, exact } = follow(outline, '/setup_args');
  if (!exact) return [];
  const written = [...new Set(outline.members(value).map((m) => m.key))];
  const moved = parts.find((part, i) => isIndex(part.key) && written[i] !== part.key);
  if (!moved) return [];
  return [
    { code: 'anythingllm/setup-arg-order', pointer: moved.pointer, at: 'key', args: { key: moved.key } },
  ];
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;
}
