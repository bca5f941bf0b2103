// The sample manifests of Milady / ElizaOS.

import type { Sample } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import good from './samples/good.json?raw';
import agentPackage from './samples/package.json?raw';
import source from './samples/source.json?raw';
import sourceAction from './samples/source-action.txt?raw';
import sourceIndex from './samples/source-index.txt?raw';
import sourceProvider from './samples/source-provider.txt?raw';
import sourceTide from './samples/source-tide.txt?raw';
import templatePackage from './samples/template-package.json?raw';
import templateIndex from './samples/template-index.txt?raw';
import template from './samples/template.json?raw';

/** The samples in the order of the menu. */
export const samples: readonly Sample[] = [
  {
    id: 'good',
    kind: 'good',
    label: 'Tide station',
    teaches: 'A skill with a secret, a choice and a number, whose hints all work.',
    path: 'tide-station/elizaos.plugin.json',
    text: good,
  },
  {
    id: 'package',
    kind: 'good',
    label: 'Tide station, package.json',
    teaches: 'The block that Milady really builds its settings page from.',
    path: 'plugin-tide-station/package.json',
    text: agentPackage,
  },
  {
    id: 'source',
    kind: 'good',
    label: 'Harbour bell, TypeScript',
    teaches:
      'A manifest and four modules: an action, a provider, and what both need, checked by the compiler.',
    path: 'harbour-bell/elizaos.plugin.json',
    text: source,
    others: [
      { path: 'src/index.ts', text: sourceIndex },
      { path: 'src/actions/read-tide.ts', text: sourceAction },
      { path: 'src/providers/tide-now.ts', text: sourceProvider },
      { path: 'src/tide.ts', text: sourceTide },
    ],
  },
  {
    id: 'broken',
    kind: 'broken',
    label: 'Harbour radio with mistakes',
    teaches: 'Settings that the form ignores, shows in clear text or never shows.',
    path: 'harbour-radio/elizaos.plugin.json',
    text: broken,
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New plugin',
    teaches: 'The smallest manifest with one setting, and a module with one action.',
    path: 'my-plugin/elizaos.plugin.json',
    text: template,
    others: [
      { path: 'src/index.ts', text: templateIndex },
      { path: 'package.json', text: templatePackage },
    ],
  },
];
