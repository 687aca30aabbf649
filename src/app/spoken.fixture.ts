import { act, cleanup, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createLead } from '../../tests/backend/leads';
import { allPages } from '../../tests/catalogue/allPages';
import type { LocaleName } from '../domain/countries/locales';
import { stateNumber, type ProgressStateName } from '../domain/journey/states/progressStates';
import type { Page } from '../domain/pages/resolvePage';
import { ManualEntryButton } from '../form/lazyComponents';
import { pageRestored } from '../state/events';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { flushPromises } from '../testing/flushPromises';
import { loadRealTexts } from '../testing/texts.fixture';
import { openApp, stateAt } from './app.fixture';

/** Of languages that several pages offer, the page whose screens are read. Of others it is their first. */
const mainPages: Readonly<Partial<Record<LocaleName, string>>> = {
  en: 'ondara ES',
  es: 'ondara ES',
  mx: 'velmio MX',
  co: 'ondara CO',
  pl: 'pravelo PL',
};

/** The page whose screens are read in a language. */
export function findMainPage(language: LocaleName): Page {
  const offering = allPages.filter(({ locale }) => locale === language);
  const found = offering.find(({ name }) => name === (mainPages[language] ?? name));
  return found?.page ?? expect.unreachable(`No page is offered in ${language}`);
}

/** The element with the screen, without the header and the footer. */
export const getMain = (): Element => document.querySelector('main') ?? expect.unreachable();

/** The element with the form or the screen, without the loan beside it. */
export const getCard = (): Element => document.querySelector('[data-part="card"]') ?? expect.unreachable();

/** Opens a state's screen as after a reload, with what the server sends for it. Every picture of a document is blurred. */
export async function openState(page: Page, language: LocaleName, name: ProgressStateName, route: string) {
  cleanup();
  // A part that loads when it is shown appears some time later.
  await ManualEntryButton.load();
  const lead = createLead(page.definition.flow, {
    amount: page.definition.amount.default,
    period: page.definition.period.default,
    periodScale: page.definition.periodScale,
    contactDetails: { email: 'ana+never@example.com' },
  });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  const visit = await openApp({
    page,
    route,
    texts: await loadRealTexts(page, language),
    pictureFlaws: ['blurred'],
    state: {
      ...stateAt(name, { application: { id: lead.id } }),
      dynamicPages: {
        ...initialDynamicPages,
        submitted: ['states>id-upload'],
        drafts: { 'states>id-upload': { document_type: 'id_card' } },
      },
    },
  });
  await act(async () => {
    visit.store.dispatch(pageRestored());
    await flushPromises();
  });
  // The options of a long list load when it is shown.
  await waitFor(() => expect(document.querySelector('select[aria-busy="true"]')).toBeNull());
}
