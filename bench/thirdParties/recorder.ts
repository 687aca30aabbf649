/**
 * Runs in the page, behind a recorder of the DOM: stands in for the logger that the SDK of the session recording fetches from its
 * host. It records what the page shows as the SDK's options say, writes each event down and sends them by the bundle, so that a
 * key costs what a recorder costs.
 */

interface Options {
  readonly dom?: {
    readonly inputSanitizer?: boolean;
    readonly textSanitizer?: boolean;
    readonly imageSanitizer?: boolean;
    readonly hiddenAttributes?: readonly string[];
  };
  readonly console?: object;
  readonly network?: object;
}

interface Rrweb {
  record(options: {
    readonly emit: (event: object) => void;
    readonly maskAllInputs: boolean;
    readonly maskTextSelector: string | null;
    readonly blockSelector: string | null;
    readonly maskAttributeFn: (name: string, value: string) => string;
  }): (() => void) | undefined;
}

declare global {
  interface Window {
    readonly rrweb: Rrweb;
    _LRLogger?: typeof Logger;
  }
}

/** Milliseconds between two bundles. */
const sendEvery = 5_000;
const pictures = 'img, svg, picture, video, canvas';

/** What the SDK makes one of when the script has come. */
export class Logger {
  readonly recordingURL = 'https://app.logr-in.com/sample';
  private lines: string[] = [];
  private options: Options = {};
  private stop: (() => void) | undefined;

  init(_id: string, options: Options): void {
    const { inputSanitizer, textSanitizer, imageSanitizer, hiddenAttributes = [] } = options.dom ?? {};
    this.options = options;
    this.stop = window.rrweb.record({
      emit: (event) => this.keep(event),
      maskAllInputs: inputSanitizer === true,
      maskTextSelector: textSanitizer === true ? '*' : null,
      blockSelector: imageSanitizer === true ? pictures : null,
      maskAttributeFn: (name, value) => (hiddenAttributes.includes(name) ? '*'.repeat(value.length) : value),
    });
    setInterval(() => this.send(), sendEvery);
    this.send();
  }

  /** What the SDK saw by itself: calls and lines of the console, as the options let them through. */
  addEvent(type: string, message: (options: object) => unknown): void {
    const { console = {}, network = {} } = this.options;
    const data = message(type.startsWith('lr.network') ? network : console);
    if (data !== null) this.keep({ type, data });
  }

  track(name: string, properties: object): void {
    this.keep({ name, properties });
  }

  getSessionURL(take: (address: string) => void): void {
    take(this.recordingURL);
  }

  uninstall(): void {
    this.stop?.();
  }

  private keep(event: object): void {
    this.lines.push(JSON.stringify(event));
  }

  private send(): void {
    const body = this.lines.join('\n');
    this.lines = [];
    if (body !== '') void fetch('https://r.logr-in.com/i', { method: 'POST', body }).catch(() => undefined);
  }
}

window._LRLogger = Logger;
