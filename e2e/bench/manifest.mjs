// A manifest of a wanted size, with a few problems in it, as an author's large skill would have.

/** JSON text of about `bytes` bytes. */
export function manifestOf(bytes) {
  const tools = [];
  const skill = {
    id: 'harbour-desk',
    name: 'Harbour Desk',
    version: '1.0.0',
    description: 'Answers questions about tides, depths and berths',
    tools,
  };
  while (JSON.stringify(skill, null, 2).length < bytes) tools.push(tool(tools.length));
  return JSON.stringify(skill, null, 2);
}

function tool(i) {
  return {
    name: i % 9 === 8 ? `harbourTool${i}` : `harbour_tool_${i}`,
    description: `Fetch entry ${i} of the harbour's log and return its time, depth and berth`,
    parameters: {
      type: 'object',
      properties: {
        harbour: { type: 'string', description: 'Name of the harbour' },
        days: { type: 'number', description: 'How many days ahead' },
      },
      required: ['harbour'],
    },
    permissions: ['network'],
    code: `const key = await config.get('tides', 'api_key');\nif (!key) return { content: { error: 'No key' } };\ntry {\n  const res = await fetch('https://api.example.com/log/${i}?h=' + encodeURIComponent(args.harbour));\n  const log = await res.json();\n  return { content: { at: log.at, depth: log.depth } };\n} catch (e) {\n  return { content: { error: 'Request failed: ' + e.message } };\n}`,
  };
}
