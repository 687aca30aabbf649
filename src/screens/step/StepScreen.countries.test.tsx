// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import type { Lead } from '../../domain/lead/lead';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { flushPromises } from '../../testing/flushPromises';

beforeEach(resetBackend);

const citizenship = () => screen.getByRole('combobox', { name: 'Nacionalidad' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openOrigin(network: FakeNetwork = referenceNetwork, otherDetails: Lead['otherDetails'] = {}) {
  const visit = await openApp({
    route: 'demographic-details',
    network,
    state: {
      ...stateAt('NONE', { application: { sessionId: 'session-1', otherDetails }, progressStates: [0] }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['citizenship', 'country_of_birth', 'iban'],
        submitted: ['loan-details', 'initial-details'],
      },
    },
  });
  await waitFor(() => expect(citizenship()).toBeInTheDocument());
  await visit.user.click(citizenship());
  const countRequests = () => visit.calls.filter(({ path }) => path === '/choices/country').length;
  return { ...visit, countRequests };
}

describe('the options of a country question', () => {
  it('offers the countries of the server, the page’s own first, and no citizenship, with one request', async () => {
    const { countRequests } = await openOrigin((call) =>
      call.path === '/choices/country' ? jsonResponse(200, ['RO', 'ES', 'PL', 'XK']) : referenceNetwork(call),
    );
    await waitFor(() => expect(offered()).toEqual(['España', 'Kosovo', 'Polonia', 'Rumanía', 'Apátrida']));
    expect(countRequests()).toBe(1);
  });

  it('offers all countries while the request is pending, and keeps the one chosen meanwhile', async () => {
    let end: (response: Response) => void = () => undefined;
    const { user, countRequests } = await openOrigin((call) =>
      call.path === '/choices/country' ? new Promise((done) => (end = done)) : referenceNetwork(call),
    );
    await waitFor(() => expect(countRequests()).toBe(1));
    expect(offered().length).toBeGreaterThan(200);
    await user.keyboard('Ecuador');
    await act(async () => {
      end(jsonResponse(200, ['ES', 'PL']));
      await flushPromises();
    });
    expect(citizenship()).toHaveFocus();
    expect(citizenship()).toHaveValue('Ecuador');
    await user.tab();
    await user.click(citizenship());
    await waitFor(() => expect(offered()).toEqual(['España', 'Ecuador', 'Polonia', 'Apátrida']));
    expect(citizenship()).toHaveValue('Ecuador');
  });

  it('keeps an earlier answer that the server no longer offers', async () => {
    await openOrigin(() => jsonResponse(200, ['ES', 'PL']), { citizenship: 'EC' });
    await waitFor(() => expect(offered()).toEqual(['España', 'Ecuador', 'Polonia', 'Apátrida']));
    expect(citizenship()).toHaveValue('Ecuador');
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['cannot be loaded', () => 'no connection'],
    ['fail', () => jsonResponse(503, {})],
    ['are empty', () => jsonResponse(200, [])],
    ['have another shape', () => jsonResponse(200, { countries: ['ES'] })],
    ['are no country codes', () => jsonResponse(200, ['Spain', 3, 'XX'])],
  ])('offers all countries if those of the server %s', async (_how, countries) => {
    const { countRequests } = await openOrigin((call) =>
      call.path === '/choices/country' ? countries() : referenceNetwork(call),
    );
    await waitFor(() => expect(countRequests()).toBeGreaterThan(0));
    await act(flushPromises);
    expect(offered().length).toBeGreaterThan(200);
  });
});
