import type { BrowserContext, Request, Route } from '@playwright/test';
import { textOf } from '../fixtures/readings';
import { expect, test as base } from '../fixtures/test';
import { standIns } from './standIns';

/** A request that left for somebody else, with what it says, unpacked. */
export interface Sent {
  readonly host: string;
  readonly address: URL;
  readonly method: string;
  readonly body: string;
  readonly headers: string;
}

/** The world beside the page and its server. */
export interface ThirdParties {
  /** Everything that was sent to anybody, in its order, by every page of the context. */
  readonly sent: readonly Sent[];
  /** What the page's own lines in the console say. */
  readonly console: readonly string[];
  /** Answers an address of others with a script, or otherwise; the latest rule for an address counts. */
  readonly answer: (address: RegExp, answer: string | ((route: Route) => unknown)) => void;
}

interface Fixtures {
  readonly thirdParties: ThirdParties;
}

/** A program's browser is told apart by its name and by a sign, and counted by no vendor. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** A visitor's browser in a world of stand-ins for third parties, each of which sends what the vendor's script would. */
export const test = base.extend<Fixtures>({
  userAgent: person,
  thirdParties: [
    async ({ context }, provide) => {
      await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
      await provide(await worldOf(context));
    },
    { auto: true },
  ],
});

export { expect };

/**
 * A beacon is seen by no route once its page is left: each is handed over here in its stead, and kept for the tab's next page,
 * in case this one is left meanwhile. What is in a blob can be read at that moment only by what it was made of.
 */
function handOverBeacons(): void {
  // An empty page sends none.
  if (location.origin === 'null') return;
  const key = 'ondara-es:beacons';
  // Taken now, because a test may close it to the page.
  const storage = sessionStorage;
  const handOver: unknown = Reflect.get(window, 'handOverBeacon');
  const kept: string[] = JSON.parse(storage.getItem(key) ?? '[]');
  const tell = (beacon: string) => void (typeof handOver === 'function' && handOver(beacon));
  for (const beacon of kept) tell(beacon);
  kept.length = 0;
  storage.removeItem(key);

  const contents = new WeakMap<Blob, readonly unknown[]>();
  const bytesOf = (part: unknown): readonly number[] => {
    if (part instanceof Blob) return (contents.get(part) ?? []).flatMap(bytesOf);
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
      body: bytesOf(body),
    };
    kept.push(JSON.stringify(sent));
    storage.setItem(key, JSON.stringify(kept));
    tell(JSON.stringify(sent));
    return true;
  };
}

interface Beacon {
  readonly id: string;
  readonly address: string;
  readonly body: readonly number[];
}

async function worldOf(context: BrowserContext): Promise<ThirdParties> {
  const sent: Sent[] = [];
  const lines: string[] = [];
  const answers: (readonly [RegExp, string | ((route: Route) => unknown)])[] = [...standIns];
  const beacons = new Set<string>();
  await context.exposeFunction('handOverBeacon', (text: string) => {
    const { id, address, body }: Beacon = JSON.parse(text);
    if (!beacons.has(id)) sent.push(sentAs(new URL(address), 'POST', Buffer.from(body)));
    beacons.add(id);
  });
  await context.addInitScript(handOverBeacons);
  context.on('console', (line) => lines.push(line.text()));
  await context.route(
    (address) => address.hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request();
      sent.push(sentBy(request));
      const [, answer = ''] = answers.findLast(([address]) => address.test(request.url())) ?? [];
      if (typeof answer !== 'string') await answer(route);
      else
        await route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: answer,
        });
    },
  );
  return { sent, console: lines, answer: (...rule) => void answers.push(rule) };
}

const sentBy = (request: Request): Sent => ({
  ...sentAs(new URL(request.url()), request.method(), request.postDataBuffer()),
  headers: JSON.stringify(request.headers()),
});

const sentAs = (address: URL, method: string, body: Buffer | null): Sent => ({
  host: address.hostname,
  address,
  method,
  body: textOf(body),
  headers: '',
});
