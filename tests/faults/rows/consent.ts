import { tracked, unit, type FaultRow } from '../row';

/** Consent and privacy. */
export const consentRows: readonly FaultRow[] = [
  {
    id: 'K1',
    fault: 'Before a choice',
    holds: 'No request, cookie or key of third parties.',
    scope: 'both pages',
    proofs: [
      tracked(
        'tracking/banner.spec.ts',
        'before a choice the page sends no request to third parties and stores nothing for them',
      ),
    ],
  },
  {
    id: 'K2',
    fault: 'The question',
    holds: 'By purpose, refusal in one press, covers nothing; GPC refuses advertising.',
    scope: 'both pages',
    proofs: [
      tracked('tracking/banner.spec.ts', 'the application has started takes one press and survives a reload'),
      tracked('tracking/banner.spec.ts', 'the banner is part of the built document, and covers nothing'),
      tracked('tracking/banner.spec.ts', 'the banner has no accessibility violation'),
      tracked(
        'tracking/refusing.spec.ts',
        'a browser that refuses sharing is asked too, and its consent excludes advertising',
      ),
    ],
  },
  {
    id: 'K3',
    fault: 'Kept, asked again, withdrawn',
    holds: 'With date and version; withdrawal removes traces.',
    scope: 'both pages',
    proofs: [
      tracked('tracking/banner.spec.ts', 'starts nothing and is asked anew'),
      tracked('tracking/refusing.spec.ts', 'withdrawn consent stops every platform and removes its traces'),
      tracked('tracking/refusing.spec.ts', 'what platforms left under last year’s consent is removed'),
      unit(
        'src/domain/tracking/consent.test.ts',
        'a consent record contains the time, the version and each purpose',
      ),
    ],
  },
  {
    id: 'K4',
    fault: 'Google consent mode',
    holds: 'Denied before any tag; update on choice.',
    scope: 'rule',
    proofs: [
      unit(
        'src/tracking/platforms/tagManager/adapter.test.ts',
        'reports a denied default and then the choice before it loads its script',
      ),
      unit(
        'src/tracking/google/dataLayer.test.ts',
        'reports each changed choice once, also if two tags ask for it',
      ),
    ],
  },
  {
    id: 'K5',
    fault: 'Typed values to third parties',
    holds: 'Never, in any writing.',
    scope: 'both pages',
    proofs: [
      tracked('tracking/secrets.spec.ts', 'no typed value is sent to third parties before the partner'),
      tracked('tracking/secrets.spec.ts', 'no typed value is sent to third parties after a rejection'),
    ],
  },
  {
    id: 'K6',
    fault: 'Contact and session id',
    holds: 'Only as SHA-256, with advertising consent.',
    scope: 'both pages',
    proofs: [
      tracked(
        'tracking/advertising.spec.ts',
        'an application sends one Lead and one CompleteRegistration to each platform, with the same ids',
      ),
      unit('src/tracking/tracker.test.ts', 'is sent with an identity to advertising platforms only'),
    ],
  },
  {
    id: 'K7',
    fault: 'Recordings',
    holds: 'Everything masked, no contents.',
    scope: 'both pages',
    proofs: [
      tracked('tracking/recording.spec.ts', 'a recording masks everything, and its address is stored'),
      tracked(
        'tracking/recording.spec.ts',
        'the recorder gets the method, the redacted address and the status of a call only',
      ),
    ],
  },
  {
    id: 'K8',
    fault: 'Marketing consents',
    holds: 'Unticked, one by one, with version and time.',
    scope: 'rule',
    proofs: [
      unit(
        'src/form/kinds/consent/Field.test.tsx',
        'gives all consents at once, and withdraws them one by one',
      ),
      unit(
        'src/state/submission/requestPolicies.test.ts',
        'is sent as a record with version and time, and nowhere else in the lead',
      ),
    ],
  },
  {
    id: 'K9',
    fault: 'Events',
    holds: 'Once per lead over reload, back and two tabs.',
    scope: 'both pages',
    proofs: [
      tracked(
        'tracking/exactlyOnce.spec.ts',
        'a registration is sent once over a reload, back, forward and another tab',
      ),
      tracked('tracking/exactlyOnce.spec.ts', 'a lead that two tabs create at the same time is sent once'),
    ],
  },
];
