// What a screen reader gets of a check, a fix, a form and a run, from the accessibility tree; and the page in large print.

import { violationsIn } from './axe.ts';
import { expect, packageOf, test } from './workbench.ts';

/** With one problem that every release refuses, which one fix ends. */
const TEXT = packageOf('return { content: args.place };', {
  parameters: {
    type: 'object',
    properties: {
      place: { type: 'string', description: 'Name of the harbour' },
      days: { type: 'number', description: 'How many days ahead' },
    },
    required: ['place'],
  },
}).replace('"Trial",', '"ميناء مفتوح",,');

test('a check, a fix, a form and a run read well', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(TEXT);
  const panel = page.getByRole('tabpanel', { name: /^Problems/ });
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel:
      - status: /^\\d problems$/
      - list "Verdicts":
        - listitem:
          - strong: Documentation
          - text: refuses it
      - group "Show problems by severity":
        - button "Refused 1" [pressed]
      - list "Problems":
        - listitem:
          - article:
            - text: Refused
            - button "Ln 3, Col 25"
            - paragraph: "Extra comma: there is no value before it."
            - button "Remove the comma"
  `);
  await panel.getByRole('button', { name: 'Remove the comma' }).press('Enter');
  await expect(page.getByRole('status').first()).toMatchAriaSnapshot(`
    - status:
      - text: "Done: Remove the comma."
      - button "Undo"
      - button "Dismiss"
  `);
  await expect(panel.getByRole('list', { name: 'Verdicts' })).toContainText('each accepts it');
  // Where the next fix is.
  await expect(panel.getByRole('article').locator(':focus')).toBeVisible();

  await bench.showTab('Run');
  const field = page.getByRole('textbox', { name: 'place text' });
  await expect(field).toHaveAccessibleDescription('Name of the harbour');
  await expect(field).toHaveAttribute('aria-required', 'true');
  await field.fill('ميناء');
  const announced = page.getByRole('tabpanel', { name: 'Run' }).getByRole('status').first();
  const heard = await announced.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await bench.run();
  await expect(page.getByRole('article', { name: 'Result' })).toMatchAriaSnapshot(`
    - article "Result":
      - heading "The tool answered" [level=3]
      - button "Copy the text sent to the model"
      - region "Sent to the model"
      - textbox "Name of the example"
      - button "Save as example"
  `);
  await expect(announced).toHaveText('The tool answered: {"content":"ميناء"}');
  // Once, and nothing of the card around it.
  expect((await heard.jsonValue()).filter((text) => text !== '')).toEqual([
    'The tool answered: {"content":"ميناء"}',
  ]);
});

/** Wider than the window, and not inside of something that scrolls. */
function tooWide(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement),
  );
  const scrolling = [...document.querySelectorAll('main, [role=tabpanel]')].filter(
    (one) => one.scrollWidth > one.clientWidth + 1,
  );
  return [...wide, ...scrolling].map((one) => one.outerHTML.slice(0, 120));
}

test(
  'enlarged four times, nothing is cut off and the text has room',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await bench.open();
    await bench.paste(TEXT);
    expect((await page.getByTestId('editor').boundingBox())?.height).toBeGreaterThan(90);
    expect(await page.evaluate(tooWide)).toEqual([]);
    await page.getByRole('button', { name: /^Result/ }).click();
    for (const tab of ['Problems', 'Preview', 'Model', 'Run', 'Convert']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).not.toHaveText(/^\s*$/);
      expect(await page.evaluate(tooWide)).toEqual([]);
    }
  },
);

test(
  'forced colours leave the chosen tab and the focus in sight',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await bench.open();
    const edge = (name: RegExp): Promise<string> =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await edge(/^Problems/)).not.toBe(await edge(/^Run/));
    await page.getByRole('tab', { name: /^Problems/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Preview' })).not.toHaveCSS('outline-style', 'none');
    expect(await violationsIn(page)).toEqual([]);
  },
);
