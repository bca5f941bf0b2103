// Describes the plugin's card in Milady's list (PluginsView.tsx, renderPluginCard).

import { member } from '../../../model/guards.ts';
import { childText } from '../../kit/react-page.ts';
import { validatePluginConfig, type ConfigParameter, type ConfigValidation } from '../parameters/values.ts';
import { categoryOf, isUnlisted } from './category.ts';

/** Everything that the card and the dialog's head show. */
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
    ...cardOf(manifest, id, settings, member(manifest, 'kind') === 'app'),
    name: textOf(manifest, 'name') || id,
    npmName: '',
    dependencies: Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [],
  };
}

/** The card of a package; the host knows a display name only for the plugins that come with it. */
export function packageCard(manifest: unknown, id: string, settings: readonly string[]): Card {
  return {
    ...cardOf(manifest, id, settings, member(member(manifest, 'elizaos'), 'kind') === 'app'),
    name: id,
    npmName: textOf(manifest, 'name'),
    dependencies: [],
  };
}

function cardOf(
  manifest: unknown,
  id: string,
  settings: readonly string[],
  isApp: boolean,
): Omit<Card, 'name' | 'npmName' | 'dependencies'> {
  return {
    category: categoryOf(id, isApp),
    version: textOf(manifest, 'version'),
    description: textOf(manifest, 'description') || 'No description available',
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
