import { browser, unit, type FaultRow } from '../row';

/** Faults of the network and of the server. */
export const networkRows: readonly FaultRow[] = [
  {
    id: 'N1',
    fault: 'Offline at submit',
    holds: 'Told at once, input kept, button live; sent once when the network is back.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/dataLoss.spec.ts',
        'an offline submit is reported at once and sent once when the network is back',
      ),
      browser(
        'journeys/dataLoss.spec.ts',
        'answers of an offline submit survive closing the tab and are sent by the next submit',
      ),
      browser(
        'journeys/ahead.spec.ts',
        'without a network the applicant goes on, reloads, and everything is sent when it is back',
      ),
    ],
  },
  {
    id: 'N2',
    fault: 'Answer lost after the server took it',
    holds: 'The next try, also after a reload, has the same key and body and shows the same lead.',
    scope: 'both pages',
    proofs: [
      browser('journeys/oneLead.spec.ts', 'a lost response is requested again with the same idempotency key'),
    ],
  },
  {
    id: 'N3',
    fault: 'No answer at all',
    holds: 'Still working after 5 s, stopped after 30 s with a way to try again.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/faults.spec.ts',
        'a call that is never answered is reported after 5 seconds, ends after 30',
      ),
    ],
  },
  {
    id: 'N4',
    fault: 'Slow network and processor',
    holds: 'The first field takes typing before late code arrives; nothing typed early is wiped.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/hydration.spec.ts',
        'hydration keeps typed values, caret and focus without a layout shift',
      ),
      browser('journeys/hydration.spec.ts', 'typing continues through hydration on a slow machine'),
    ],
  },
  {
    id: 'N5',
    fault: 'Every second call 503',
    holds: 'Calls are retried; the lead only under its own key; one lead.',
    scope: 'both pages',
    proofs: [
      unit(
        'tests/faults/bothPages.test.ts',
        'every second call with 503 ends in one lead',
        'ondara-es',
        'pravelo-pl',
      ),
    ],
  },
  {
    id: 'N6',
    fault: 'Every call 503',
    holds: 'Told; input kept; sent under the same key when the server recovers.',
    scope: 'both pages',
    proofs: [
      unit(
        'tests/faults/bothPages.test.ts',
        'a server that is down keeps the answers, and one lead follows',
        'ondara-es',
        'pravelo-pl',
      ),
      browser('journeys/faults.spec.ts', 'with a server that is down the answers stay over a reload'),
    ],
  },
  {
    id: 'N7',
    fault: 'Look-up answers out of order, or late after typing',
    holds: 'The last question wins; a typed value is never overwritten.',
    scope: 'rule',
    proofs: [
      unit('src/form/lookUps/filling.test.tsx', 'ignores a late response for the postal code before'),
      unit('src/form/lookUps/filling.test.tsx', 'keeps a filled-in value once the applicant changed it'),
      unit('src/form/lookUps/latestQuery.test.ts', 'aborts the request for the value before'),
    ],
  },
  {
    id: 'N8',
    fault: 'Connection cut during an upload',
    holds: 'Pictures stay, the next click sends them; cancel ends the request.',
    scope: 'both pages',
    proofs: [
      browser(
        'states/idUpload.spec.ts',
        'a lost connection keeps the pictures, and the next click sends them',
      ),
      browser(
        'states/idUpload.spec.ts',
        'a slow upload shows its progress, asks before leaving and can be cancelled',
      ),
    ],
  },
  {
    id: 'A1',
    fault: '422 naming fields of two earlier steps',
    holds: 'The earliest step opens, each error at its field and in the focused summary, other values kept.',
    scope: 'both pages',
    proofs: [browser('journeys/errors.spec.ts', 'server errors of other steps open the earliest step')],
  },
  {
    id: 'A2',
    fault: '422 for a data point that no step owns, or an unknown code',
    holds: 'A general message with a way on, logged once, no raw code.',
    scope: 'both pages',
    proofs: [
      browser('journeys/errors.spec.ts', 'server errors of other steps open the earliest step'),
      browser(
        'journeys/errors.spec.ts',
        'an error that belongs to no step is shown in general words, logged once, and the next press sends',
      ),
      unit('src/form/engine/StepForm.submit.test.tsx', 'says what the field takes for an unknown error code'),
    ],
  },
  {
    id: 'A3',
    fault: 'Key known with another body (409); lead gone (404, 410)',
    holds: 'First body again under its key, the edit follows as an update; a gone lead keeps the input.',
    scope: 'both pages',
    proofs: [
      unit(
        'tests/faults/bothPages.test.ts',
        'an edit after a lost answer follows as an update of one lead',
        'ondara-es',
        'pravelo-pl',
      ),
      unit(
        'tests/faults/bothPages.test.ts',
        'a lead that is gone keeps the input and drops the id',
        'ondara-es',
        'pravelo-pl',
      ),
      unit('src/app/start/tabs.test.ts', 'repeats its key if the response names no lead'),
    ],
  },
  {
    id: 'A4',
    fault: '429 with Retry-After in seconds or as a date',
    holds: 'Counts down; no call before the end.',
    scope: 'both pages',
    proofs: [
      unit('tests/faults/bothPages.test.ts', 'a Retry-After is waited for', 'ondara-es', 'pravelo-pl'),
      unit(
        'src/form/engine/StepForm.submit.test.tsx',
        'counts down on the button while the server asks to wait',
      ),
    ],
  },
  {
    id: 'A5',
    fault: 'Unknown state, wrong-typed or missing parts of the envelope',
    holds: 'Believed parts only; unknown state to the index route; logged once.',
    scope: 'both pages',
    proofs: [
      unit(
        'tests/faults/bothPages.test.ts',
        'an answer of another shape loses no answer',
        'ondara-es',
        'pravelo-pl',
      ),
      unit('src/api/envelope.test.ts', 'never throws for any value'),
      unit(
        'src/state/submission/responses.test.ts',
        'opens the index route for an unknown state and logs it once',
      ),
    ],
  },
  {
    id: 'A6',
    fault: 'Checking never ends',
    holds: 'Polling pauses while hidden and stops at a limit with a way back.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/listeners/checkingListeners.test.ts',
        'stops polling at the limit and polls again when the applicant requests it',
      ),
      unit('src/state/listeners/checkingListeners.test.ts', 'does not poll while the page is hidden'),
      unit(
        'src/screens/checking/CheckingScreen.test.tsx',
        'stops polling at the limit, announces it, and polls again on request',
      ),
    ],
  },
  {
    id: 'A7',
    fault: 'Offer expired or changed before it is accepted',
    holds: 'Said so, new figures shown, a second explicit accept.',
    scope: 'rule',
    proofs: [
      unit(
        'src/screens/offer/offers.test.tsx',
        'shows the new expiry of an expired offer, which needs a second click',
      ),
      unit(
        'src/screens/offer/offers.test.tsx',
        'recalculates again after a failure, and never accepts other figures',
      ),
    ],
  },
  {
    id: 'A8',
    fault: 'Planned interruption',
    holds: 'A page with when and what happens; return lands on the same step.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/dataLoss.spec.ts',
        'a planned interruption shows its end, counts down and keeps the step over a reload',
      ),
    ],
  },
];
