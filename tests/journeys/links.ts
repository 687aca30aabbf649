import type { JourneyBrowser } from './browser';
import { getMarkers } from './applicant';
import type { JourneyTab } from './tab';

/** The links that lead an applicant to the page. */
export const linkKinds = ['amount', 'prefill', 'session', 'affiliate', 'own lead', 'unknown lead'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Opens a link in a tab. */
export function openLink(kind: LinkKind, { record, load, clock }: JourneyBrowser, tab: JourneyTab): void {
  const { id, sessionId = '' } = tab.store.getState().leadApplication.application;
  switch (kind) {
    case 'amount':
      return load(tab, false, '', '?amount=4000');
    case 'prefill': {
      const [email = '', name = ''] = getMarkers({ number: record.usePerson(sessionId) });
      return load(tab, false, '', `?email=${email}@example.com&firstName=${name}`);
    }
    case 'session': {
      record.permitEnd(sessionId, 'a link names another session');
      const digits = String(clock.now()).slice(-12).padStart(12, '0');
      return load(tab, false, '', `?sessionId=00000000-0000-4000-9000-${digits}`);
    }
    case 'affiliate':
      record.permitEnd(sessionId, 'a link of another affiliate');
      return load(tab, false, '', `?refName=partner&refTransactionId=t${clock.now()}`);
    case 'own lead':
      if (id !== undefined) load(tab, false, `continue/${id}`, '?urlType=continue');
      return;
    case 'unknown lead':
      return load(tab, false, 'continue/nobody', '?urlType=retargeting');
  }
}
