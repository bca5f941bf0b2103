// Sets a member as JSON.parse does: `__proto__` is a name like any other.

export function setMember(target: object, key: string | number, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
