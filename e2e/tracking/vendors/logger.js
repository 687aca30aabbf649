/** Stub of the script that the recorder's SDK loads: sends everything that it gets, after the sanitizers of the options. */

const send = (part) =>
  void fetch('https://r.logr-in.com/i', {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    body: JSON.stringify(part),
  });

window._LRLogger = class {
  own = new Set();

  init(id, options) {
    document.cookie = '_lr_uf_-sample=sample; path=/';
    sessionStorage.setItem('_lr_tabs_-sample', 'sample');
    this.options = options;
    // Lets tests call the sanitizers.
    window.recorderOptions = options;
    const { customStatesManager: _ofTheSdk, ...rest } = options;
    send({
      kind: 'init',
      id,
      options: rest,
      does: Object.fromEntries(
        Object.entries(rest.network).map(([name, sanitizer]) => [name, typeof sanitizer]),
      ),
    });
  }

  addEvent(type, message, { hrefOverride } = {}) {
    const { console, network, browser } = this.options;
    const part = message(type.includes('Log') ? console : network);
    const at = browser.urlSanitizer(hrefOverride ?? location.href);
    // Its own requests are not calls of the page.
    if (part?.url?.startsWith('https://r.logr-in.com/')) this.own.add(part.reqId);
    if (part && !this.own.has(part.reqId)) send({ kind: type, at, part });
  }

  track(name, properties) {
    send({ kind: 'track', name, properties });
  }

  getSessionURL(callback) {
    callback('https://app.logr-in.com/sample/sample/s/1');
  }

  uninstall() {
    send({ kind: 'uninstall' });
  }
};
