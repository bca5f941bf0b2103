// Runs: what is asked, what came of them, answers, examples, and loops that are stopped.

import { packageOf } from '../../workbench.ts';
import { scene, type Stage, type Scene } from '../stage.ts';

async function openTool(stage: Stage, code: string, more: object = {}): Promise<void> {
  await stage.open();
  await stage.paste(packageOf(code, more));
  await stage.tab('Run');
}

const run = (stage: Stage): Promise<void> =>
  stage.page.getByRole('button', { name: 'Run', exact: true }).click();

/** The run mode that the scenes are made for; the page chooses the newest release that loads the plugin. */
async function asDocumented({ page }: Stage): Promise<void> {
  await page.getByLabel('Runs as').selectOption({ label: 'As the guide says' });
}

export const runScenes: readonly Scene[] = [
  scene('run', async (stage) => {
    const { page } = stage;
    await stage.open();
    await stage.sample('Tide times, with a key');
    await stage.tab('Run');
    await asDocumented(stage);
    await stage.press('Fill with example values');
    await page.getByLabel(/^API Key/).fill('sk-tide-123');
    await run(stage);
    await stage.press('Add a mock for it');
    await stage.press('Add a tool answer');
    await stage.shoot('answers');
    await run(stage);
    await stage.press('Save as example');
    await page.locator('summary', { hasText: 'Examples' }).click();
    await stage.press('Run all examples');
    await page.getByText(/passed, \d failed/).waitFor();
    await stage.shoot('examples');
    await page.getByRole('button', { name: /^Expectation: / }).click();
    await page.getByRole('radio', { name: 'Some of its members' }).check();
    await stage.shoot('expectation');
    await page.keyboard.press('Escape');
    await stage.press('Run on all releases');
    await page.getByRole('list', { name: 'Outcomes by release' }).waitFor();
    await stage.shoot('all releases');
  }),
  scene('run that asks', async (stage) => {
    await openTool(stage, 'return { content: "done" };', { requires_approval: true });
    await asDocumented(stage);
    await run(stage);
    await stage.page.getByRole('dialog').waitFor();
    await stage.shoot('approval');
  }),
  scene('run on the network', async (stage) => {
    await openTool(stage, "await fetch('https://nowhere.example/x?q=1');", { permissions: ['network'] });
    await stage.page.getByText('Mocks and network').click();
    await stage.page.getByLabel('Use the real network for the next run').check();
    await stage.shoot('chosen');
    await run(stage);
    await stage.page.getByRole('dialog').waitFor();
    await stage.shoot('question');
  }),
  scene('run that fails', async (stage) => {
    await openTool(stage, 'console.log("at work");\nnull.f();');
    await run(stage);
    await stage.page.waitForTimeout(1500);
    await stage.shoot('error');
    await openTool(stage, 'for (;;);');
    await run(stage);
    await stage.shoot('running');
  }),
];
