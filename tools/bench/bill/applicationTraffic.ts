import type { Browser, CDPSession } from '@playwright/test';
import { form, walkForm } from '../../../e2e/fixtures/robot';
import { phoneViewport } from '../measure/phone';
import type { BenchTarget } from '../targets';

export const trafficKinds = [
  'documents',
  'scripts and styles',
  'texts',
  'fonts',
  'pictures',
  'calls',
] as const;
type TrafficKind = (typeof trafficKinds)[number];

/** Requests, and bytes with headers, by kind. */
export type TrafficTotals = Readonly<
  Record<TrafficKind, { readonly requests: number; readonly bytes: number }>
>;

export interface ApplicationTraffic {
  /** Until the first step is shown and nothing more is requested. */
  readonly started: TrafficTotals;
  /** Until the screen after the form. */
  readonly finished: TrafficTotals;
  /** The files that were requested, in their order. */
  readonly files: readonly URL[];
}

interface Answer {
  readonly kind: TrafficKind;
  readonly address: URL;
  /** With headers; 0 until it is whole. */
  bytes: number;
}

function classify(address: URL, type: string): TrafficKind {
  if (address.pathname.includes('/api/')) return 'calls';
  if (address.pathname.includes('/locales/')) return 'texts';
  if (type === 'Document') return 'documents';
  return type === 'Font' ? 'fonts' : type === 'Image' ? 'pictures' : 'scripts and styles';
}

/** Returns what the servers have sent so far. */
function recordAnswers(cdp: CDPSession): () => readonly Answer[] {
  const answers = new Map<string, Answer>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (!request.url.startsWith('http')) return;
    const address = new URL(request.url);
    const kind = classify(address, type);
    // A file is asked for again when it is used after its preload. That one comes from the browser.
    const isKnown = [...answers.values()].some((answer) => answer.address.href === address.href);
    if (kind === 'calls' || !isKnown) answers.set(requestId, { kind, address, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.bytes = encodedDataLength;
  });
  return () => [...answers.values()].filter(({ bytes }) => bytes > 0);
}

/** Fills in a form with an empty cache, and counts what the servers send. */
export async function measureApplication(browser: Browser, target: BenchTarget): Promise<ApplicationTraffic> {
  const context = await browser.newContext({ viewport: phoneViewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const listAnswers = recordAnswers(cdp);
  await cdp.send('Network.enable');
  await page.goto(target.address);
  await form(page).waitFor();
  await page.waitForLoadState('networkidle');
  const started = add(listAnswers());
  await walkForm(page, target.answers());
  await page.waitForLoadState('networkidle');
  const finished = add(listAnswers());
  await context.close();
  const files = listAnswers().filter(({ kind }) => kind !== 'calls');
  return { started, finished, files: files.map(({ address }) => address) };
}

function add(answers: readonly Answer[]): TrafficTotals {
  const total = (kind: TrafficKind) => {
    const ofKind = answers.filter((each) => each.kind === kind);
    return { requests: ofKind.length, bytes: ofKind.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  return {
    documents: total('documents'),
    'scripts and styles': total('scripts and styles'),
    texts: total('texts'),
    fonts: total('fonts'),
    pictures: total('pictures'),
    calls: total('calls'),
  };
}
