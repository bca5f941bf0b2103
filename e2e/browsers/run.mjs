// npm run browsers -- firefox|webkit [--only part,part]: the core paths in the system's Firefox, or in WebKitGTK's
// MiniBrowser under Xvfb. --only: those with a part of their name. Ends with `N passed, N failed`, or says why it was skipped.
import { loadTypeScript } from '../load-typescript.mjs';

const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt < 0 ? [] : (args.splice(onlyAt, 2)[1] ?? '').split(',').filter(Boolean);

const { runPaths } = await loadTypeScript('/e2e/browsers/runner.ts');
process.exit((await runPaths(args[0] ?? '', only)) ? 0 : 1);
