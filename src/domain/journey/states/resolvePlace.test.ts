import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../testing/pages.fixture';
import kestria from '../../../../brands/kestria/brand';
import kestriaDe from '../../../../brands/kestria/de/page';
import { velmioPage } from '../../../testing/velmioPage.fixture';
import { countryFacts } from '../../countries/vectors/facts.fixture';
import { resolvePage } from '../../pages/resolvePage';
import { getStepsOnPath } from '../../pages/stepSequence';
import { resolvePlace } from './resolvePlace';

const page = ondaraPage;
const steps = getStepsOnPath(page, {}, null);
const all = steps.map(({ path }) => path);
const place = (route: string, state = 0, submitted: readonly string[] = []) =>
  resolvePlace({ route, state, submitted, steps, page });

describe('a state before the offer without its own step', () => {
  const owning = steps.find(({ dataPoints }) =>
    dataPoints.some(({ point }) => point.path?.startsWith('incomeDetails.')),
  );
  it.each([
    ['redirects to the step that asks for its part of the lead', 'income-details', all, owning?.path],
    [
      'redirects to the first unfinished step if that step is not reachable yet',
      'income-details',
      [],
      'loan-details',
    ],
    [
      'redirects to the first unfinished step if no step asks for it',
      'reference-information',
      [],
      'loan-details',
    ],
  ])('%s', (_case, route, submitted, expected) => {
    expect(place(route, 0, submitted)).toEqual({ show: 'redirect', route: expected });
  });
});

it.each([
  ['leads to the step in its place', true, 'country-of-birth'],
  ['leads to the first unfinished step before that', false, 'loan-details'],
])('the address of a step that the page had before %s', (_case, isAllSubmitted, expected) => {
  const kestriaPage = resolvePage(kestria, kestriaDe, countryFacts.DE);
  const order = getStepsOnPath(kestriaPage, {}, null);
  const submitted = isAllSubmitted ? order.map(({ path }) => path) : [];
  expect(
    resolvePlace({ route: 'city-of-birth', state: 0, submitted, steps: order, page: kestriaPage }),
  ).toEqual({ show: 'redirect', route: expected });
});

describe('a step on request', () => {
  const order = getStepsOnPath(velmioPage, {}, null);
  it.each([
    ['is shown before any answer', 0, []],
    ['is shown in the state that asks for it', 1, []],
    ['is shown after other steps', 3, ['personal-details', 'contact-details']],
  ])('%s', (_case, state, submitted) => {
    expect(
      resolvePlace({
        route: 'loan-information',
        state,
        submitted,
        steps: order,
        page: velmioPage,
      }),
    ).toEqual({ show: 'step', path: 'loan-information' });
  });

  it('is not shown after the offer', () => {
    expect(
      resolvePlace({
        route: 'loan-information',
        state: 6,
        submitted: [],
        steps: order,
        page: velmioPage,
      }),
    ).toEqual({ show: 'state', route: 'checking' });
  });
});

describe('resolvePlace', () => {
  it.each([
    ['redirects the index route to the first step', '', 0, [], { show: 'redirect', route: 'loan-details' }],
    ['shows the first step', 'loan-details', 0, [], { show: 'step', path: 'loan-details' }],
    [
      'redirects a later step to the first unfinished one',
      'bank-account',
      0,
      ['loan-details'],
      { show: 'redirect', route: 'initial-details' },
    ],
    [
      'shows a finished step before the first unfinished one',
      'initial-details',
      0,
      ['loan-details', 'initial-details'],
      { show: 'step', path: 'initial-details' },
    ],
    [
      'redirects a state to the step that asks for its part of the lead among others',
      'contact-details',
      0,
      steps.map(({ path }) => path),
      { show: 'redirect', route: 'initial-details' },
    ],
    ['shows a finished step', 'loan-details', 0, ['loan-details'], { show: 'step' }],
    [
      'redirects a step that the answers hide to the first unfinished one',
      'rent-amount',
      0,
      [],
      { show: 'redirect', route: 'loan-details' },
    ],
    [
      "does not show a state's screen unless the server named the state",
      'accepted',
      0,
      [],
      { show: 'redirect', route: 'loan-details' },
    ],
    ['shows the review when every step is submitted', 'review', 0, all, { show: 'review' }],
    [
      'redirects the review to the first unfinished step',
      'review',
      0,
      all.slice(0, 3),
      { show: 'redirect', route: all[3] },
    ],
    [
      'redirects the index route to the last step if all are finished',
      '',
      0,
      all,
      { show: 'redirect', route: all.at(-1) },
    ],
    ['shows no review after the offer', 'review', 6, all, { show: 'state', route: 'checking' }],
    ['does not find an unknown address', 'nonsense', 0, [], { show: 'not-found' }],
    ['shows the screen of a state after the offer', 'checking', 6, [], { show: 'state', route: 'checking' }],
    ['shows no step after the offer', 'loan-details', 6, ['loan-details'], { route: 'checking' }],
    ["shows the current state's screen in place of another one's", 'accepted', 6, [], { route: 'checking' }],
    ['does not find an unknown address after the offer', 'nonsense', 6, [], { show: 'not-found' }],
    ['shows the form for an unknown state', 'loan-details', 99, [], { show: 'step' }],
  ])('%s', (_name, route, state, submitted, expected) => {
    expect(place(route, state, submitted)).toMatchObject(expected);
  });
});

it('finds nothing on a page that asks for nothing', () => {
  const empty = { state: 0, submitted: [], steps: [], page };
  expect(resolvePlace({ ...empty, route: 'loan-details' })).toEqual({ show: 'not-found' });
});

describe('a state with its own route for a partner', () => {
  const at = (route: string, partner?: string) =>
    resolvePlace({ route, state: 10, partner, steps, submitted: [], page });

  it.each([
    ['smava', 'smava', { show: 'state', route: 'smava' }],
    ['accepted', 'smava', { show: 'state', route: 'smava' }],
    ['smava', 'Banco Muestra', { show: 'state', route: 'accepted' }],
    ['accepted', undefined, { show: 'state', route: 'accepted' }],
  ])('resolves /%s with the partner %s', (route, partner, expected) => {
    expect(at(route, partner)).toEqual(expected);
  });
});
