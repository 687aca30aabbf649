import { browser, tracked, unit, type FaultRow } from '../row';

/** Accessibility, beyond the automatic rules. */
export const accessibilityRows: readonly FaultRow[] = [
  {
    id: 'X1',
    fault: 'Keyboard alone',
    holds: 'From landing to partner.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/keyboard.spec.ts',
        'an applicant using only the keyboard gets from the landing page to the partner in English',
      ),
    ],
  },
  {
    id: 'X2',
    fault: 'Focus hidden',
    holds: 'Visible and not covered.',
    scope: 'both pages',
    proofs: [
      browser(
        'accessibility/visibility.spec.ts',
        'the heading of the error summary is visible in a window of 320 by 256 pixels',
      ),
      browser(
        'states/allStates.spec.ts',
        'the screens of these states are shown, report failures and are left',
      ),
      tracked('tracking/banner.spec.ts', 'the open banner covers no control that has the focus'),
    ],
  },
  {
    id: 'X3',
    fault: 'A new screen',
    holds: 'Focus at its heading, title set.',
    scope: 'both pages',
    proofs: [
      browser('accessibility/layout.spec.ts', 'a new step is shown from its top'),
      unit(
        'src/app/App.test.tsx',
        'opens the next step, names it in the title and focuses its heading',
        'ondara-es',
      ),
    ],
  },
  {
    id: 'X4',
    fault: 'Errors of a step',
    holds: 'Focused summary, links, described fields, gone when mended.',
    scope: 'both pages',
    proofs: [
      browser('journeys/errors.spec.ts', 'server errors of other steps open the earliest step'),
      browser(
        'journeys/errors.spec.ts',
        'a field error appears on blur, follows a language change and a reload',
      ),
    ],
  },
  {
    id: 'X5',
    fault: 'Zoom, spacing, large text',
    holds: 'No sideways scrolling.',
    scope: 'both pages',
    proofs: [
      browser(
        'accessibility/layout.spec.ts',
        'the first steps fit every window, and the button covers nothing',
      ),
      browser(
        'states/allStates.spec.ts',
        'the screens of these states are shown, report failures and are left',
      ),
      browser('states/allStates.spec.ts', 'is shown and stays after a reload'),
    ],
  },
  {
    id: 'X6',
    fault: 'Reduced motion, forced colours',
    holds: 'Nothing moves; all still seen.',
    scope: 'both pages',
    proofs: [
      browser(
        'accessibility/visibility.spec.ts',
        'the logo, the selected language and the focus are visible in',
      ),
      browser(
        'states/allStates.spec.ts',
        'the screens of these states are shown, report failures and are left',
      ),
      browser('states/allStates.spec.ts', 'is shown and stays after a reload'),
    ],
  },
  {
    id: 'X7',
    fault: 'Small targets, dragging',
    holds: '24 px, or spaced; slider by keys and typing.',
    scope: 'both pages',
    proofs: [
      browser(
        'states/allStates.spec.ts',
        'the screens of these states are shown, report failures and are left',
      ),
      browser('states/allStates.spec.ts', 'is shown and stays after a reload'),
      unit('src/form/kinds/loan/Field.test.tsx', 'changes the same answer by typing and by slider'),
    ],
  },
  {
    id: 'X8',
    fault: 'Names and roles',
    holds: 'Snapshot of every screen.',
    scope: 'both pages',
    proofs: [
      browser('accessibility/tree.spec.ts', 'have the names and roles of their tree'),
      unit('src/app/spoken.test.tsx', 'reads the steps in', 'ondara-es'),
      unit('src/app/spoken.test.tsx', 'reads the steps in', 'pravelo-pl'),
    ],
  },
  {
    id: 'X9',
    fault: 'Autofill tokens',
    holds: 'By data point, never off.',
    scope: 'rule',
    proofs: [unit('tests/faults/autofill.test.ts', 'the browser fills')],
  },
  {
    id: 'X10',
    fault: 'Asked twice',
    holds: 'No repeats in a flow.',
    scope: 'rule',
    proofs: [unit('tests/catalogue/dataPoints.test.ts', 'has data points that it asks, each once')],
  },
  {
    id: 'X11',
    fault: 'Codes',
    holds: 'Pasted and filled in.',
    scope: 'rule',
    proofs: [
      unit(
        'src/screens/mobile-verification/MobileVerificationScreen.test.tsx',
        'sends a pasted code with spaces as digits',
      ),
      unit(
        'src/screens/mobile-verification/MobileVerificationScreen.test.tsx',
        'fills in the code of a text message if the browser supports it',
      ),
    ],
  },
  {
    id: 'X12',
    fault: 'Time limits',
    holds: 'Told or harmless; no message in a toast alone.',
    scope: 'both pages',
    proofs: [
      browser(
        'accessibility/visibility.spec.ts',
        'a saved step shows its time beside the progress on a phone, and no toast',
      ),
      browser(
        'journeys/cover.spec.ts',
        'answers are covered after half an hour without a touch, and nothing is lost',
      ),
    ],
  },
  {
    id: 'X13',
    fault: 'Language and help',
    holds: 'Page language; help in one place; review before what binds.',
    scope: 'rule',
    proofs: [
      unit(
        'src/app/App.philippines.test.tsx',
        'shows Filipino, declares its language tag, and returns to it from English',
      ),
      browser(
        'journeys/faults.spec.ts',
        'every kind of screen declares its language and has the telephone at the same place',
      ),
    ],
  },
  {
    id: 'X14',
    fault: 'Automatic rules',
    holds: 'No violation on any screen.',
    scope: 'both pages',
    proofs: [
      browser(
        'accessibility/screens.spec.ts',
        'the screens outside the form have no accessibility violation',
      ),
      browser(
        'states/allStates.spec.ts',
        'the screens of these states are shown, report failures and are left',
      ),
      browser(
        'accessibility/dark.spec.ts',
        'the first steps are dark, and their text, logos and controls are visible',
      ),
      browser('accessibility/walk.spec.ts', 'no step or screen has an accessibility violation'),
    ],
  },
];
