// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, type Network } from '../../app/world.fixture';
import type { Lead } from '../../domain/lead/lead';
import { initialDynamicPages } from '../../state/slices/dynamicPages';
import { settled } from '../../testing/settled';

beforeEach(freshBackend);

const citizenship = () => screen.getByRole('combobox', { name: 'Nacionalidad' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openOrigin(network: Network = referenceNetwork, otherDetails: Lead['otherDetails'] = {}) {
  const visit = await openApp({
    route: 'demographic-details',
    network,
    state: {
      ...ledTo('NONE', { application: { sessionId: 'session-1', otherDetails }, progressStates: [0] }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['citizenship', 'country_of_birth', 'iban'],
        submitted: ['loan-details', 'initial-details'],
      },
    },
  });
  await waitFor(() => expect(citizenship()).toBeInTheDocument());
  await visit.user.click(citizenship());
  const asked = () => visit.calls.filter(({ path }) => path === '/choices/country').length;
  return { ...visit, asked };
}

describe('the countries to choose from', () => {
  it('are those that the server names, the page’s own first, asked for once', async () => {
    const { asked } = await openOrigin();
    await waitFor(() => expect(offered()).toHaveLength(9));
    expect(offered()[0]).toBe('España');
    expect(asked()).toBe(1);
  });

  it('are all while the server is asked, and what is chosen meanwhile stays', async () => {
    let end: (answered: Response) => void = () => undefined;
    const { user } = await openOrigin((call) =>
      call.path === '/choices/country' ? new Promise((done) => (end = done)) : referenceNetwork(call),
    );
    expect(offered().length).toBeGreaterThan(200);
    await user.keyboard('Ecuador');
    await act(async () => {
      end(answer(200, ['ES', 'PL']));
      await settled();
    });
    expect(citizenship()).toHaveFocus();
    expect(citizenship()).toHaveValue('Ecuador');
    await user.tab();
    await user.click(citizenship());
    await waitFor(() => expect(offered()).toEqual(['España', 'Ecuador', 'Polonia']));
    expect(citizenship()).toHaveValue('Ecuador');
  });

  it('keep what was answered before, though the server names it no more', async () => {
    await openOrigin(() => answer(200, ['ES', 'PL']), { citizenship: 'EC' });
    await waitFor(() => expect(offered()).toEqual(['España', 'Ecuador', 'Polonia']));
    expect(citizenship()).toHaveValue('Ecuador');
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['cannot be had', () => 'no connection'],
    ['are trouble', () => answer(503, {})],
    ['are none', () => answer(200, [])],
    ['have another shape', () => answer(200, { countries: ['ES'] })],
    ['are no countries', () => answer(200, ['Spain', 3, 'XX'])],
  ])('are all where those of the server %s', async (_how, countries) => {
    const { asked } = await openOrigin((call) =>
      call.path === '/choices/country' ? countries() : referenceNetwork(call),
    );
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    await act(settled);
    expect(offered().length).toBeGreaterThan(200);
  });
});
