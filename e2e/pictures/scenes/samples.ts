// Every sample and template of every host, in every tab.

import { hosts } from '../../../src/hosts/registry.ts';
import { scene, type Scene } from '../stage.ts';

const TABS = ['Preview', 'Run', 'Convert'] as const;

/** Tabs that a host does not have are left out. */
export const sampleScenes: readonly Scene[] = hosts.flatMap((host) =>
  host.samples.map(({ label, kind }) =>
    scene(`sample ${host.id}, ${label}`, async (stage) => {
      await stage.open();
      await stage.sample(label, kind === 'template');
      await stage.page.waitForTimeout(1500);
      await stage.shoot('source', 'source');
      await stage.shoot('problems');
      for (const tab of TABS) {
        if (!(await stage.page.getByRole('tab', { name: tab }).isVisible())) continue;
        await stage.tab(tab);
        await stage.shoot(tab.toLowerCase());
      }
    }),
  ),
);
