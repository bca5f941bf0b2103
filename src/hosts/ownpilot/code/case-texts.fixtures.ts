// Builds the manifests of rule cases: one sound package around one tool's code.

interface Extras {
  readonly permissions?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly services?: readonly unknown[];
}

/** Extras of a tool that makes requests. */
export const web: Extras = { permissions: ['network'] };

/**
 * A manifest text with this code. A range of the code is marked by ⟦ and ⟧; a whole string elsewhere by « and »
 * inside its quotes.
 */
export function withCode(code: string, { permissions, properties, services }: Extras = {}): string {
  const harbour = { harbour: { type: 'string', description: 'Name of the harbour' } };
  const manifest = {
    id: 'tidetimes',
    name: 'Tide Times',
    version: '1.0.0',
    description: 'Tells when the tide is high and low at a harbour',
    system_prompt: 'Use tide_times when the user asks for high or low water. Always name the harbour.',
    tags: ['tide'],
    keywords: ['tide', 'harbour'],
    ...(services === undefined ? {} : { required_services: services }),
    tools: [
      {
        name: 'tide_times',
        description: 'Tell when the tide is high and low at a harbour',
        parameters: {
          type: 'object',
          properties: properties ?? (code.includes('args') ? harbour : {}),
        },
        ...(permissions === undefined ? {} : { permissions }),
        code,
      },
    ],
  };
  return JSON.stringify(manifest, null, 2).replaceAll('"«', '⟦"').replaceAll('»"', '"⟧');
}

/** A service of the Config Center with these fields. */
export function service(name: string, ...fields: readonly string[]): unknown {
  return {
    name,
    display_name: 'Tide tables',
    description: 'Where the tide tables come from',
    category: 'api',
    config_schema: fields.map((field) => ({
      name: field,
      label: 'Setting',
      type: 'secret',
      required: true,
      description: 'A setting of the tide tables',
    })),
  };
}
