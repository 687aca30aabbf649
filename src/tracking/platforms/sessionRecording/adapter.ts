import type LogRocket from 'logrocket';
import { nextTask } from '../../../platform/browser';
import type { Adapter } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { rejectAs } from '../../platformError';
import { redactCallUrl, redactPageUrl } from '../../redactUrl';
import { errors } from './platform';

/** The part of the SDK that the adapter uses. */
export type RecorderSdk = Pick<typeof LogRocket, 'init' | 'track' | 'captureException' | 'getSessionURL'>;
type SdkOptions = NonNullable<Parameters<RecorderSdk['init']>[1]>;
type Network = NonNullable<SdkOptions['network']>;
type Request = Parameters<NonNullable<Network['requestSanitizer']>>[0];
type Response = Parameters<NonNullable<Network['responseSanitizer']>>[0];

const traces = /^_*lr_/;

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
  return {
    start: async () => {
      if (isOnPage) return undefined;
      if (dependencies.isRecordingBlocked()) return { skippedBecause: 'recording of this traffic is off' };
      if (dependencies.drawSample() * 100 >= percentage)
        return { skippedBecause: `the session is not in the sample of ${percentage} %` };
      return rejectAs(errors.start, async () => {
        const sdk = await loadSdk();
        isOnPage = true;
        sdk.init(id, sdkOptions);
        sdk.getSessionURL((address) => {
          dependencies.onRecordingUrl(address);
          connectLog(sdk, dependencies);
        });
      });
    },
    send: () => undefined,
    stop: () => {
      dependencies.relay.disconnect();
      dependencies.removeTraces(traces);
      return { needsReload: isOnPage };
    },
  };
}

/** The pause between loading and starting the SDK lets the browser handle keys. */
async function loadLogRocket(): Promise<RecorderSdk> {
  const { default: sdk } = await import('logrocket');
  await nextTask();
  return sdk;
}

/** Called only when the recording runs: the SDK fails after more than a thousand calls in advance. */
function connectLog(sdk: RecorderSdk, { relay, areFailuresCaptured }: AdapterDependencies): void {
  relay.connect({
    // An event, because the SDK drops log lines if it does not record the console.
    writeLine: (message, details) => sdk.track('Log', { ...details, message }),
    reportError: (error, details) => {
      if (areFailuresCaptured()) sdk.captureException(error, { extra: { ...details } });
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
    // Words outside of text nodes: names of files, amounts, the entry that a button removes.
    hiddenAttributes: ['alt', 'aria-label', 'aria-valuetext', 'title', 'value'],
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
