import type { BrowserContext, Request, Route } from '@playwright/test';
import { decodeBody } from '../fixtures/decodings';
import { expect, test as base } from '../fixtures/test';
import { vendorStubs } from './vendorStubs';

/** A request to a third party with its decoded body. */
export interface SentRequest {
  readonly host: string;
  readonly address: URL;
  readonly method: string;
  readonly body: string;
  readonly headers: string;
}

/** All hosts apart from the page's own. */
export interface ThirdParties {
  /** Every request of every page of the context, in order. */
  readonly sent: readonly SentRequest[];
  /** The lines that the page wrote to the console. */
  readonly console: readonly string[];
  /** Sets the response to a third-party address: a script or a handler. The last rule for an address counts. */
  readonly respondTo: (address: RegExp, response: string | ((route: Route) => unknown)) => void;
}

interface Fixtures {
  readonly thirdParties: ThirdParties;
}

/** Vendors ignore automated browsers, which they detect by the user agent and `navigator.webdriver`. */
const personUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** A visitor's browser with stubs for all third parties. Each stub sends the same requests as the vendor's script. */
export const test = base.extend<Fixtures>({
  userAgent: personUserAgent,
  thirdParties: [
    async ({ context, pageName }, provide) => {
      await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
      await provide(await createThirdParties(context, pageName));
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Reports each beacon instead of sending it: a route does not see the beacons of a page that was left. Each is also stored for the
 * tab's next page, in case this one is left meanwhile. A blob can be read synchronously only by the parts that it was made of.
 */
function reportBeacons(pageName: string): void {
  // An empty page sends no beacons.
  if (location.origin === 'null') return;
  const key = `${pageName}:beacons`;
  // Read now, because a test may block the page's storage later.
  const storage = sessionStorage;
  const report: unknown = Reflect.get(window, 'reportBeacon');
  const stored: string[] = JSON.parse(storage.getItem(key) ?? '[]');
  const reportOne = (beacon: string) => void (typeof report === 'function' && report(beacon));
  for (const beacon of stored) reportOne(beacon);
  stored.length = 0;
  storage.removeItem(key);

  const contents = new WeakMap<Blob, readonly unknown[]>();
  const readBytes = (part: unknown): readonly number[] => {
    if (part instanceof Blob) return (contents.get(part) ?? []).flatMap(readBytes);
    if (part instanceof ArrayBuffer) return [...new Uint8Array(part)];
    if (ArrayBuffer.isView(part)) return [...new Uint8Array(part.buffer, part.byteOffset, part.byteLength)];
    return [...new TextEncoder().encode(typeof part === 'string' ? part : '')];
  };
  window.Blob = class extends Blob {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      contents.set(this, parts);
    }
  };
  navigator.sendBeacon = (address, body) => {
    const sent = {
      id: crypto.randomUUID(),
      address: new URL(address, location.href).href,
      body: readBytes(body),
    };
    stored.push(JSON.stringify(sent));
    storage.setItem(key, JSON.stringify(stored));
    reportOne(JSON.stringify(sent));
    return true;
  };
}

interface Beacon {
  readonly id: string;
  readonly address: string;
  readonly body: readonly number[];
}

async function createThirdParties(context: BrowserContext, pageName: string): Promise<ThirdParties> {
  const sent: SentRequest[] = [];
  const lines: string[] = [];
  const responses: (readonly [RegExp, string | ((route: Route) => unknown)])[] = [...vendorStubs];
  const beacons = new Set<string>();
  await context.exposeFunction('reportBeacon', (text: string) => {
    const { id, address, body }: Beacon = JSON.parse(text);
    if (!beacons.has(id)) sent.push(createSentRequest(new URL(address), 'POST', Buffer.from(body)));
    beacons.add(id);
  });
  await context.addInitScript(reportBeacons, pageName);
  context.on('console', (line) => lines.push(line.text()));
  await context.route(
    (address) => address.hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request();
      sent.push(readRequest(request));
      const [, response = ''] = responses.findLast(([address]) => address.test(request.url())) ?? [];
      if (typeof response !== 'string') await response(route);
      else
        await route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: response,
        });
    },
  );
  return { sent, console: lines, respondTo: (...rule) => void responses.push(rule) };
}

const readRequest = (request: Request): SentRequest => ({
  ...createSentRequest(new URL(request.url()), request.method(), request.postDataBuffer()),
  headers: JSON.stringify(request.headers()),
});

const createSentRequest = (address: URL, method: string, body: Buffer | null): SentRequest => ({
  host: address.hostname,
  address,
  method,
  body: decodeBody(body),
  headers: '',
});
