// The samples of RAGFlow, all written for Plugbench.

import type { Sample } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import good from './samples/good.json?raw';
import template from './samples/template.json?raw';

/** A good tool, one with mistakes, and a template. */
export const samples: readonly Sample[] = [
  {
    id: 'good',
    kind: 'good',
    label: 'Ferry departures',
    teaches: 'A tool with a required and an optional parameter, whose allowed values are in the description.',
    path: 'ferry_departures.json',
    text: good,
  },
  {
    id: 'broken',
    kind: 'broken',
    label: 'Recipe finder with mistakes',
    teaches:
      'Members that the model never gets, a key that people see instead of a text, and a value that crashes the chat.',
    path: 'recipe_finder.json',
    text: broken,
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New tool',
    teaches: 'Only what a tool with one parameter needs.',
    path: 'my_tool.json',
    text: template,
  },
];
