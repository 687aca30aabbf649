/**
 * Runs in the page together with a DOM recorder. Replaces the logger that the SDK of the session recording loads from its host. Records
 * the page with the SDK's options, serializes each event and sends events in batches, so a key press costs as much as with a real recorder.
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

const sendIntervalMs = 5_000;
const imageSelector = 'img, svg, picture, video, canvas';

/** The SDK creates an instance when this script has loaded. */
export class Logger {
  readonly recordingURL = 'https://app.logr-in.com/sample';
  private lines: string[] = [];
  private options: Options = {};
  private stop: (() => void) | undefined;

  init(_id: string, options: Options): void {
    const { inputSanitizer, textSanitizer, imageSanitizer, hiddenAttributes = [] } = options.dom ?? {};
    this.options = options;
    this.stop = window.rrweb.record({
      emit: (event) => this.record(event),
      maskAllInputs: inputSanitizer === true,
      maskTextSelector: textSanitizer === true ? '*' : null,
      blockSelector: imageSanitizer === true ? imageSelector : null,
      maskAttributeFn: (name, value) => (hiddenAttributes.includes(name) ? '*'.repeat(value.length) : value),
    });
    setInterval(() => this.send(), sendIntervalMs);
    this.send();
  }

  /** Events that the SDK captures itself: requests and console lines, filtered by the options. */
  addEvent(type: string, message: (options: object) => unknown): void {
    const { console = {}, network = {} } = this.options;
    const data = message(type.startsWith('lr.network') ? network : console);
    if (data !== null) this.record({ type, data });
  }

  track(name: string, properties: object): void {
    this.record({ name, properties });
  }

  getSessionURL(take: (address: string) => void): void {
    take(this.recordingURL);
  }

  uninstall(): void {
    this.stop?.();
  }

  private record(event: object): void {
    this.lines.push(JSON.stringify(event));
  }

  private send(): void {
    const body = this.lines.join('\n');
    this.lines = [];
    if (body !== '') void fetch('https://r.logr-in.com/i', { method: 'POST', body }).catch(() => undefined);
  }
}

window._LRLogger = Logger;
