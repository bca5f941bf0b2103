// A server of a test's own, for tests that take the network away or put another version of the page there.

import { OwnServer } from './page-server.ts';
import { test } from './workbench.ts';

/** `test` with a server of the test's own, which is started before it and ended after it. */
export const testWithServer = test.extend<{ server: OwnServer }>({
  server: async ({ page: _ }, use, info) => {
    const server = new OwnServer(info.workerIndex % 50);
    await server.start();
    await use(server);
    await server.end();
  },
});
