// Decides the category of a plugin in Milady's list, and whether it is listed at all. Only its id counts.

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
