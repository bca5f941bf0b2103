// The icons of the host's page, from the set that it takes them from: Phosphor (MIT).

import caretRight from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw';
import gear from '@phosphor-icons/core/assets/bold/gear-bold.svg?raw';
import plugBold from '@phosphor-icons/core/assets/bold/plug-bold.svg?raw';
import plug from '@phosphor-icons/core/assets/regular/plug.svg?raw';

/** The outline of an icon that is one path in a square of 256. */
const outlineOf = (svg: string): string => / d="([^"]+)"/.exec(svg)?.[1] ?? '';

export const icons = {
  caretRight: outlineOf(caretRight),
  gear: outlineOf(gear),
  plug: outlineOf(plug),
  plugBold: outlineOf(plugBold),
};
