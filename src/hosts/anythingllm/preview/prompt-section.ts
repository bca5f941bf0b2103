// Writes the skill's part of the prompt for models without native tool calling (showcaseFunctions, untooled.js:31-51).

import { member } from '../../../model/guards.ts';
import { readCall, type Call } from '../examples/example-call.ts';
import { asText } from '../hub-id/hub-id.ts';
import type { ToolDefinition } from '../loading/load.ts';

/** The part of the prompt, or the exception that ends the turn. */
export type Section =
  | { readonly kind: 'text'; readonly text: string }
  /** The whole turn of the model fails. */
  | { readonly kind: 'throws'; readonly message: string; readonly pointer: string }
  | { readonly kind: 'cannot-tell'; readonly pointer: string };

const LINE = '-----------\n';

/** The section of one tool; `description` is the manifest's, undefined where it has none. */
export function promptSection(tool: ToolDefinition, description: unknown): Section {
  const { name, parameters, examples } = tool;
  let text =
    `${LINE}Function name: ${asText(name)}\n` +
    `Function Description: ${asText(description)}\n` +
    `Function parameters in JSON format:\n${asText(JSON.stringify(parameters.properties, null, 4))}\n`;
  for (const [i, example] of (Array.isArray(examples) ? (examples as unknown[]) : []).entries()) {
    const pointer = `/examples/${String(i)}`;
    if (example === null) {
      const message = "Cannot destructure property 'prompt' of 'object null' as it is null.";
      return { kind: 'throws', message, pointer };
    }
    const call = argumentsOf(member(example, 'call'));
    if (call.kind === 'throws') {
      return {
        kind: 'throws',
        message: 'jsonString?.startsWith is not a function',
        pointer: `${pointer}/call`,
      };
    }
    if (call.kind === 'cannot-tell') return { kind: 'cannot-tell', pointer: `${pointer}/call` };
    text += `Query: "${asText(member(example, 'prompt'))}"\nJSON: ${JSON.stringify({ name, arguments: call.value })}\n`;
  }
  return { kind: 'text', text: text + LINE };
}

/** A call that is missing or unreadable is shown as `{}`. */
function argumentsOf(call: unknown): Exclude<Call, { readonly kind: 'lost' }> {
  const read: Call = call === undefined ? { kind: 'lost' } : readCall(call);
  return read.kind === 'lost' ? { kind: 'arguments', value: {}, strict: false } : read;
}
