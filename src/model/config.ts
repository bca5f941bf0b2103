// The mocked config store: what a person has set for the services that tools read. Lives in memory only.

/** One service's entry, as the host's Config Center keeps it. */
export interface ConfigEntry {
  /** Field name → value as stored: text, number, boolean or JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A tool reads nothing of an inactive entry. */
  readonly active: boolean;
}

/** Service name → its entry. A null-prototype record: names come from the manifest. */
export type ConfigValues = Readonly<Record<string, ConfigEntry>>;
