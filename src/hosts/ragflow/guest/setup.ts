// The host's module in the interpreter: its files as one text, since an interpreter is given one.

import environment from './environment.py?raw';
import host from './host.py?raw';
import plugins from './plugins.py?raw';
import report from './report.py?raw';
import serverModules from './server_modules.py?raw';
import stubs from './stubs.py?raw';
import versions from './versions.py?raw';

/** What `load(files, options)` and `invoke(files, options, call)` are in; all take and give JSON. */
export const setup = [versions, stubs, report, plugins, environment, serverModules, host].join('\n');
