// Checking, fixing, taking back, and previews.

import { same, type Path, type Visit } from '../path.ts';

const BROKEN = '{"ns": "tram", "title": "Tram board", "tools": {},}';

export const EDITING: readonly Path[] = [
  {
    name: 'check: a pasted manifest is judged at once, with places, evidence and verdicts',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.paste('{\n  "ns": "",\n  "title": "Tram board",\n  "tools": {}\n}');
      await bench.find('combobox', 'Host').holds('Gloodata (detected)');
      const problem = bench.problem(/Ln 2, Col \d/);
      await problem.comes();
      await problem.css('summary').with('Evidence').click();
      await bench.verdicts.says(/Documentation/);
      await problem.find('button', /^Ln 2/).click();
      await bench.editor.until('with the focus', ({ focused }) => focused === true);
    },
  },
  {
    name: 'fix and undo: a fix changes what it says, its button takes it back, so does the key',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.paste(BROKEN);
      await bench
        .problem(/comma/)
        .find('button', /^Remove/)
        .click();
      await bench.notice.says('Done: Remove');
      same(await bench.text(), BROKEN.replace(',}', '}'));
      await bench.notice.find('button', 'Undo').click();
      same(await bench.text(), BROKEN);
      await bench
        .problem(/comma/)
        .find('button', /^Remove/)
        .click();
      await bench.notice.says('Done: Remove');
      await bench.editor.click();
      await bench.tab.press('Control+z');
      same(await bench.text(), BROKEN);
    },
  },
  {
    name: 'undo: what a template replaced comes back whole, and drafts survive a reload',
    walk: async ({ bench, address }: Visit): Promise<void> => {
      await bench.paste(BROKEN);
      await bench.choose(/^New/, /New tool, in JSON/);
      await bench.find('combobox', 'Host').holds(/^RAGFlow/);
      await bench.editor.click();
      await bench.tab.press('Control+z');
      await bench.editor.says('Tram board');
      await bench.notice.says('What was open before is back.');
      await bench.paste(BROKEN.replace('Tram', 'Ferry'));
      await bench
        .find('region', 'Source')
        .with(/Checking …/)
        .goes();
      await bench.open(address);
      await bench.editor.says('Ferry board');
    },
  },
  {
    name: 'type: letters, brackets and completion in the editor',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.paste('{\n}');
      await bench.editor.click();
      await bench.tab.press('Control+Home');
      await bench.tab.press('End');
      await bench.tab.press('Enter');
      await bench.tab.type('"id": "tram", "tools": [');
      await bench.editor.says('"id": "tram", "tools": []');
      same((await bench.text()).replace(/\s+/g, ''), '{"id":"tram","tools":[]}');
    },
  },
  {
    name: 'preview: the host’s own panel, and the input for its model',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.choose('Samples', /Tide times/);
      await bench.showTab('Preview');
      await bench.css('[data-panel]').says('Tide');
      await bench.showTab('Model');
      await bench.results.says(/tokens/);
    },
  },
];
