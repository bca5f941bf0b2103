// What a person would name of a plugin: its details by their names, without constants, code and settings.

import type { FilePlace } from '../../model/ledger.ts';
import type { Plugin } from '../../model/plugin.ts';
import type { PluginRead } from '../../model/portable.ts';
import { join, split } from '../../text/pointer.ts';
import { detailNames, type DetailNames } from './details.ts';
import { placesOfPlugin, PlaceSet, sourcedPlaces } from './places.ts';

/** The places of a plugin that are not details of their own. */
export interface Apart {
  /** Constants of the plugin's host. */
  readonly constants: PlaceSet;
  readonly codes: PlaceSet;
  /** The members that hold settings. */
  readonly settings: PlaceSet;
}

const known = new WeakMap<PluginRead, Apart>();

/** Remembered, because a plugin is converted to several targets. */
export function apartIn(read: PluginRead): Apart {
  const { plugin, constants = [] } = read;
  const apart = known.get(read) ?? {
    constants: new PlaceSet(constants),
    codes: new PlaceSet(plugin.tools.flatMap(({ code }) => code?.text ?? [])),
    settings: new PlaceSet(settingMembers(plugin)),
  };
  known.set(read, apart);
  return apart;
}

const namesOfReads = new WeakMap<PluginRead, DetailNames>();

/** What a person calls the places of a plugin whose manifest is `main`. Remembered like the others. */
export function namesIn(read: PluginRead, main: string): DetailNames {
  const names = namesOfReads.get(read) ?? namesOf(read, main);
  namesOfReads.set(read, names);
  return names;
}

function namesOf(read: PluginRead, main: string): DetailNames {
  const settingKeys = new Set(read.plugin.settings.map(({ key }) => key.value));
  // A host may keep what belongs to a setting in several members: `uiHints.<key>` beside `configSchema.<key>`.
  const isNamedBySetting = ({ pointer }: FilePlace): boolean => {
    if (settingKeys.size === 0) return false;
    const path = split(pointer);
    return path.length === 2 && settingKeys.has(path[1] ?? '');
  };
  const { keys } = placesOfPlugin(read.plugin);
  return detailNames(main, (place) => keys.has(place) || isNamedBySetting(place));
}

/** The members of manifests that hold the settings, whole: nothing inside of them is a detail of its own. */
function settingMembers({ settings, services, secrets }: Plugin): FilePlace[] {
  return sourcedPlaces([settings, services, secrets]).map(({ file, pointer }) => ({
    file,
    pointer: join('', ...split(pointer).slice(0, 1)),
  }));
}
