// The guest of the unprotected control: everything that a host can do wrong, so that attacks on it succeed.
var pend = {};
var port = null;
var started = [];
var count = 0;

globalThis.args = {};

function merge(to, from) {
  for (var key in from) {
    if (typeof from[key] === 'object' && from[key] !== null) to[key] = merge(to[key] || {}, from[key]);
    else to[key] = from[key];
  }
  return to;
}

function send(message) {
  port.postMessage.call(port, JSON.stringify(message));
}

globalThis.utils = {
  echo: function (value) {
    return new Promise(function (resolve) {
      // Assigned, so that setters of patched prototypes see it.
      var draft = {};
      draft.t = 'call';
      var list = [];
      list[0] = value;
      var message = { t: 'call', id: ++count, x: value };
      if (typeof value === 'object') Object.assign(message, value);
      Object.defineProperty(pend, message.id, { value: { resolve: resolve } });
      Reflect.apply(port.postMessage, port, [JSON.stringify(message)]);
    }).then(function (answers) {
      // Of a port that has something pending.
      const [answer] = answers;
      return typeof answer === 'object' ? merge({}, answer) : answer;
    });
  },
  callTool: function (name, args) {
    return fetch(args.url, { mode: 'no-cors' });
  },
};

globalThis.console = {
  log: function (text) {
    send({ t: 'log', text: String(text) });
  },
};

function run(tool) {
  if (Array.isArray(tool)) tool = tool[0];
  if (typeof tool !== 'function') return;
  var done = function (value) {
    send({ t: 'res', v: JSON.stringify(value) });
  };
  tool().then(done, function (error) {
    send({ t: 'res', v: 'threw ' + String(error && error.message) });
  });
}

globalThis.__boot = function (tool) {
  if (port === null) started.push(tool);
  else run(tool);
};

globalThis.addEventListener('message', function (event) {
  var message = event.data || {};
  if (message.t === 'start' || message.t === 'again') port = event.ports[0];
  if (message.t === 'start') started.forEach(run);
  else if (message.t === 'again') (0, eval)(message.script);
  else if (message.t === 'answer') setTimeout(pend[message.id].resolve, 0, message.values);
});
