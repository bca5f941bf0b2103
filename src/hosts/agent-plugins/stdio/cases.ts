// Cases of command, arguments, environment and folder.

import type { RuleCase } from '../../../model/rule-case.ts';
import { program, server } from '../case-texts.fixtures.ts';

const command = (text: string): string => program('', text);

export const cases: readonly RuleCase[] = [
  {
    code: 'agent-plugins/command-missing',
    raises: server('{"type":"stdio"}').replace('"tides"', '⟦"tides"⟧'),
    misses: command('"node"'),
  },
  { code: 'agent-plugins/command-type', raises: command('⟦["node","a.mjs"]⟧'), misses: command('"node"') },
  { code: 'agent-plugins/command-type', raises: command('⟦""⟧'), misses: command('"n"') },
  {
    code: 'agent-plugins/command-not-one-token',
    raises: program('"args":["-q"]', '⟦"node server.mjs"⟧'),
    misses: program('"args":["server.mjs","-q"]'),
  },
  {
    code: 'agent-plugins/command-not-one-token',
    raises: command('⟦"./bin/server --quiet"⟧'),
    misses: command('"./bin/the server"'),
  },
  {
    code: 'agent-plugins/command-placeholder',
    raises: command('⟦"${PLUGIN_ROOT}/bin/server"⟧'),
    misses: command('"./bin/server"'),
  },
  {
    code: 'agent-plugins/command-path',
    raises: command('⟦"bin/server"⟧'),
    misses: command('"./bin/server"'),
  },
  {
    code: 'agent-plugins/command-path',
    raises: command('⟦"./bin/../../server"⟧'),
    misses: command('"./bin/../server"'),
  },
  {
    code: 'agent-plugins/command-path',
    raises: command('⟦"/usr/bin/node"⟧'),
    misses: command('"node.exe"'),
  },
  ...['./', './.', './bin/..', '.', '..'].map((folder) => ({
    code: 'agent-plugins/command-folder',
    raises: command(`⟦"${folder}"⟧`),
    misses: command(`"${folder}a"`.replace('"..', '"./..')),
  })),
  { code: 'agent-plugins/nul-character', raises: command('⟦"node\\u0000"⟧'), misses: command('"node"') },
  {
    code: 'agent-plugins/nul-character',
    raises: program('"args":[⟦"a\\u0000b"⟧]'),
    misses: program('"args":["a\\u0001b"]'),
  },
  {
    code: 'agent-plugins/nul-character',
    raises: program('"env":{"A":⟦"\\u0000"⟧}'),
    misses: program('"env":{"A":""}'),
  },
  {
    code: 'agent-plugins/nul-character',
    raises: program('"cwd":⟦"./a\\u0000"⟧'),
    misses: program('"cwd":"./a"'),
  },
  {
    code: 'agent-plugins/command-missing',
    raises: server('{"type":"stdio","run":"node"}').replace('"tides"', '⟦"tides"⟧'),
    misses: server('{"type":"stdio","comand":"node"}'),
  },
  { code: 'agent-plugins/args-type', raises: program('"args":⟦"-q a"⟧'), misses: program('"args":[]') },
  {
    code: 'agent-plugins/arg-type',
    raises: program('"args":["-n",⟦7⟧]'),
    misses: program('"args":["-n","7"]'),
  },
  {
    code: 'agent-plugins/env-type',
    raises: program('"env":⟦["A=b"]⟧'),
    misses: program('"env":{}'),
  },
  { code: 'agent-plugins/env-text', raises: program('"env":{"A":⟦1⟧}'), misses: program('"env":{"A":"1"}') },
  {
    code: 'agent-plugins/env-reserved',
    raises: program('"env":{⟦"PLUGIN_DATA"⟧:"./data"}'),
    misses: program('"env":{"DATA":"${PLUGIN_DATA}/data"}'),
  },
  { code: 'agent-plugins/cwd-type', raises: program('"cwd":⟦false⟧'), misses: program('"cwd":"./"') },
  { code: 'agent-plugins/cwd-path', raises: program('"cwd":⟦"data"⟧'), misses: program('"cwd":"./data"') },
  {
    code: 'agent-plugins/cwd-path',
    raises: program('"cwd":⟦"${PLUGIN_DATA}/../x"⟧'),
    misses: program('"cwd":"${PLUGIN_DATA}/a/../x"'),
  },
  {
    code: 'agent-plugins/cwd-path',
    raises: program('"cwd":⟦"${PLUGIN_ROOT}data"⟧'),
    misses: program('"cwd":"${PLUGIN_ROOT}"'),
  },
  {
    code: 'agent-plugins/placeholder-unknown',
    raises: program('"args":["--key=⟦${API_KEY}⟧"]'),
    misses: program('"args":["--root=${PLUGIN_ROOT}"]'),
  },
  {
    code: 'agent-plugins/placeholder-unknown',
    raises: program('"env":{"HOME":"⟦$HOME⟧/tides"}'),
    misses: program('"env":{"PRICE":"$5"}'),
  },
];
