// The samples of RAGFlow, all written for Plugbench.

import type { Sample } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import pythonGood from './samples/ferry_departures.py?raw';
import good from './samples/good.json?raw';
import pythonTemplate from './samples/my_tool.py?raw';
import pythonBroken from './samples/recipe_finder.py?raw';
import template from './samples/template.json?raw';

/** A good tool, one with mistakes, and a template, each as Python and as its metadata alone. */
export const samples: readonly Sample[] = [
  {
    id: 'python',
    kind: 'good',
    label: 'Ferry departures, in Python',
    teaches: 'A whole plugin: metadata for the model and for people, and the method that the model calls.',
    path: 'llm_tools/ferry_departures.py',
    text: pythonGood,
  },
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
    id: 'python-broken',
    kind: 'broken',
    label: 'Recipe finder in Python with mistakes',
    teaches: 'Mistakes that stop the server, are skipped silently, or fail in the first call.',
    path: 'llm_tools/recipe_finder.py',
    text: pythonBroken,
  },
  {
    id: 'python-template',
    kind: 'template',
    label: 'New tool, in Python',
    teaches: 'The smallest plugin that loads, with one parameter.',
    path: 'llm_tools/my_tool.py',
    text: pythonTemplate,
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New tool, in JSON',
    teaches: 'Only what a tool with one parameter needs.',
    path: 'my_tool.json',
    text: template,
  },
];
