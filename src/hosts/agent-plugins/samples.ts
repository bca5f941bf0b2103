// The samples of Agent Plugins, all written for Plugbench.

import type { Sample } from '../../model/host.ts';
import brokenMcp from './samples/broken-mcp.json?raw';
import brokenSkill from './samples/broken-skill.txt?raw';
import broken from './samples/broken.json?raw';
import goodMcp from './samples/good-mcp.json?raw';
import goodServer from './samples/good-server.txt?raw';
import goodSkill from './samples/good-skill.txt?raw';
import good from './samples/good.json?raw';
import templateMcp from './samples/template-mcp.json?raw';
import templateSkill from './samples/template-skill.txt?raw';
import template from './samples/template.json?raw';

/** A good plugin, one with mistakes in all of its files, and a template. */
export const samples: readonly Sample[] = [
  {
    id: 'good',
    kind: 'good',
    label: 'Harbour tides',
    teaches: 'A plugin with one MCP server and one skill, which any client of Agent Plugins loads as it is.',
    path: 'harbour-tides/plugin.json',
    text: good,
    others: [
      { path: 'mcp.json', text: goodMcp },
      { path: 'skills/plan-trip/SKILL.md', text: goodSkill },
      { path: 'server/server.mjs', text: goodServer },
    ],
  },
  {
    id: 'broken',
    kind: 'broken',
    label: 'Garden planner with mistakes',
    teaches: 'What makes clients reject a plugin, what leaves out one server or skill, and what is ignored.',
    path: 'garden-planner/plugin.json',
    text: broken,
    others: [
      { path: 'mcp.json', text: brokenMcp },
      { path: 'skills/sow-seeds/SKILL.md', text: brokenSkill },
    ],
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New Agent Plugin',
    teaches: 'A manifest, a place for MCP servers, and a skill to write.',
    path: 'my-plugin/plugin.json',
    text: template,
    others: [
      { path: 'mcp.json', text: templateMcp },
      { path: 'skills/my-skill/SKILL.md', text: templateSkill },
    ],
  },
];
