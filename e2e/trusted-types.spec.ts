// Plain text never becomes a script or HTML of the page, in the tab and in the embedded view.

import { expect, test } from 'playwright/test';

for (const [view, address] of [
  ['page', ''],
  ['embedded view', 'embed.html'],
]) {
  test(`in the ${view ?? ''} plain text is refused as HTML and as a script`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? ''}${address ?? ''}`);
    await expect(page.getByTestId('editor').getByRole('textbox')).toBeVisible();
    const accepted = await page.evaluate(() => {
      const attempts: Readonly<Record<string, () => unknown>> = {
        HTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
        'HTML beside': () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
        'HTML of a document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        'script text': () => (document.createElement('script').text = '0'),
        'script of another site': () => (document.createElement('script').src = 'https://other.example/a.js'),
        'worker of a blob': () => new Worker(URL.createObjectURL(new Blob(['0']))),
        'policy of another name': () => {
          const { trustedTypes } = globalThis as {
            trustedTypes?: { createPolicy(name: string, rules: object): unknown };
          };
          return trustedTypes?.createPolicy('other', {});
        },
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return true;
          } catch {
            return false;
          }
        })
        .map(([name]) => name);
    });
    expect(accepted).toEqual([]);
  });
}
