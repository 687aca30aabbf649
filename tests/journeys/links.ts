import { findCurrent } from '../../src/state/stored/applications';
import type { JourneyBrowser } from './browser';
import type { Page } from '../../src/domain/pages/resolvePage';
import { selectApplicationId } from '../../src/state/selectors/journey';
import { createLead } from '../backend/leads';
import type { JourneyRecord } from './record';
import type { JourneyTab } from './tab';
import { getMarkers } from './watch/people';

/** The links that lead an applicant to the page. */
export const linkKinds = [
  'amount',
  'prefill',
  'session',
  'session and prefill',
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

/** The applications that a page in the tab may find when it starts. A full storage has not taken the tab's own, so that it finds the browser's. */
function listApplicationsToFind({ record }: JourneyBrowser, { store, storages }: JourneyTab) {
  const { applicationId } = store.getState().leadApplication;
  const present = findCurrent(storages.local);
  return record.wasFull() && present !== null ? [applicationId, present.id] : [applicationId];
}

/** The parameter of a session that nobody has used. */
const nameSession = (now: number): string =>
  `sessionId=00000000-0000-4000-9000-${String(now).slice(-12).padStart(12, '0')}`;

/** Opens a link with the answers of a person in a tab. */
function openPrefilled(person: number, others: string, browser: JourneyBrowser, tab: JourneyTab): void {
  const { record, load, tabs } = browser;
  const [email = '', name = ''] = getMarkers({ number: person });
  const place = tabs.indexOf(tab);
  load(tab, false, '', `?email=${email}@example.com&firstName=${name}${others}`);
  const opened = tabs[place] ?? tab;
  record.onPrefilled(person, selectApplicationId(opened.store.getState()));
}

/** Opens a link in a tab. */
export function openLink(kind: LinkKind, browser: JourneyBrowser, tab: JourneyTab): void {
  const { record, load, clock, page } = browser;
  const { applicationId, application } = tab.store.getState().leadApplication;
  const { id } = application;
  switch (kind) {
    case 'amount':
      return load(tab, false, '', '?amount=4000');
    case 'prefill':
      return openPrefilled(record.usePerson(applicationId), '', browser, tab);
    case 'session':
      record.permitEnd(applicationId, 'a link names another session');
      return load(tab, false, '', `?${nameSession(clock.now())}`);
    case 'session and prefill':
      record.permitEnd(applicationId, 'a link names another session');
      return openPrefilled(record.createPerson(), `&${nameSession(clock.now())}`, browser, tab);
    case 'affiliate':
      for (const found of listApplicationsToFind(browser, tab))
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
