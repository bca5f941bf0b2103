// Sets a member as JSON.parse does: `__proto__` is a name like any other.

/** Sets an own member of an object or an element of a list. */
export function setMember(target: object, key: string | number, value: unknown): void {
  if (!(key in target)) {
    (target as Record<string | number, unknown>)[key] = value;
    return;
  }
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
