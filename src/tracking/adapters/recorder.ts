import type LogRocket from 'logrocket';
import type { Adapter } from '../adapter';
import { callAddress, pageAddress } from '../addresses';
import { failures, orReject } from '../failures';
import type { TrackingWorld } from './world';

/** What is used of the SDK. */
export type RecorderSdk = Pick<typeof LogRocket, 'init' | 'track' | 'captureException' | 'getSessionURL'>;
type Options = NonNullable<Parameters<RecorderSdk['init']>[1]>;
type Network = NonNullable<Options['network']>;
type Request = Parameters<NonNullable<Network['requestSanitizer']>>[0];
type Response = Parameters<NonNullable<Network['responseSanitizer']>>[0];

const traces = /^_*lr_/;

interface Recording {
  /** Organisation and application. */
  readonly id: string;
  /** Of all sessions, 0 to 100. */
  readonly percentage: number;
}

/**
 * The recording of a session: what was shown and pressed, with every text, input and picture masked. It takes no events. The
 * log's lines and the page's failures go to it from the moment on at which it runs.
 */
export function recorder({ id, percentage }: Recording, world: TrackingWorld): Adapter {
  let isOnPage = false;
  return {
    platform: 'session recording',
    purpose: 'recording',
    start: async () => {
      if (isOnPage) return undefined;
      if (world.isRecordingBlocked()) return { heldBack: 'recordings of this traffic are off' };
      if (world.random() * 100 >= percentage)
        return { heldBack: `the session is none of the ${percentage} % that are drawn` };
      return orReject(failures.recorder, async () => {
        const sdk = await world.loadRecorder();
        isOnPage = true;
        sdk.init(id, options);
        sdk.getSessionURL((address) => {
          world.onRecordingAddress(address);
          listen(sdk, world);
        });
      });
    },
    takes: () => false,
    tell: () => undefined,
    stop: () => {
      world.relay.giveBack();
      world.forget(traces);
      return { needsReload: isOnPage };
    },
  };
}

/** Not before it runs: more than a thousand calls in advance, and the SDK gives up. */
function listen(sdk: RecorderSdk, { relay, areFailuresCaptured }: TrackingWorld): void {
  relay.handOver({
    // An event, because the SDK drops log lines where the console is not recorded.
    line: (message, details) => sdk.track('Log', { ...details, message }),
    failure: (error, details) => {
      if (areFailuresCaptured()) sdk.captureException(error, { extra: { ...details } });
    },
  });
}

const options: Options = {
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
    // Words that stand in no text: names of files, amounts, what is being removed.
    hiddenAttributes: ['alt', 'aria-label', 'aria-valuetext', 'title', 'value'],
  },
  browser: { urlSanitizer: pageAddress },
  network: { requestSanitizer, responseSanitizer },
};

/** Which call it was and how it ended; nothing that was sent or answered. */
function requestSanitizer({ reqId, method, url }: Request) {
  return {
    reqId,
    method,
    url: callAddress(url),
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
    url: url === undefined ? null : callAddress(url),
    headers: {},
    body: null,
  };
}
