// Cases for the `app` block.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { manifest, app } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  { code: 'elizaos/app-block-missing', raises: manifest('"kind":⟦"app"⟧'), misses: app('') },
  {
    code: 'elizaos/app-member-type',
    raises: app('"capabilities":⟦"tides"⟧'),
    misses: app('"capabilities":["tides"]'),
  },
  { code: 'elizaos/app-member-type', raises: app('"minPlayers":⟦"2"⟧'), misses: app('"minPlayers":null') },
  {
    code: 'elizaos/app-member-unknown',
    raises: app('⟦"launchURL"⟧:"https://tide.test"'),
    misses: app('"launchUrl":"https://tide.test"'),
  },
  {
    code: 'elizaos/app-launch-type',
    raises: app('"launchType":⟦"conect"⟧'),
    misses: app('"launchType":"connect"'),
  },
  {
    code: 'elizaos/app-sandbox-token',
    raises: app('"viewer":{"sandbox":"allow-scripts ⟦allow-top-navigation⟧ allow-forms"}'),
    misses: app('"viewer":{"sandbox":"allow-scripts allow-top-navigation-by-user-activation allow-forms"}'),
  },
  {
    code: 'elizaos/app-sandbox-token',
    raises: app('"viewer":{"sandbox":"allow-scripts ⟦allow-all⟧"}'),
    misses: app('"viewer":{"sandbox":"allow-scripts"}'),
  },
  {
    code: 'elizaos/app-session-mode',
    raises: app('"session":{"mode":⟦"viewers"⟧}'),
    misses: app('"session":{"mode":"viewer"}'),
  },
  {
    code: 'elizaos/app-session-feature',
    raises: app('"session":{"features":["pause",⟦"resum"⟧]}'),
    misses: app('"session":{"features":["pause","resume"]}'),
  },
];
