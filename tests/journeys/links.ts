import type { JourneyBrowser } from './browser';
import type { Page } from '../../src/domain/pages/resolvePage';
import { selectApplication } from '../../src/state/selectors/journey';
import { createLead } from '../backend/leads';
import { getMarkers } from './applicant';
import type { JourneyRecord } from './record';
import type { JourneyTab } from './tab';

/** The links that lead an applicant to the page. */
export const linkKinds = [
  'amount',
  'prefill',
  'session',
  'affiliate',
  'own lead',
  'other lead',
  'unknown lead',
] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A lead that was created in another browser. */
function createOtherLead({ definition }: Page, record: JourneyRecord): string {
  const { flow, backendProduct: product, amount, period, periodScale } = definition;
  const body = {
    product,
    amount: amount.min,
    period: period.min,
    periodScale,
    generalPolicies: true,
    contactDetails: { email: 'other+few-first_name.iban+at-once@example.com', marketingConsents: false },
  };
  const { id } = createLead(flow, body);
  record.onOtherLead(id);
  return id;
}

/** The sessions that a page in the tab may find when it starts. A full storage has not taken the tab's own, so that it finds the browser's. */
function listSessionsToFind({ record, local, pageName }: JourneyBrowser, { store }: JourneyTab) {
  const { sessionId = '' } = store.getState().leadApplication.application;
  const stored: unknown = JSON.parse(local.get(`${pageName}:sessionId`) ?? 'null');
  return record.wasFull() && typeof stored === 'string' ? [sessionId, stored] : [sessionId];
}

/** Opens a link in a tab. */
export function openLink(kind: LinkKind, browser: JourneyBrowser, tab: JourneyTab): void {
  const { record, load, clock, page, tabs } = browser;
  const { id, sessionId = '' } = tab.store.getState().leadApplication.application;
  switch (kind) {
    case 'amount':
      return load(tab, false, '', '?amount=4000');
    case 'prefill': {
      const person = record.usePerson(sessionId);
      const [email = '', name = ''] = getMarkers({ number: person });
      const place = tabs.indexOf(tab);
      load(tab, false, '', `?email=${email}@example.com&firstName=${name}`);
      const opened = tabs[place] ?? tab;
      return record.onPrefilled(person, selectApplication(opened.store.getState()).sessionId);
    }
    case 'session': {
      record.permitEnd(sessionId, 'a link names another session');
      const digits = String(clock.now()).slice(-12).padStart(12, '0');
      return load(tab, false, '', `?sessionId=00000000-0000-4000-9000-${digits}`);
    }
    case 'affiliate':
      for (const found of listSessionsToFind(browser, tab))
        record.permitEnd(found, 'a link of another affiliate');
      return load(tab, false, '', `?refName=partner&refTransactionId=t${clock.now()}`);
    case 'own lead':
      if (id !== undefined) load(tab, false, `continue/${id}`, '?urlType=continue');
      return;
    case 'other lead':
      return load(tab, false, `continue/${createOtherLead(page, record)}`, '?urlType=abandonment');
    case 'unknown lead':
      return load(tab, false, 'continue/nobody', '?urlType=retargeting');
  }
}
