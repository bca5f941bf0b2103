// The real network: one approved host per run, through a frame of its own, without cookies. Answers are played in the
// browser, so that nothing leaves this machine.

import { expect, test as base, type Page, type Request } from 'playwright/test';
import { packageOf, Workbench } from './workbench.ts';

const HOST = 'https://harbour.example';

/** Tests of this file alone may reach addresses elsewhere. */
const test = base.extend<{ asked: Request[] }>({
  asked: async ({ page, context }, use) => {
    const asked: Request[] = [];
    await context.addCookies([{ name: 'who', value: 'me', url: HOST, sameSite: 'None', secure: true }]);
    await page.route(/^https:/, (route) => {
      const request = route.request();
      asked.push(request);
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
      const { pathname } = new URL(request.url());
      if (pathname === '/shut') {
        return route.fulfill({ headers: { 'access-control-allow-origin': HOST }, body: '{}' });
      }
      if (pathname === '/away') {
        return route.fulfill({
          status: 302,
          headers: { ...headers, location: 'https://elsewhere.example/' },
        });
      }
      return route.fulfill({ status: 201, headers, json: { path: pathname, sent: request.postData() } });
    });
    await use(asked);
  },
});

const given = (page: Page) => page.getByLabel('Sent to the model', { exact: true });
const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();

async function runWithNetwork(page: Page, code: string): Promise<void> {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(packageOf(code, { permissions: ['network'] }));
  await bench.showTab('Run');
  await page.getByLabel('Runs as').selectOption({ label: 'As the guide says' });
  await page.getByText('Mocks and network').click();
  await page.getByLabel('Use the real network for the next run').check();
  await bench.run();
}

const ASK = (path: string): string => `const answer = await fetch('${HOST}${path}', {
  method: 'POST', headers: { 'x-key': 'k' }, body: 'hello',
});
return { content: [answer.status, await answer.json()] };`;

test('an allowed host is asked, without cookies and without telling who asks', async ({ page, asked }) => {
  await runWithNetwork(page, ASK('/tide'));
  await expect(page.getByRole('dialog')).toContainText('harbour.example');
  expect(asked).toHaveLength(0);
  await send(page);
  await expect(given(page)).toHaveText('[201,{"path":"/tide","sent":"hello"}]');
  const post = asked.find((request) => request.method() === 'POST');
  const headers = (await post?.allHeaders()) ?? {};
  expect(headers['x-key']).toBe('k');
  expect(headers['origin']).toBe('null');
  expect(headers['cookie']).toBeUndefined();
  expect(headers['referer']).toBeUndefined();
});

test('every other host is a question of its own', async ({ page, asked }) => {
  await runWithNetwork(
    page,
    `await fetch('${HOST}/one'); await fetch('${HOST}/two');
     try { await fetch('https://elsewhere.example/'); } catch (e) { return { content: e.message }; }`,
  );
  await expect(page.getByRole('dialog')).toContainText('harbour.example');
  await send(page);
  await expect(page.getByRole('dialog')).toContainText('elsewhere.example');
  await page.getByRole('button', { name: 'Do not send' }).click();
  await expect(given(page)).toContainText('You did not allow this host');
  expect(asked.map((request) => request.url())).toEqual([`${HOST}/one`, `${HOST}/two`]);
});

for (const [what, path] of [
  ['an answer that pages may not read', '/shut'],
  ['a redirect to another host', '/away'],
] as const) {
  test(`${what} is a failure with a hint`, async ({ page, asked }) => {
    await runWithNetwork(page, ASK(path));
    await send(page);
    await expect(given(page)).toContainText('the address may not allow pages to read it');
    expect(asked.some((request) => request.url().includes('elsewhere'))).toBe(false);
  });
}

for (const [how, sandbox] of [
  ['plainly', null],
  ['in a sandbox', 'allow-scripts'],
] as const) {
  test(`the network frame serves no page of another origin that frames it ${how}`, async ({
    page,
    asked,
    baseURL,
  }) => {
    const address = baseURL ?? '';
    await page.goto(`${address.replace('127.0.0.1', 'localhost')}theme.js`);
    const reports = await page.evaluate(
      async ({ src, rights, url }) => {
        const heard: string[] = [];
        addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
        const frame = document.createElement('iframe');
        if (rights !== null) frame.setAttribute('sandbox', rights);
        frame.src = src;
        await new Promise((done) => {
          frame.onload = done;
          document.body.replaceChildren(frame);
        });
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => heard.push(String(data));
        const request = { method: 'POST', address: url, headers: [['x-key', 'k']], body: 'b' };
        frame.contentWindow?.postMessage(request, '*', [port2]);
        await new Promise((done) => setTimeout(done, 700));
        return heard;
      },
      { src: `${address}broker.html`, rights: sandbox, url: `${HOST}/tide` },
    );
    expect(reports).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test('the network frame itself refuses an address of a local network', async ({ page, asked }) => {
  await new Workbench(page).open();
  const reports = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = 'broker.html';
    const ready = new Promise((done) => addEventListener('message', done, { once: true }));
    document.body.append(frame);
    await ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
    const request = { method: 'GET', address: 'https://localhost./', headers: [], body: null };
    frame.contentWindow?.postMessage(request, '*', [port2]);
    return String(await answer);
  });
  expect(reports).toContain('local networks');
  expect(asked).toEqual([]);
});
