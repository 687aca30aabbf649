import { browser, framed, guarded, tracked, unit, type FaultRow } from '../row';

/** Faults of storage, visits, tabs, third parties, releases, frames and clocks. */
export const pageRows: readonly FaultRow[] = [
  {
    id: 'T1',
    fault: 'Storage access throws',
    holds: 'The whole flow works in memory.',
    scope: 'both pages',
    proofs: [browser('journeys/storage.spec.ts', 'the whole form works in memory if storage throws')],
  },
  {
    id: 'T2',
    fault: 'Storage full',
    holds: 'Flow ends; earlier stored data intact.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/storage.spec.ts',
        'the form works if storage is full, and other stored values stay unchanged',
      ),
    ],
  },
  {
    id: 'T3',
    fault: 'Stored values broken',
    holds: 'Ignored and removed.',
    scope: 'both pages',
    proofs: [
      browser('journeys/storage.spec.ts', 'invalid stored values are ignored and removed'),
      unit('src/platform/storage.test.ts', 'never causes an exception when it is read'),
    ],
  },
  {
    id: 'T4',
    fault: 'Stored by an older release',
    holds: 'Migrated or dropped by shape; one fixture per version.',
    scope: 'both pages',
    proofs: [unit('tests/stored/stored.test.ts', 'is taken up whole in', 'ondara-es', 'pravelo-pl')],
  },
  {
    id: 'T5',
    fault: 'Storage wiped in mid-flow',
    holds: 'The next save carries every field.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/storage.spec.ts',
        'the next save sends all answers if another page clears the storage',
      ),
    ],
  },
  {
    id: 'V1',
    fault: 'Reload with values typed and not submitted',
    holds: 'All back but codes, passwords, pictures.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/dataLoss.spec.ts',
        'typed values that are not sent survive a reload and back and forward navigation',
      ),
      browser('journeys/everyStep.spec.ts', 'every step shows its answers after a reload'),
      unit(
        'src/screens/mobile-verification/MobileVerificationScreen.test.tsx',
        'never stores the code, neither in storage nor as a draft',
      ),
      unit(
        'src/screens/id-upload/IdUploadScreen.test.tsx',
        'keeps the document and asks for the pictures again',
      ),
    ],
  },
  {
    id: 'V2',
    fault: 'Back and forward over every step',
    holds: 'Values as last seen, nothing sent, no closed step.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/dataLoss.spec.ts',
        'typed values that are not sent survive a reload and back and forward navigation',
      ),
      browser('journeys/everyStep.spec.ts', 'every step shows its answers after a reload'),
      browser(
        'journeys/oneLead.spec.ts',
        'back, forward and reload after the decision send nothing and open no earlier step',
      ),
    ],
  },
  {
    id: 'V3',
    fault: 'Back from the partner out of bfcache',
    holds: 'No second redirect, controls live, state asked anew.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/backForwardCache.spec.ts',
        'restores the screen, requests the lead’s status and redirects again only on a click',
      ),
    ],
  },
  {
    id: 'V4',
    fault: 'Deep link to a later step, state forged in storage',
    holds: 'First unfinished step.',
    scope: 'both pages',
    proofs: [
      browser('journeys/storage.spec.ts', 'a decision forged in storage'),
      browser(
        'journeys/everyStep.spec.ts',
        'the address of a step or a state that is not reached yet opens the first unfinished step',
      ),
      browser(
        'journeys/everyStep.spec.ts',
        'a state that is put into the storage of the tab opens the first unfinished step',
      ),
      browser(
        'journeys/end.spec.ts',
        'an unknown address shows the not-found screen with a link to the form',
      ),
    ],
  },
  {
    id: 'V5',
    fault: 'A link of an unknown, gone, malformed or other lead',
    holds: 'One neutral page; two people never mix.',
    scope: 'both pages',
    proofs: [
      browser('journeys/resume.spec.ts', 'to a lead that no longer exists offers a new application'),
      browser(
        'journeys/resume.spec.ts',
        'a link asks the applicant to choose if another application is open, and does not mix the two',
      ),
      browser(
        'journeys/resume.spec.ts',
        'a link with an invalid id shows a neutral screen and offers a new application',
      ),
    ],
  },
  {
    id: 'V6',
    fault: 'Double click, Enter twice, click during the request',
    holds: 'One request.',
    scope: 'both pages',
    proofs: [
      browser('journeys/oneLead.spec.ts', 'repeated clicks on a slow network create one lead'),
      unit(
        'src/form/engine/StepForm.submit.test.tsx',
        'submits once if Enter is pressed several times while the rules load',
      ),
    ],
  },
  {
    id: 'V7',
    fault: 'Language changed with errors shown',
    holds: 'Nothing lost, errors in the new language.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/errors.spec.ts',
        'a field error appears on blur, follows a language change and a reload',
      ),
    ],
  },
  {
    id: 'M1',
    fault: 'Two tabs edit different fields',
    holds: 'Both edits survive: the tab that is used reads first what was entered in the other.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/tabs.spec.ts',
        'a second tab opens the same step, and the edits of both tabs reach the server',
      ),
      unit('src/app/start/tabs.test.ts', 'is in the other one when that is used, and neither is lost'),
    ],
  },
  {
    id: 'M2',
    fault: 'Both tabs submit',
    holds: 'One lead; both follow the server.',
    scope: 'both pages',
    proofs: [
      browser('journeys/tabs.spec.ts', 'two tabs that submit at the same time create no second lead'),
      browser(
        'journeys/oneLead.spec.ts',
        'two tabs that submit the first step at the same time create one lead',
      ),
    ],
  },
  {
    id: 'M3',
    fault: 'Tab A ends, deletes or starts anew',
    holds: 'Tab B is told and writes no personal data again.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/tabs.spec.ts',
        'a deletion in one tab is announced in the other, which deletes its data and does not write it again',
      ),
      browser('journeys/tabs.spec.ts', 'what is typed in a tab after the application'),
      unit('src/app/start/tabs.test.ts', 'does not follow the decision of the tab that ended'),
      unit(
        'src/app/start/tabs.test.ts',
        'is announced to a tab that holds the answers of the application before',
      ),
    ],
  },
  {
    id: 'P1',
    fault: 'All third parties blocked, or hanging',
    holds: 'Same steps; no redirect waits longer than 1 s.',
    scope: 'both pages',
    proofs: [
      tracked('tracking/blocked.spec.ts', 'do not keep the applicant from the partner'),
      tracked(
        'tracking/blocked.spec.ts',
        'third parties that never respond do not block the form from the first step on',
      ),
      tracked(
        'tracking/advertising.spec.ts',
        'an ads tag that never calls back does not keep the applicant from the partner',
      ),
    ],
  },
  {
    id: 'P2',
    fault: 'Third-party code throws on load and on every call',
    holds: 'Flow untouched, logged.',
    scope: 'both pages',
    proofs: [
      tracked('tracking/blocked.spec.ts', 'do not keep the applicant from the partner'),
      unit('src/tracking/tracker.test.ts', 'does not keep the event from other platforms'),
    ],
  },
  {
    id: 'P3',
    fault: 'Captcha blocked or slow',
    holds: 'Goes on without a token where configured so.',
    scope: 'both pages',
    proofs: [
      guarded('captcha/captcha.spec.ts', 'does not keep the applicant from the decision'),
      unit('src/platform/captcha.test.ts', 'rejects if its script is blocked'),
      unit('src/platform/captcha.test.ts', 'rejects after four seconds if its script never arrives'),
    ],
  },
  {
    id: 'I1',
    fault: 'Autofill before hydration and without events',
    holds: 'Read and checked at submit; hidden fields not sent.',
    scope: 'both pages',
    proofs: [
      browser('journeys/autofill.spec.ts', 'what the browser fills in before the application arrives'),
      unit(
        'src/form/engine/StepForm.input.test.tsx',
        'submits an option that was filled into a searched list',
      ),
      unit(
        'src/form/engine/StepForm.input.test.tsx',
        'submits lines that were filled in without an event',
        'pravelo-pl',
      ),
      unit(
        'src/form/engine/StepForm.input.test.tsx',
        'submits a date that was filled in without an event',
        'ondara-es',
      ),
      unit(
        'src/form/engine/StepForm.input.test.tsx',
        'does not submit hidden questions, and keeps their input',
      ),
    ],
  },
  {
    id: 'I2',
    fault: 'Pasted forms',
    holds: 'Normalised and accepted.',
    scope: 'rule',
    proofs: [
      unit('tests/faults/countries.test.ts', 'is the same number when it is pasted with'),
      unit('tests/faults/countries.test.ts', 'is the same value when it is pasted with spaces'),
      unit(
        'src/domain/countries/identifiers/identifiers.test.ts',
        'is accepted with any spaces, dashes and case',
      ),
      unit(
        'src/screens/mobile-verification/MobileVerificationScreen.test.tsx',
        'sends a pasted code with spaces as digits',
      ),
      browser(
        'journeys/faults.spec.ts',
        'an account number that is pasted with spaces, dashes and in lower case',
      ),
    ],
  },
  {
    id: 'I3',
    fault: 'Files of a wrong type or size',
    holds: 'Told before sending or made fit.',
    scope: 'both pages',
    proofs: [
      browser(
        'states/idUpload.spec.ts',
        'a sent photo is upright and small, without location and camera data',
      ),
      browser('states/idUpload.spec.ts', 'a damaged photo is refused and leaves the good one'),
      unit('src/domain/documents/pictures.test.ts', 'decides how to prepare'),
    ],
  },
  {
    id: 'D1',
    fault: 'A lazy chunk is gone after a release',
    holds: 'One reload that keeps input; then a message, never a loop.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/release.spec.ts',
        'a missing file of the form reloads the page once and keeps typed values',
      ),
      browser(
        'journeys/release.spec.ts',
        'a screen whose chunk stays missing shows an error with a retry button, without a reload loop',
      ),
    ],
  },
  {
    id: 'D2',
    fault: 'HTML for a script',
    holds: 'As D1.',
    scope: 'both pages',
    proofs: [browser('journeys/release.spec.ts', 'reloads the page once and shows the same screen')],
  },
  {
    id: 'D3',
    fault: 'Translation file 5xx or 404',
    holds: 'English; keys never shown.',
    scope: 'rule',
    proofs: [
      unit('src/platform/translations.test.ts', 'load in English if those of the language do not load'),
      unit('src/platform/translations.test.ts', 'are retried or not after'),
      unit(
        'src/platform/translations.test.ts',
        'stay if nothing loads, the promise rejects, and another call tries again',
      ),
    ],
  },
  {
    id: 'E1',
    fault: 'Third-party frame with blocked storage',
    holds: 'Flow ends; height posted.',
    scope: 'both pages',
    proofs: [
      framed(
        'journeys/sandbox.spec.ts',
        'a frame without an origin walks to the end, and the partner opens in a new window',
      ),
      framed(
        'journeys/frame.spec.ts',
        'an embedded form has no header or footer and reports its height when it grows and shrinks',
      ),
    ],
  },
  {
    id: 'E2',
    fault: 'Messages of a wrong origin, window or shape',
    holds: 'Ignored.',
    scope: 'rule',
    proofs: [
      unit(
        'src/platform/hostChannel.test.ts',
        'never throws and never answers, whatever another origin sends',
      ),
      unit(
        'src/platform/partnerFrame.test.ts',
        'is ignored from another window or origin, or without a source',
      ),
      unit('src/platform/frame.test.ts', 'is ignored from any other window'),
    ],
  },
  {
    id: 'E3',
    fault: 'Partner frame refuses framing, hangs or ends without a message',
    holds: 'Time-out with another way on.',
    scope: 'rule',
    proofs: [
      unit('src/screens/partner-frame/PartnerFrameScreen.test.tsx', 'opens the page in a new tab on request'),
      browser('journeys/faults.spec.ts', 'a partner whose page refuses the frame is named with other ways'),
      unit('src/screens/partner-frame/PartnerIframe.test.tsx', 'says after 15 seconds that the page is late'),
      unit(
        'src/screens/partner-frame/PartnerIframe.test.tsx',
        'names the other ways 15 seconds after a page has loaded that nobody uses, as one that refuses the frame',
      ),
    ],
  },
  {
    id: 'C1',
    fault: 'Device clock off either way',
    holds: 'No instant loss, no immortal data.',
    scope: 'both pages',
    proofs: [
      browser('journeys/clock.spec.ts', 'a clock set back by 25 hours loses nothing'),
      unit('src/app/start/clockJumps.test.ts', 'keeps nothing longer than configured after the next start'),
      unit(
        'src/app/start/clockJumps.test.ts',
        'loses nothing in either direction if the server answers before the next act',
      ),
    ],
  },
  {
    id: 'C2',
    fault: 'Session or lead expires while the form is open',
    holds: 'Input kept, new session, consents anew.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/resume.spec.ts',
        'a form left open for a day keeps its answers, starts a new session and resets the consents',
      ),
      browser(
        'journeys/resume.spec.ts',
        'a reopened browser continues at the same step, and after a day stores nothing personal',
      ),
    ],
  },
  {
    id: 'C3',
    fault: 'Dates at UTC-6, UTC+8 and over a clock change',
    holds: 'The same calendar date is sent as typed.',
    scope: 'both pages',
    proofs: [
      browser('journeys/timeZones.spec.ts', 'are sent as they were typed'),
      unit(
        'src/domain/countries/dates.test.ts',
        'the calendar agrees with the clock of the machine for two centuries',
      ),
      unit('src/domain/countries/clockChanges.test.ts', 'is read and shown as typed in'),
    ],
  },
];
