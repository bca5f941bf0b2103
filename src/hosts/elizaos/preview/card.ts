// Describes the plugin's card in Milady's list (PluginsView.tsx, renderPluginCard).

import { member } from '../../../model/guards.ts';
import { childText } from '../../kit/react-page.ts';
import { validatePluginConfig, type ConfigParameter, type ConfigValidation } from '../parameters/values.ts';

export interface Card {
  readonly name: string;
  readonly category: string;
  /** '' where none is known. */
  readonly version: string;
  readonly description: string;
  /** Below the description in the dialog; '' for a manifest. */
  readonly npmName: string;
  /** Ids of other plugins, shown as chips in the dialog. */
  readonly dependencies: readonly string[];
  /** Keys of all settings, required or not: the footer counts them alike. */
  readonly settings: readonly string[];
  /** The list leaves this plugin out. */
  readonly unlisted: boolean;
}

/** The card of a manifest. */
export function manifestCard(manifest: unknown, id: string, settings: readonly string[]): Card {
  const listed = member(manifest, 'dependencies');
  return {
    ...cardOf(manifest, id, settings, member(manifest, 'kind')),
    name: textOf(manifest, 'name') || id,
    dependencies: Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [],
  };
}

/** The card of a package; the host knows a display name only for the plugins that come with it. */
export function packageCard(manifest: unknown, id: string, settings: readonly string[]): Card {
  const card = cardOf(manifest, id, settings, member(member(manifest, 'elizaos'), 'kind'));
  return { ...card, npmName: textOf(manifest, 'name') };
}

function cardOf(manifest: unknown, id: string, settings: readonly string[], kind: unknown): Card {
  return {
    name: id,
    category: categoryOf(id, kind === 'app'),
    version: textOf(manifest, 'version'),
    description: textOf(manifest, 'description') || 'No description available',
    npmName: '',
    dependencies: [],
    settings,
    unlisted: isUnlisted(id),
  };
}

function textOf(manifest: unknown, name: string): string {
  return childText(member(manifest, name), `/${name}`);
}

/** The lines below the card: errors as `FIELD: message`, warnings without their field. */
export type CardMessages = Pick<ConfigValidation, 'errors' | 'warnings'>;

/** The footer's text about the number of set settings; `all` decides its colour. */
export function footerOf(card: Card, set: ReadonlySet<string>): { text: string; all: boolean } {
  const total = card.settings.length;
  if (total === 0) return { text: 'No config needed', all: true };
  const count = card.settings.filter((key) => set.has(key)).length;
  return { text: `${String(count)}/${String(total)} configured`, all: count === total };
}

/** The messages below the card of an enabled plugin, for what is stored. */
export function messagesOf(
  parameters: readonly ConfigParameter[],
  stored: Readonly<Record<string, unknown>>,
): CardMessages {
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return validatePluginConfig(parameters, new Map(texts));
}

/** The host's own lists (src/api/server.ts, categorizePlugin); the first that has the id counts. */
const CATEGORIES: readonly (readonly [string, string])[] = [
  [
    'ai provider',
    'openai anthropic groq xai ollama openrouter google-genai local-ai vercel-ai-gateway deepseek together mistral cohere perplexity qwen minimax zai pi-ai',
  ],
  ['streaming', 'streaming-base retake custom-rtmp youtube youtube-streaming twitch-streaming'],
  [
    'connector',
    'telegram discord slack twitter whatsapp signal imessage bluebubbles farcaster bluesky matrix nostr msteams mattermost google-chat feishu line zalo zalouser tlon nextcloud-talk instagram blooio twitch',
  ],
  ['database', 'sql localdb inmemorydb'],
];

const BY_ID: ReadonlyMap<string, string> = new Map(
  [...CATEGORIES].reverse().flatMap(([category, ids]) => ids.split(' ').map((id) => [id, category] as const)),
);

/** Ids that always run and are never shown (PluginsView.tsx). */
const ALWAYS_ON: ReadonlySet<string> = new Set(
  'sql local-embedding knowledge agent-skills directives commands personality experience agent-orchestrator shell plugin-manager cli code edge-tts pdf scratchpad secrets-manager todo trust form goals scheduling elizacloud evm memory rolodex tts elevenlabs cron webhooks browser vision computeruse'.split(
    ' ',
  ),
);

/** The word on the card's badge. Of a manifest's `kind` only `app` counts. */
export function categoryOf(id: string, isApp: boolean): string {
  return isApp ? 'app' : (BY_ID.get(id) ?? 'feature');
}

/** True for plugins that the list leaves out. */
export function isUnlisted(id: string): boolean {
  return ALWAYS_ON.has(id) || BY_ID.get(id) === 'database';
}
