import type { LeadPath } from '../../../src/domain/lead/lead';
import { isRecord } from '../../backend/body';
import { consentPaths, type ApplicationRecord } from '../applicationRecord';
import { readPath, type JourneyCall } from '../calls';

/** What excuses a body that does not fit. */
export interface BodyExcuses {
  /** With a full storage a tab may have received an answer of another tab too late. */
  readonly wasFull: boolean;
  /** An application may expire at any time, so that another takes its place. */
  readonly isTimeWild: boolean;
  /** The server knows a key with a body that this browser does not know. */
  readonly wasConflict: boolean;
}

/** Another tab hears of an answer after the next paint. */
const paintMs = 50;

/** The answers to consents, by the ids of their records. */
const recordedPaths: Readonly<Record<string, LeadPath>> = {
  general_policies: 'generalPolicies',
  marketing_consents: 'contactDetails.marketingConsents',
};

/** Compares what a create or an update of the lead says with what the applicant has answered. */
export function createBodies(report: (problem: string) => void) {
  const bodies = new Map<string, string>();

  /** @returns whether the call repeats one that was sent before */
  const checkKey = (
    { method, key, body }: JourneyCall,
    { wasFull, isTimeWild, wasConflict }: BodyExcuses,
  ): boolean => {
    const sent = JSON.stringify({ ...body, googleCaptchaToken: undefined });
    const before = bodies.get(key ?? '');
    bodies.set(key ?? '', sent);
    if (
      method === 'POST' &&
      before !== undefined &&
      before !== sent &&
      !wasFull &&
      !isTimeWild &&
      !wasConflict
    )
      report(`one key had two bodies: ${before} ${sent}`);
    return before === sent;
  };

  /**
   * A body may say only what the applicant answered last. A create may be older: it is stored before it is sent and goes out as it is, and
   * an update follows. An update that is repeated is the one that was sent.
   */
  const checkAnswers = (
    { tab, method, body }: JourneyCall,
    { answers, history }: ApplicationRecord,
    { wasFull }: BodyExcuses,
    isRepeated: boolean,
  ) => {
    for (const [path, { value, onlyIn, tab: taker, at }] of answers) {
      const sent = readPath(body, path);
      const isKnown = taker === tab || (onlyIn === null && Date.now() - at > paintMs);
      const mayBeOlder = method === 'POST' || isRepeated || wasFull;
      const isAllowed = mayBeOlder ? history.get(path)?.has(sent) === true : sent === value;
      if (isKnown && sent !== undefined && !isAllowed)
        report(
          `${method} sent ${path} ${JSON.stringify(sent)}, the applicant's last answer is ${String(value)}`,
        );
    }
  };

  /** A body says no consent that was not given in its application, and its records say the same as its fields. */
  const checkConsents = ({ method, body, text }: JourneyCall, { history }: ApplicationRecord) => {
    for (const path of consentPaths)
      if (readPath(body, path) === true && history.get(path)?.has(true) !== true)
        report(`${method} sent the consent ${path} that was not given in its application: ${text}`);
    const records = Array.isArray(body['policies']) ? body['policies'] : [];
    for (const record of records.filter(isRecord)) {
      if (record['version'] === 'page') report('a consent was sent without a version');
      const path = recordedPaths[String(record['id'])];
      const sent = path === undefined ? undefined : readPath(body, path);
      if (sent !== undefined && sent !== record['given'])
        report(`${method} sent ${path} ${JSON.stringify(sent)} with a record that says otherwise: ${text}`);
    }
  };

  return {
    /** A call about the lead leaves the browser. */
    onCall: (call: JourneyCall, owner: ApplicationRecord, excuses: BodyExcuses) => {
      const isRepeated = checkKey(call, excuses);
      if (!excuses.isTimeWild) checkAnswers(call, owner, excuses, isRepeated);
      checkConsents(call, owner);
    },
  };
}
