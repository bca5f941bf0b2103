// The emoji before a group's name in Milady's form (config-renderer.tsx).

/** Emoji, then the lower-cased names that have it. */
const ICONS: readonly (readonly [string, readonly string[]])[] = [
  ['🔑', ['auth', 'authentication', 'api keys', 'x/twitter authentication']],
  ['🛡️', ['security', 'risk management']],
  ['🔒', ['permissions']],
  ['🔗', ['connection', 'n8n connection']],
  ['🌐', ['network']],
  ['🔌', ['api', 'providers']],
  ['📡', ['webhook']],
  ['🤖', ['models', 'model', 'ai models', 'text generation', 'autonomy']],
  ['🧠', ['embeddings']],
  ['⚙️', ['behavior', 'configuration', 'general', 'defaults']],
  ['🔧', ['advanced']],
  ['✨', ['features']],
  ['⏱️', ['timing']],
  ['📅', ['scheduling']],
  ['💾', ['storage']],
  ['📦', ['bucket']],
  ['📂', ['paths']],
  ['📤', ['output']],
  ['📚', ['repository']],
  ['💬', ['messaging', 'chatrooms']],
  ['📢', ['channels']],
  ['🎤', ['voice', 'speech', 'speech-to-text']],
  ['👤', ['identity', 'client identity', 'session']],
  ['🎨', ['display']],
  ['🎬', ['media']],
  ['🔔', ['notifications']],
  ['📝', ['logging', 'posting']],
  ['📈', ['trading']],
  ['💰', ['wallet']],
  ['💳', ['payment']],
  ['💲', ['pricing']],
  ['⛓️', ['blockchain', 'ethereum', 'solana', 'base', 'arbitrum', 'bsc']],
  ['🧪', ['testnets']],
  ['📊', ['dex config']],
  ['🐦', ['x/twitter behavior']],
  ['📏', ['limits']],
  ['⌘', ['commands']],
  ['⚡', ['actions']],
  ['📜', ['policies']],
  ['🔄', ['background jobs']],
  ['📱', ['app']],
];

const BY_NAME: ReadonlyMap<string, string> = new Map(
  ICONS.flatMap(([icon, names]) => names.map((name) => [name, icon] as const)),
);

/** The emoji of a group, in any case; a square for names that the host does not know. */
export function groupIcon(name: string): string {
  return BY_NAME.get(name.toLowerCase()) ?? '■';
}
