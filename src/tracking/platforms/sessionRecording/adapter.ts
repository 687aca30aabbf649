import type LogRocket from 'logrocket';
import { nextTask } from '../../../platform/events/browser';
import type { Adapter } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { createLatestChange, overtaken } from '../../latestChange';
import { loadAs, rethrowAs, runSafely } from '../../platformError';
import { redactCallUrl, redactPageUrl } from '../../redactUrl';
import { errors } from './platform';

/** The part of the SDK that the adapter uses. */
export type RecorderSdk = Pick<typeof LogRocket, 'init' | 'track' | 'captureException' | 'getSessionURL'>;
type SdkOptions = NonNullable<Parameters<RecorderSdk['init']>[1]>;
type Network = NonNullable<SdkOptions['network']>;
type Request = Parameters<NonNullable<Network['requestSanitizer']>>[0];
type Response = Parameters<NonNullable<Network['responseSanitizer']>>[0];

interface Options {
  /** Organisation and application. */
  readonly id: string;
  /** Share of all sessions, 0 to 100. */
  readonly percentage: number;
}

/**
 * The recording of a session: what the screen shows and which controls the visitor presses, with every text, input and picture
 * masked. It accepts no events. It gets the lines of the log and the failures of the page while it runs.
 */
export function createAdapter(
  { id, percentage }: Options,
  dependencies: AdapterDependencies,
  loadSdk: () => Promise<RecorderSdk> = loadLogRocket,
): Adapter {
  let isOnPage = false;
  const beginChange = createLatestChange();
  return {
    start: async () => {
      if (isOnPage) return undefined;
      // Without storage the recorder cannot hold a session together, and it throws.
      if (!dependencies.isStorageAvailable()) return { skippedBecause: 'the browser blocks storage' };
      if (dependencies.isRecordingBlocked()) return { skippedBecause: 'recording of this traffic is off' };
      if (dependencies.drawSample() * 100 >= percentage)
        return { skippedBecause: `the session is not in the sample of ${percentage} %` };
      const isLatest = beginChange();
      const sdk = await loadAs(errors.start, loadSdk);
      if (!isLatest()) return overtaken;
      isOnPage = true;
      rethrowAs(errors.start, () => {
        containFailures(sdk, dependencies);
        sdk.init(id, { ...sdkOptions, release: dependencies.release });
        sdk.getSessionURL((address) => {
          if (!isLatest()) return;
          dependencies.onRecordingUrl(address);
          connectLog(sdk, dependencies);
        });
      });
      return undefined;
    },
    send: () => undefined,
    stop: () => {
      beginChange();
      dependencies.relay.disconnect();
      return { needsReload: isOnPage };
    },
    cookiesAndKeys: /^_lr_(?:uf|tabs|hb)_/,
  };
}

/** The pause between loading and starting the SDK lets the browser handle keys. */
async function loadLogRocket(): Promise<RecorderSdk> {
  const { default: sdk } = await import('logrocket');
  await nextTask();
  return sdk;
}

/** Methods with which the SDK passes on to its recorder what the page does. Its types leave them out. */
const recorderMethods = ['addEvent', 'onLogger'] as const;

/** Stops a recorder that throws. The SDK calls it inside the page's own requests and log lines, which would fail with it. */
function containFailures(sdk: RecorderSdk, { relay }: AdapterDependencies): void {
  const bind = (name: string): ((...parts: readonly unknown[]) => void) => {
    const method: unknown = Reflect.get(sdk, name);
    return (...parts) => void (typeof method === 'function' && Reflect.apply(method, sdk, parts));
  };
  const uninstall = bind('uninstall');
  let hasFailed = false;
  for (const name of recorderMethods) {
    const call = bind(name);
    Reflect.set(sdk, name, (...parts: readonly unknown[]) => {
      if (hasFailed || runSafely(() => call(...parts))) return;
      hasFailed = true;
      relay.disconnect();
      runSafely(uninstall);
    });
  }
}

/** Called only when the recording runs: the SDK fails after more than a thousand calls in advance. */
function connectLog(sdk: RecorderSdk, { relay, areFailuresCaptured }: AdapterDependencies): void {
  relay.connect({
    // An event, because the SDK drops log lines if it does not record the console.
    writeLine: (message, details) => {
      if (runSafely(() => sdk.track('Log', { ...details, message }))) return;
      relay.disconnect();
      relay.sink(message, details);
    },
    reportError: (error, details) => {
      if (areFailuresCaptured()) runSafely(() => sdk.captureException(error, { extra: { ...details } }));
    },
  });
}

const sdkOptions: SdkOptions = {
  console: { isEnabled: false, shouldAggregateConsoleErrors: false },
  shouldDetectExceptions: false,
  shouldCaptureIP: false,
  shouldParseXHRBlob: false,
  mergeIframes: false,
  dom: {
    inputSanitizer: true,
    textSanitizer: true,
    imageSanitizer: true,
    disablePageTitles: true,
    // Words outside of text nodes: names of files, amounts, the entry that a button removes. The address of a partner's frame, of
    // the link to the same page, and of the form that a redirect posts, names the lead.
    hiddenAttributes: ['action', 'alt', 'aria-label', 'aria-valuetext', 'href', 'src', 'title', 'value'],
  },
  browser: { urlSanitizer: redactPageUrl },
  network: { requestSanitizer, responseSanitizer },
};

/** Keeps the call and its status. Removes everything that was sent or received. */
function requestSanitizer({ reqId, method, url }: Request) {
  return {
    reqId,
    method,
    url: redactCallUrl(url),
    headers: {},
    body: null,
    referrer: null,
    mode: null,
    credentials: null,
  };
}

function responseSanitizer({ reqId, method, status, url }: Response) {
  return {
    reqId,
    method,
    status: status ?? null,
    url: url === undefined ? null : redactCallUrl(url),
    headers: {},
    body: null,
  };
}
