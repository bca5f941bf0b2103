// Cases of ns, title, tools and their ids.

import type { RuleCase } from '../../../model/rule-case.ts';
import { info, tool } from '../case-texts.fixtures.ts';

const TOOLS = `"tools":{${tool()}}`;

export const cases: readonly RuleCase[] = [
  { code: 'gloodata/not-an-object', raises: `⟦[${info(tool())}]⟧`, misses: info(tool()) },
  {
    code: 'gloodata/ns-missing',
    raises: `⟦{⟧"title":"Tides",${TOOLS}}`,
    misses: `{"ns":"","title":"Tides",${TOOLS}}`,
  },
  {
    code: 'gloodata/ns-missing',
    raises: `⟦{⟧"namespace":"tides","title":"Tides",${TOOLS}}`,
    misses: `{"ns":"tides","title":"Tides",${TOOLS}}`,
  },
  {
    code: 'gloodata/ns-type',
    raises: `{"ns":⟦7⟧,"title":"Tides",${TOOLS}}`,
    misses: `{"ns":"7","title":"Tides",${TOOLS}}`,
  },
  {
    code: 'gloodata/ns-blank',
    raises: `{"ns":⟦" "⟧,"title":"Tides",${TOOLS}}`,
    misses: `{"ns":" t","title":"Tides",${TOOLS}}`,
  },
  {
    code: 'gloodata/title-missing',
    raises: `⟦{⟧"ns":"tide-tables",${TOOLS}}`,
    misses: `{"ns":"tide-tables","title":null,${TOOLS}}`,
  },
  {
    code: 'gloodata/title-type',
    raises: `{"ns":"tides","title":⟦["Tides"]⟧,${TOOLS}}`,
    misses: `{"ns":"tides","title":"[Tides]",${TOOLS}}`,
  },
  {
    code: 'gloodata/title-blank',
    raises: `{"ns":"tides","title":⟦""⟧,${TOOLS}}`,
    misses: `{"ns":"tides","title":"T",${TOOLS}}`,
  },
  {
    code: 'gloodata/tools-missing',
    raises: `⟦{⟧"ns":"tides","title":"Tides"}`,
    misses: '{"ns":"tides","title":"Tides","tools":{}}',
  },
  {
    code: 'gloodata/tools-type',
    raises: '{"ns":"tides","title":"Tides","tools":⟦[{"id":"show","title":"Show"}]⟧}',
    misses: '{"ns":"tides","title":"Tides","tools":{"show":{"title":"Show"}}}',
  },
  {
    code: 'gloodata/tools-empty',
    raises: '{"ns":"tides","title":"Tides","tools":⟦{}⟧}',
    misses: info(tool()),
  },
  {
    code: 'gloodata/functions-for-tools',
    raises: `{"ns":"tides","title":"Tides",⟦"functions"⟧:{${tool()}}}`,
    misses: info(tool(), '"functions":{},'),
  },
  {
    code: 'gloodata/functions-beside-tools',
    raises: info(tool(), '⟦"functions"⟧:{},'),
    misses: `{"ns":"tides","title":"Tides","functions":{${tool()}}}`,
  },
  {
    code: 'gloodata/ns-changed',
    raises: `{"ns":⟦"tide-tables"⟧,"title":"Tides",${TOOLS}}`,
    misses: info(tool()),
    older: info(tool()),
  },
  {
    code: 'gloodata/tool-vanished',
    raises: `{"ns":"tides","title":"Tides",⟦"tools"⟧:{${tool('', 'showAll')}}}`,
    misses: info(tool()),
    older: info(tool()),
  },
  {
    code: 'gloodata/tool-vanished',
    raises: `{"ns":"tides","title":"Tides",⟦"tools"⟧:{${tool('', 'showAll', 'All')}}}`,
    misses: info(tool('', 'showAll', 'All') + ',' + tool()),
    older: info(tool()),
  },
];
