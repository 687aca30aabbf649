import { browser, embedded, tracked, unit, type FaultRow } from '../row';

/** Faults that were found in the project and have no other row. */
export const foundRows: readonly FaultRow[] = [
  {
    id: 'F1',
    fault: 'A second application in a new tab after an end',
    holds: 'Created at the first press.',
    scope: 'rule',
    proofs: [unit('src/app/start/tabs.test.ts', 'is created in a new tab at the first press')],
  },
  {
    id: 'F2',
    fault: 'A deletion, then two tabs that press at once',
    holds: 'One lead.',
    scope: 'rule',
    proofs: [
      unit(
        'src/app/start/tabs.test.ts',
        'is one lead for the tab that deleted and one opened afterwards that press at once',
      ),
    ],
  },
  {
    id: 'F3',
    fault: 'Any sequence of tabs, answers and reloads',
    holds: 'One lead for each application.',
    scope: 'rule',
    proofs: [
      unit(
        'src/app/start/oneLead.test.ts',
        'creates one lead for each application, whatever tabs, responses and reloads do',
      ),
    ],
  },
  {
    id: 'F4',
    fault: 'A press while another sending is under way',
    holds: 'Judged, and carried out afterwards.',
    scope: 'rule',
    proofs: [
      unit('src/form/engine/StepForm.submit.test.tsx', 'validates answers while the request is'),
      unit(
        'src/state/submission/heldPress.test.ts',
        'sends a step with the answers that were changed while it was being sent',
      ),
    ],
  },
  {
    id: 'F5',
    fault: 'The id of a link in the address',
    holds: 'No platform learns it.',
    scope: 'both pages',
    proofs: [tracked('tracking/addresses.spec.ts', 'no platform learns an id from the address of')],
  },
  {
    id: 'F6',
    fault: 'A shared computer',
    holds: 'Answers are covered after half an hour.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/cover.spec.ts',
        'answers are covered after half an hour without a touch, and nothing is lost',
      ),
      browser(
        'journeys/cover.spec.ts',
        'a tab that is opened again after half an hour is covered before it shows an answer',
      ),
    ],
  },
  {
    id: 'F7',
    fault: 'An old tab after a release',
    holds: 'Says so once; a reload keeps the input.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/release.spec.ts',
        'a tab of an older release says so once when it is shown again, and a reload keeps the input',
      ),
    ],
  },
  {
    id: 'F8',
    fault: 'Old libraries that extend prototypes',
    holds: 'The lead is sent.',
    scope: 'both pages',
    proofs: [
      browser('journeys/start.spec.ts', 'the form works if a foreign script extends the prototype of'),
      unit('src/state/submission/oldLibraries.test.ts', 'sends the lead with its consents if the library'),
    ],
  },
  {
    id: 'F9',
    fault: 'Two tabs in the countdown of a 429',
    holds: 'Both are held and show it.',
    scope: 'rule',
    proofs: [
      unit(
        'src/app/start/tabs.test.ts',
        'holds every tab of the session, also one that opens meanwhile, and counts down there',
      ),
    ],
  },
  {
    id: 'F10',
    fault: 'A recorder where storage is blocked',
    holds: 'Does not start, and reports the reason.',
    scope: 'rule',
    proofs: [
      unit(
        'src/tracking/platforms/sessionRecording/adapter.test.ts',
        'does not start where the browser blocks storage, and reports the reason',
      ),
    ],
  },
  {
    id: 'F11',
    fault: 'A server state that the page has no step for',
    holds: 'Explained, and sent again at the next press.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/submission/submission.test.ts',
        'explains that the server named no next state after the last step',
      ),
    ],
  },
  {
    id: 'F12',
    fault: 'A good file, then a wrong one',
    holds: 'The good one stays.',
    scope: 'rule',
    proofs: [
      unit(
        'src/screens/id-upload/IdUploadScreen.test.tsx',
        'keeps the good picture when a wrong file is chosen after it',
      ),
    ],
  },
  {
    id: 'F13',
    fault: 'Languages asked for one after another',
    holds: 'The one asked for last.',
    scope: 'rule',
    proofs: [
      unit('src/platform/translations.test.ts', 'is the one that was asked for last, whichever loads first'),
    ],
  },
  {
    id: 'F14',
    fault: 'The library of calls keeps what it sent and received',
    holds:
      'No response about an application is kept apart from it, and none to a typed value, so nothing is left after an end.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/submission/submission.test.ts',
        'keeps no response of a call apart from the application',
      ),
      unit('src/api/api.test.ts', 'removes a response that depends on a parameter as soon as it is read'),
    ],
  },
  {
    id: 'F15',
    fault: 'A page that is hidden or left with one event only, in the moment after a key',
    holds: 'The last key is stored with it.',
    scope: 'both pages',
    proofs: [browser('journeys/dataLoss.spec.ts', 'what is typed last is stored when')],
  },
  {
    id: 'F16',
    fault: 'A reload before the application has arrived',
    holds: 'What was typed is back, and no copy of it is left.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/builtScreen.spec.ts',
        'what is typed before the application arrives survives a reload, and nothing of it is left behind',
      ),
      browser(
        'journeys/builtScreen.spec.ts',
        'every answer that is given before the application arrives survives a reload',
      ),
    ],
  },
  {
    id: 'F17',
    fault: 'A built first screen, and answers that are no longer the application’s',
    holds:
      'Answers that have expired, that another tab deleted or changed, or of another session fill in nothing.',
    scope: 'both pages',
    proofs: [
      browser('journeys/builtScreen.spec.ts', 'an expired amount is not filled in'),
      browser('journeys/builtScreen.spec.ts', 'an amount that another tab has deleted is not filled in'),
      browser('journeys/builtScreen.spec.ts', 'a tab that was left shows the later amount of another tab'),
      browser('journeys/builtScreen.spec.ts', 'a link that names another session is not filled in'),
    ],
  },
  {
    id: 'F18',
    fault: 'A question left in the moment in which a look-up removes the value of another',
    holds: 'The removed value does not return.',
    scope: 'rule',
    proofs: [
      unit(
        'src/form/lookUps/staleDom.test.tsx',
        'an option of the answer before does not return if the question is left',
      ),
    ],
  },
  {
    id: 'F19',
    fault: 'A slow response to a question that was asked a minute before',
    holds: 'The library of calls does not abort it when it removes the earlier response.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/listeners/checkingListeners.test.ts',
        'is not aborted when the response before it is removed',
      ),
    ],
  },
  {
    id: 'F20',
    fault: 'Changed contact data that a Retry-After delayed',
    holds: 'The next step sends them when the wait is over.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/submission/submitQuestionnaire.test.ts',
        'the contact data alone when the wait is over',
      ),
    ],
  },
  {
    id: 'F21',
    fault: 'A press that leaves a wrong field',
    holds: 'It counts: no message moves what is pressed before the click.',
    scope: 'both pages',
    proofs: [browser('journeys/errors.spec.ts', 'with ${what}')],
  },
  {
    id: 'F22',
    fault: 'An offer that changes while it is accepted',
    holds: 'Only the figures on the screen are accepted, and a change by the lender is shown.',
    scope: 'rule',
    proofs: [
      unit(
        'src/screens/offer/offers.test.tsx',
        'requests a change made during a request whose response comes before the pause ends',
      ),
      unit(
        'src/screens/offer/offers.test.tsx',
        'shows an offer that the lender has replaced, and asks for nothing',
      ),
      unit('src/screens/offer/offers.test.tsx', 'does not accept the offer before the change'),
      unit('src/screens/offer/offers.test.tsx', 'says that the offers have changed since they were shown'),
    ],
  },
  {
    id: 'F23',
    fault: 'A consent that is withdrawn while a platform starts',
    holds: 'Nothing starts, and no event is sent.',
    scope: 'rule',
    proofs: [
      unit(
        'src/tracking/platforms/sessionRecording/adapter.test.ts',
        'does not start if consent is withdrawn while the SDK loads',
      ),
      unit(
        'src/tracking/platforms/productAnalytics/adapter.test.ts',
        'does not start if consent is withdrawn while the SDK loads',
      ),
      unit(
        'src/tracking/tracker.test.ts',
        'keeps an event from a platform that was refused while it started',
      ),
    ],
  },
  {
    id: 'F24',
    fault: 'A choice about third parties while the application starts',
    holds: 'It counts at once.',
    scope: 'both pages',
    proofs: [tracked('tracking/banner.spec.ts', 'a choice while the application starts counts at once')],
  },
  {
    id: 'F25',
    fault: 'A consent that is withdrawn while the page is in the browser’s cache',
    holds: 'Nothing more is sent when the page returns.',
    scope: 'rule',
    proofs: [unit('src/tracking/followStoredConsent.test.ts', 'permits nothing any more')],
  },
  {
    id: 'F26',
    fault: 'Server logs and caches',
    holds: 'No id or answer is in a log, and no failure is kept for a year.',
    scope: 'rule',
    proofs: [
      unit('deploy/configurations.test.ts', 'has no id and no answer of'),
      unit('deploy/configurations.test.ts', 'of Caddy leaves out what the access log leaves out'),
      unit('deploy/configurations.test.ts', 'is in nginx, with'),
      unit('deploy/configurations.test.ts', 'is in Caddy of the kind refused'),
    ],
  },
  {
    id: 'F27',
    fault: 'Ticks in a draft, and a session that has ended since',
    holds: 'They are asked for again.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/submission/lifecycle.test.ts',
        'keeps what was typed in another step, without the consents that were ticked there',
      ),
      unit(
        'src/domain/journey/arrival/continuing.test.ts',
        'stays without the consents for the same lead if it is stale',
      ),
    ],
  },
  {
    id: 'F28',
    fault: 'Two tabs after the offer',
    holds: 'Each follows the other, and none draws the other back.',
    scope: 'rule',
    proofs: [
      unit(
        'src/app/start/tabs.test.ts',
        'follow each other to every further state, whatever the form has shown in each',
      ),
      unit('src/app/start/tabs.test.ts', 'follow on if both have learned of the same state from the server'),
    ],
  },
  {
    id: 'F29',
    fault: 'A press that waits for a response which opens another screen',
    holds: 'It is not carried out there.',
    scope: 'rule',
    proofs: [
      unit(
        'src/state/submission/submitReview.test.ts',
        'is not sent if the server names a state that leads elsewhere',
      ),
      unit(
        'src/state/submission/submitReview.test.ts',
        'is not sent if the server refuses an answer, whose step opens',
      ),
      unit('src/state/listeners/stateActionListeners.test.ts', 'late leaves that of the next state alone'),
    ],
  },
  {
    id: 'F30',
    fault: 'A frame that moves on to another page, or returns from the browser’s cache',
    holds: 'The loader leaves that page there, and the host’s calls arrive.',
    scope: 'rule',
    proofs: [
      unit(
        'embed/element.test.ts',
        'leaves a page in the frame that follows the form within the first seconds',
      ),
      unit(
        'src/platform/hostChannel.test.ts',
        'says again that it is ready when the pages return from the cache',
      ),
    ],
  },
  {
    id: 'F31',
    fault: 'A link that fills in names, and something typed before the application arrives',
    holds: 'Both remain.',
    scope: 'rule',
    proofs: [
      unit(
        'src/app/start/hydration.test.ts',
        'keeps what a link has filled in beside what is typed before the application takes over',
      ),
    ],
  },
  {
    id: 'F32',
    fault: 'A photo in a frame without an origin',
    holds: 'It is drawn in the page, because the browser refuses the worker.',
    scope: 'rule',
    proofs: [
      unit(
        'src/platform/pictures/redraw.test.ts',
        'draws in the page if the browser refuses the worker, as it does in a frame without an origin',
      ),
    ],
  },
  {
    id: 'F40',
    fault: 'An embedded form that comes late, or is hidden for long',
    holds: 'The link is beside it until it answers, however late.',
    scope: 'both pages',
    proofs: [
      embedded('embedding/documents.spec.ts', 'a host receives every event of'),
      unit(
        'embed/element.test.ts',
        'connects with a form that begins to listen long after its document has loaded',
      ),
    ],
  },
  {
    id: 'F41',
    fault: 'An embedded form that reloads, as for a release or a consent',
    holds: 'The host is told before, and its events and calls go on.',
    scope: 'both pages',
    proofs: [
      embedded('embedding/lender.spec.ts', 'go on after a reload, and its lender opens at the top'),
      unit('embed/element.test.ts', 'begins the handshake anew with each document of the form'),
      unit('src/app/listeners/host.test.ts', 'says once that it leaves, at %j'),
    ],
  },
  {
    id: 'F42',
    fault: 'A host whose policy forbids the lender’s page in the frame',
    holds: 'A press opens it at the top or in a new window; else an event says that it did not.',
    scope: 'both pages',
    proofs: [
      embedded('embedding/lender.spec.ts', 'go on after a reload, and its lender opens at the top'),
      unit('src/platform/navigation.test.ts', 'goes nowhere, and says so, if the host forbids both'),
      unit('src/app/listeners/host.test.ts', 'that it did not open if the embedding page forbids it'),
    ],
  },
];
