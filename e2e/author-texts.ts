// Six plugins as authors first type them: each with the slips that one makes on the way.

const BIKES_CODE = `const key = await config.get('citybikes', 'api_key');
const radius = await config.get('citybikes', 'radius');
if (!key) return { content: { error: 'Enter the key for City bikes first.' } };
const response = await fetch('https://bikes.example/v1/stations?near=' + encodeURIComponent(args.place), {
  headers: { authorization: 'Bearer ' + key },
});
const { stations } = await response.json();
return { content: { near: args.place, stations: stations.filter((one) => one.metres <= (radius || 500)) } };`;

/** OwnPilot: a hyphen in the id, an empty category, a misspelt member, an unknown type. */
export const BIKES = JSON.stringify(
  {
    id: 'dockside-bikes',
    name: 'Dockside Bikes',
    version: '1.0.0',
    description: 'Find free bikes at docking stations near a place',
    category: '',
    tags: ['bikes', 'city'],
    keywords: ['bikes', 'docking stations'],
    system_prompt: 'Use bikes_near when the user asks for free bikes. Name the nearest station first.',
    required_services: [
      {
        name: 'citybikes',
        display_name: 'City bikes',
        config_schema: [
          { name: 'api_key', label: 'API key', type: 'secret', required: true },
          { name: 'radius', label: 'Radius in metres', type: 'numbr', defaultValue: 500 },
        ],
      },
    ],
    tools: [
      {
        name: 'bikes_near',
        descripton: 'Find docking stations with free bikes near a place and return their distance in metres.',
        parameters: {
          type: 'object',
          properties: { place: { type: 'string', description: 'Place or address in the city' } },
          required: ['place'],
        },
        permissions: ['network'],
        code: BIKES_CODE,
      },
    ],
  },
  null,
  2,
);

/** AnythingLLM: an unknown version of the schema, an empty author, no `imported`. */
export const LOAVES = JSON.stringify(
  {
    active: true,
    hubId: 'loaf-scaler',
    name: 'Loaf scaler',
    schema: 'skill-1.0',
    version: '1.0.0',
    description: 'Scales a bread recipe to a number of loaves when the user bakes more or less than it says',
    author: '',
    license: 'MIT',
    setup_args: {},
    examples: [{ prompt: 'How much flour for three loaves?', call: '{"loafs": "3", "flour": "500"}' }],
    entrypoint: {
      file: 'handler.js',
      params: {
        loaves: { description: 'How many loaves to bake', type: 'string' },
        flour: { description: 'Grams of flour for one loaf', type: 'string' },
      },
    },
  },
  null,
  2,
);

export const LOAVES_HANDLER = `module.exports.runtime = {
  handler: async function ({ loaves, flour }) {
    try {
      this.introspct(\`Scaling to \${loaves} loaves\`);
      return { flour: Number(flour) * Number(loaves) };
    } catch (error) {
      return \`The recipe cannot be scaled: \${error.message}\`;
    }
  },
};
`;

/** Gloodata: a misspelt type, an empty title, a field of the page that the schema lacks. */
export const TRAMS = JSON.stringify(
  {
    ns: 'tram-board',
    title: '',
    tools: {
      departures: {
        title: 'Departures',
        examples: ['Departures from Harbour Square', 'Trams at Mill Lane'],
        schema: {
          fields: { stop: { type: 'strng', description: 'the stop to look at' } },
        },
        ui: { prefix: 'Departures', args: { stpo: { prefix: 'from' } } },
      },
    },
  },
  null,
  2,
);

/** Milady: an unknown kind, an empty version, settings where Milady never reads them. */
export const WATERING = JSON.stringify(
  {
    id: 'plant-watering',
    name: 'Plant watering',
    description: 'Waters the plants of a house.',
    version: '',
    kind: 'skil',
    configSchema: {
      type: 'object',
      properties: { sensorToken: { type: 'string', description: 'Token of the moisture sensor' } },
      required: ['sensorToken'],
    },
    uiHints: { sensorToken: { label: 'Sensor token', type: 'password', sensitive: true } },
    requiredSecrets: ['PLANT_WATERING_SENSOR_TOKEN'],
  },
  null,
  2,
);

export const WATERING_CODE = `import type { Action, Plugin } from '@elizaos/core';

const waterPlant: Action = {
  name: 'WATER_PLANT',
  description: 'Waters one plant of the house.',
  parameters: [
    { name: 'plant', description: 'Which plant', required: true, schema: { type: 'string' } },
  ],
  examples: [],
  validate: async (runtime) => Boolean(runtime.getSetting('PLANT_WATERING_SENSOR_TOKEN')),
  handler: async (runtime, message, state, options) => {
    const { plant } = (options?.parameters ?? state?.data?.actionParams ?? {}) as { plant?: string };
    if (!plant) return { sucess: false, text: 'Which plant?' };
    return { success: true, text: \`Watered the \${plant}.\` };
  },
};

const plugin: Plugin = {
  name: 'plant-watering',
  description: 'Waters the plants of a house.',
  actions: [waterPlant],
};

export default plugin;
`;

/** RAGFlow: the import of another release, no class method, an argument that the model is never asked for. */
export const POSTCODES = `from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class PostcodeDistance(LLMToolPlugin):
    _version_ = "1.0.0"

    def get_metadata(cls) -> LLMToolMetadata:
        return {
            "name": "postcode_distance",
            "displayName": "Postcode distance",
            "description": "Tells how many districts two postcodes are apart. Use it to compare addresses.",
            "displayDescription": "How far two postcodes are apart",
            "parameters": {
                "start": {
                    "type": "string",
                    "description": "The postcode to start from",
                    "displayDescription": "Start",
                    "required": True,
                },
            },
        }

    def invoke(self, start: str, goal: str) -> str:
        return f"{abs(int(start) - int(goal))} districts"
`;

/** Agent Plugin: a name with a capital, a server with a misspelt command, a skill without a description. */
export const FROST = JSON.stringify(
  {
    $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
    name: 'Frost Watch',
    version: '0.1.0',
    descripton: 'Warns of frost and says what to cover.',
    author: { name: '' },
    license: 'MIT',
  },
  null,
  2,
);

export const FROST_SERVERS = JSON.stringify(
  {
    $schema: 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json',
    mcpServers: { frost: { type: 'stdio', comand: 'node', args: ['server.mjs'] } },
  },
  null,
  2,
);

export const FROST_SKILL = `---
name: cover-plants
descripton: Says which plants to cover before a night of frost.
---

# Cover plants

1. Ask which plants stand outside.
2. Read the forecast from the server \`frost\`.
3. List what to cover, the tenderest first.
`;
