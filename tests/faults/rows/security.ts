import { browser, command, framed, served, tracked, unit, type FaultRow } from '../row';

/** Security, as statements. */
export const securityRows: readonly FaultRow[] = [
  {
    id: 'S1',
    fault: 'Markup in an address, storage, an answer or a frame',
    holds: 'Text is never HTML.',
    scope: 'both pages',
    proofs: [
      browser('journeys/entry.spec.ts', 'markup in an address is rendered as text'),
      browser('journeys/markup.spec.ts', 'markup in the storage is shown as text'),
      browser('journeys/markup.spec.ts', 'markup in an answer of the server is shown as text'),
      framed(
        'journeys/markup.spec.ts',
        'markup in a message of the page around the form is shown as text or ignored',
      ),
      unit('src/app/App.hostileTexts.test.tsx', 'is only text in state'),
    ],
  },
  {
    id: 'S2',
    fault: 'Foreign script or style',
    holds: 'The content policy of the document allows only those of the build.',
    scope: 'both pages',
    proofs: [
      browser('journeys/hydration.spec.ts', 'the content policy allows only scripts and styles of the build'),
      browser(
        'journeys/redirect.spec.ts',
        'a POST to a host that is not listed is not sent, and the screen says why',
      ),
    ],
  },
  {
    id: 'S3',
    fault: 'A violation of the content policy',
    holds: 'Is reported.',
    scope: 'both pages',
    proofs: [
      served('serving/reports.spec.ts', 'arrives at the address for reports'),
      unit('deploy/headers.test.ts', 'names the address for reports where there is one'),
    ],
  },
  {
    id: 'S4',
    fault: 'Missing headers',
    holds: 'HSTS, nosniff, referrer, permissions, COOP.',
    scope: 'rule',
    proofs: [
      unit('deploy/headers.test.ts', 'keeps the domain and its subdomains on https for more than a year'),
      unit('deploy/headers.test.ts', 'gives the page what it needs, and refuses everything else'),
      unit('deploy/configurations.test.ts', 'has every header of the kind'),
    ],
  },
  {
    id: 'S5',
    fault: 'Cached documents, an index for a missing file',
    holds: 'Documents asked again, missing files 404.',
    scope: 'rule',
    proofs: [
      unit('deploy/headers.test.ts', 'lets nothing but hashed files be kept without asking'),
      unit('scripts/serve/staticHandler.test.ts', 'with Cache-Control'),
      unit('scripts/serve/staticHandler.test.ts', 'not with the document'),
    ],
  },
  {
    id: 'S6',
    fault: 'Embedding by a foreign origin',
    holds: 'Refused.',
    scope: 'both pages',
    proofs: [browser('journeys/frame.spec.ts', 'a page of a site that is not listed cannot embed the form')],
  },
  {
    id: 'S7',
    fault: 'A message in of a foreign origin, window or shape',
    holds: 'Ignored.',
    scope: 'rule',
    proofs: [
      unit(
        'src/platform/hostChannel.test.ts',
        'never throws and never answers, whatever another origin sends',
      ),
      unit('src/domain/embedding/calls.test.ts', 'never throws, whatever it is'),
      unit('src/screens/partner-frame/PartnerFrameScreen.test.tsx', 'ignores a message from'),
    ],
  },
  {
    id: 'S8',
    fault: 'Messages out',
    holds: 'Heights only, unless an origin is configured.',
    scope: 'both pages',
    proofs: [
      framed(
        'journeys/frame.spec.ts',
        'an embedded form has no header or footer and reports its height when it grows and shrinks',
      ),
      unit('src/platform/hostChannel.test.ts', 'ignores every handshake if no origin is configured'),
    ],
  },
  {
    id: 'S9',
    fault: 'Partner frames',
    holds: 'https, listed host, minimal sandbox, titled.',
    scope: 'rule',
    proofs: [
      unit(
        'src/screens/partner-frame/PartnerFrameScreen.test.tsx',
        'shows the page in a sandboxed frame with a title',
      ),
      unit(
        'src/domain/journey/states/frameTarget.test.ts',
        'allows only https of a configured host for any address',
      ),
      browser(
        'journeys/faults.spec.ts',
        'a partner page that tries to lead the whole window away stays in its frame',
      ),
    ],
  },
  {
    id: 'S10',
    fault: 'Redirects and links of the server',
    holds: 'https and a listed host, or asked for.',
    scope: 'both pages',
    proofs: [
      unit(
        'src/domain/journey/states/redirect.test.ts',
        'returns the host of a look-alike as the browser requests it',
      ),
      browser(
        'journeys/redirect.spec.ts',
        'a POST that a partner leads on to a host that is not listed is stopped, and the screen says why',
      ),
    ],
  },
  {
    id: 'S11',
    fault: 'POST redirect',
    holds: 'Parameters as hidden inputs; once per lead.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/end.spec.ts',
        'a partner that requires POST is reached by POST, and a return does not redirect again',
      ),
    ],
  },
  {
    id: 'S12',
    fault: 'Hostile entry parameters',
    holds: 'Ignored; prototypes unchanged.',
    scope: 'rule',
    proofs: [
      unit('src/domain/journey/arrival/start.test.ts', 'never throws for any address and any stored value'),
      unit('src/api/failure.test.ts', 'change no prototype'),
    ],
  },
  {
    id: 'S13',
    fault: 'Personal parameters in the address',
    holds: 'Leave the address before any call.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/entry.spec.ts',
        'personal parameters prefill editable fields and are removed from the address',
      ),
      unit(
        'src/domain/journey/arrival/privateAddress.test.ts',
        'leaves nothing to remove, whatever the address',
      ),
    ],
  },
  {
    id: 'S14',
    fault: 'Undocumented stored keys',
    holds: 'Only documented keys; codes never.',
    scope: 'both pages',
    proofs: [
      browser('journeys/storage.spec.ts', "only documented keys with the page's prefix are stored"),
      unit(
        'src/screens/mobile-verification/MobileVerificationScreen.test.tsx',
        'never stores the code, neither in storage nor as a draft',
      ),
    ],
  },
  {
    id: 'S15',
    fault: 'An end, a deletion or an expiry',
    holds: 'No typed value is left anywhere.',
    scope: 'both pages',
    proofs: [
      browser('journeys/erasure.spec.ts', 'no typed value is left after an end'),
      browser(
        'journeys/erasure.spec.ts',
        'no typed value is left after the data are deleted, also in a cached page',
      ),
      browser('journeys/erasure.spec.ts', 'no typed value is left after the stored application has expired'),
      browser('journeys/end.spec.ts', 'the applicant deletes all stored data, even without a network'),
    ],
  },
  {
    id: 'S16',
    fault: 'An id of another person in the address',
    holds: "Shows nobody's data.",
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/resume.spec.ts',
        'a link with an invalid id shows a neutral screen and offers a new application',
      ),
      browser(
        'journeys/entry.spec.ts',
        'a second tab with another session neither reads nor changes the first session',
      ),
    ],
  },
  {
    id: 'S17',
    fault: 'A key with another body',
    holds: 'Key and body are stored before the first send and stay together.',
    scope: 'both pages',
    proofs: [
      browser('journeys/oneLead.spec.ts', 'a lost response is requested again with the same idempotency key'),
      unit(
        'src/state/submission/submission.test.ts',
        'persists key and body of a create before the first attempt',
      ),
    ],
  },
  {
    id: 'S18',
    fault: 'An address that is opened',
    holds: 'Nothing changes without an act.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/resume.spec.ts',
        'unsubscribe asks for confirmation, sends one request and removes the e-mail from the address bar',
      ),
      browser('journeys/resume.spec.ts', 'opens the screen of'),
    ],
  },
  {
    id: 'S19',
    fault: 'A foreign form that posts',
    holds: 'Calls are JSON with a header that forms cannot send.',
    scope: 'rule',
    proofs: [unit('src/api/base.test.ts', 'with a header that no foreign form can send')],
  },
  {
    id: 'S20',
    fault: "A later state without the server's word",
    holds: 'Not shown.',
    scope: 'both pages',
    proofs: [browser('journeys/storage.spec.ts', 'a decision forged in storage')],
  },
  {
    id: 'S21',
    fault: 'Hostile uploads',
    holds: 'Type by content, limits, no EXIF, neutral names.',
    scope: 'both pages',
    proofs: [
      browser(
        'states/idUpload.spec.ts',
        'a sent photo is upright and small, without location and camera data',
      ),
      unit(
        'src/domain/documents/pictures.test.ts',
        'decides for any bytes, also after a valid picture header',
      ),
    ],
  },
  {
    id: 'S22',
    fault: 'A guessed one-time code',
    holds: 'Locked as the server says; never stored.',
    scope: 'rule',
    proofs: [
      unit(
        'src/screens/mobile-verification/MobileVerificationScreen.test.tsx',
        'counts down a server lock and keeps the typed code',
      ),
      browser(
        'journeys/faults.spec.ts',
        'a one-time code that the server has locked stays locked over a reload',
      ),
    ],
  },
  {
    id: 'S23',
    fault: 'Values in logs',
    holds: 'None; objects at most 1024 characters.',
    scope: 'both pages',
    proofs: [
      tracked(
        'tracking/secrets.spec.ts',
        'no typed value is in a log, an address, a title or at a third party, whatever fails',
      ),
      unit('src/platform/logRelay.test.ts', 'drops details of more than 1024 characters for every receiver'),
    ],
  },
  {
    id: 'S24',
    fault: 'Error screens',
    holds: 'No stack, host, file or id.',
    scope: 'both pages',
    proofs: [
      browser(
        'journeys/release.spec.ts',
        'a screen that throws shows a general error without details and logs it by name',
      ),
    ],
  },
  {
    id: 'S25',
    fault: 'Third-party scripts',
    holds: 'Listed hosts only, after consent.',
    scope: 'both pages',
    proofs: [
      tracked(
        'tracking/banner.spec.ts',
        'before a choice the page sends no request to third parties and stores nothing for them',
      ),
    ],
  },
  {
    id: 'S26',
    fault: 'A build with secrets, other brands or maps',
    holds: 'None.',
    scope: 'rule',
    proofs: [
      command('check:build'),
      unit('scripts/checkBuild/buildSecrets.test.ts', 'is found'),
      unit('deploy/releases.test.ts', 'is live, with its own configuration and without source maps'),
      unit('scripts/serve/staticHandler.test.ts', 'not with the document'),
    ],
  },
  {
    id: 'S27',
    fault: 'Vulnerable dependencies',
    holds: 'None high or critical in what ships.',
    scope: 'rule',
    proofs: [
      unit('scripts/audit/auditLock.test.ts', 'refuses a tool with a high advisory'),
      unit('scripts/audit/auditLock.test.ts', 'has nothing that is not accepted'),
      unit('scripts/audit/auditLock.test.ts', 'is refused as soon as a registry knows an advisory of'),
      unit('scripts/audit/auditLock.test.ts', 'reads the reports of a registry'),
      unit('scripts/audit/auditLock.test.ts', 'throws for the error of a registry without advisories'),
    ],
  },
  {
    id: 'S28',
    fault: 'Undocumented data classes',
    holds: 'Each data point has a class.',
    scope: 'rule',
    proofs: [
      unit(
        'src/domain/catalogue/sensitivity.test.ts',
        'counts identifiers, account numbers and contact data as sensitive, and nothing else',
      ),
    ],
  },
];
