// Values that helpers make, for hosts whose tool code can see that they are not its own.

/** Makes values of helpers those of the host. */
export interface Adopting {
  /** Makes an error, a promise or a byte array of a helper the host's. */
  adoptOne<T>(value: T): T;
  /** Makes fresh data (parsed JSON) the host's, all levels of it. */
  adopt(value: unknown): unknown;
  /** Makes an error the host's that tool code gets from a promise of the host. */
  rejection<T>(error: T): T;
}

/** For hosts that run tool code in their own realm: everything is as it is. */
export const asIs: Adopting = {
  adoptOne: (value) => value,
  adopt: (value) => value,
  rejection: (error) => error,
};
