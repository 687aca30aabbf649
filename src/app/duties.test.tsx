// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '../../tests/catalogue/allPages';
import { createLead } from '../../tests/backend/leads';
import type { CountryCode } from '../domain/countries/country';
import { getDutyKey, type Duty, type DutyPlace } from '../domain/duties/duty';
import type { ProgressStateName } from '../domain/journey/states/progressStates';
import { listPageDuties } from '../domain/pages/pageDuties';
import { forCountry } from '../testing/contrasting';
import { loadRealTexts } from '../testing/texts.fixture';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { openApp, resetBackend, stateAt } from './app.fixture';
import { getMain, openState } from './spoken.fixture';

/** Each page shows each of its duties at its place, as an applicant reads it. */

beforeEach(resetBackend);

type NamedPage = (typeof allPages)[number];

const pages = allPages.filter(({ page, locale }) => locale === page.languages[0]);
const tagsOf = ({ page }: NamedPage) => forCountry(page.facts.code);

const normalise = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');

/** The sentences of the duties of some places that an element does not show. */
async function findMissing(
  { page, locale }: NamedPage,
  places: readonly DutyPlace[],
  element: Element,
): Promise<readonly string[]> {
  const { t } = await loadRealTexts(page, locale);
  const { email } = page.definition.contact;
  const privacy = `${t('fieldsˆdata_processing>privacy_link')} ${t('commonˆnew_tab')}`;
  const contract = `${t('fieldsˆbrokerage_contract>contract_link')} ${t('commonˆnew_tab')}`;
  const say = (duty: Duty) => normalise(t(getDutyKey(duty), { email, privacy, contract }));
  const shown = normalise(element.textContent);
  const duties = listPageDuties(page).filter(({ place }) => places.includes(place));
  expect(duties.length).toBeGreaterThan(0);
  return duties.map(say).filter((sentence) => !shown.includes(sentence));
}

describe.each(pages)('$name', (named) => {
  const { page, locale } = named;

  it('shows its duties on the first screen', tagsOf(named), async () => {
    const texts = await loadRealTexts(page, locale);
    await openApp({ page, route: page.steps[0]?.path ?? '', texts });
    const form = document.querySelector('form') ?? expect.unreachable();
    expect(await findMissing(named, ['button'], form)).toEqual([]);
    const legal = document.querySelector('[data-part="legal"]') ?? expect.unreachable();
    expect(await findMissing(named, ['example', 'facts'], legal)).toEqual([]);
    const fold = screen.getByText(texts.t('commonˆfooter>rights')).closest('details') ?? expect.unreachable();
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    expect(await findMissing(named, ['rights'], fold)).toEqual([]);
  });
});

const hasDuty =
  (...places: readonly DutyPlace[]) =>
  ({ page }: NamedPage) =>
    listPageDuties(page).some(({ place }) => places.includes(place));

describe.each(pages.filter(hasDuty('consents')))('$name', (named) => {
  const { page, locale } = named;

  it('shows its duties of the place "consents" on the step of the policies', tagsOf(named), async () => {
    const paths = page.steps.map(({ path }) => path);
    const asksPolicies = page.steps.findIndex(({ dataPoints }) =>
      dataPoints.some(({ name }) => name === 'general_policies'),
    );
    await openApp({
      page,
      route: paths[asksPolicies] ?? expect.unreachable(),
      texts: await loadRealTexts(page, locale),
      state: { dynamicPages: { ...initialDynamicPages, submitted: paths.slice(0, asksPolicies) } },
    });
    const form = document.querySelector('form') ?? expect.unreachable();
    expect(await findMissing(named, ['consents'], form)).toEqual([]);
  });
});

/** The texts of states are those of a country, so one page stands for the others. */
const onePageOfEach = pages.filter(
  ({ page }, index) => pages.findIndex((other) => other.page.facts.code === page.facts.code) === index,
);

const ofEu: readonly CountryCode[] = ['ES', 'PL', 'RO', 'DE'];

describe.each(onePageOfEach.filter(({ page }) => ofEu.includes(page.facts.code)))('$name', (named) => {
  const { page, locale } = named;

  it.each<readonly [DutyPlace, ProgressStateName, string]>([
    ['offer', 'IPFD_OFFER_CHOICE', 'ipfd-offer-choice'],
    ['accepted', 'ACCEPTED', 'accepted'],
    ['rejected', 'REJECTED', 'rejected'],
  ])('shows its duties of the place "%s"', tagsOf(named), async (place, state, route) => {
    // A server that knows more of a decision replaces the general sentence by ways to ask.
    if (place === 'rejected') await openApp({ page, route, state: stateAt(state) });
    else await openState(page, locale, state, route);
    expect(await findMissing(named, [place], getMain())).toEqual([]);
    cleanup();
  });
});

describe.each(pages.filter(hasDuty('thank-you', 'continue')))('$name', (named) => {
  const { page, locale } = named;

  it('shows its duties of the place "thank-you"', tagsOf(named), async () => {
    await openState(page, locale, 'THANK_YOU', 'thank-you');
    expect(await findMissing(named, ['thank-you'], getMain())).toEqual([]);
  });

  it(
    'shows its duties of the place "continue" by the link of a lead with a contract',
    tagsOf(named),
    async () => {
      const consent = {
        id: 'brokerage_contract',
        version: '1',
        given: true,
        givenAt: '2026-11-20T10:00:00Z',
      };
      const { id } = createLead('dynamic', { amount: 5000, period: 36, policies: [consent] });
      await openApp({ page, route: `continue/${id}`, texts: await loadRealTexts(page, locale) });
      await screen.findByRole('heading', { level: 2 });
      expect(await findMissing(named, ['continue'], getMain())).toEqual([]);
    },
  );
});
