// The icons of chips: one per kind of value, and those that published extensions name for their types.

import Calculator from '@lucide/svelte/icons/calculator';
import Calendar from '@lucide/svelte/icons/calendar';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CircleQuestionMark from '@lucide/svelte/icons/circle-question-mark';
import Eye from '@lucide/svelte/icons/eye';
import Flag from '@lucide/svelte/icons/flag';
import Hash from '@lucide/svelte/icons/hash';
import List from '@lucide/svelte/icons/list';
import Map from '@lucide/svelte/icons/map';
import Ruler from '@lucide/svelte/icons/ruler';
import Server from '@lucide/svelte/icons/server';
import Share from '@lucide/svelte/icons/share-2';
import Tag from '@lucide/svelte/icons/tag';
import Thermometer from '@lucide/svelte/icons/thermometer';
import Toggle from '@lucide/svelte/icons/toggle-left';
import Type from '@lucide/svelte/icons/type';
import User from '@lucide/svelte/icons/user';
import Users from '@lucide/svelte/icons/users';
import type { ValueType } from '../preview/value-type.ts';

type Icon = typeof Type;

const NAMED: Readonly<Record<string, Icon>> = {
  calculator: Calculator,
  error: CircleAlert,
  flag: Flag,
  hashtag: Hash,
  list: List,
  map: Map,
  question: CircleQuestionMark,
  server: Server,
  share: Share,
  tag: Tag,
  thermometer: Thermometer,
  toggle: Toggle,
  unit: Ruler,
  user: User,
  users: Users,
  visible: Eye,
};

/**
 * The icon of a value; null for a number, which has one of its own (`Tile.svelte`). The host's full set is not known, so
 * other names get a list.
 */
export function iconOf({ kind, type }: ValueType): Icon | null {
  switch (kind) {
    case 'entry':
      return (type && Object.hasOwn(NAMED, type.icon) ? NAMED[type.icon] : undefined) ?? List;
    case 'date':
      return Calendar;
    case 'integer':
    case 'number':
      return null;
    case 'boolean':
      return Toggle;
    case 'text':
    case 'any':
      return Type;
  }
}
