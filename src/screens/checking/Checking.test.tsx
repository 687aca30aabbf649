// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, praveloPage, type Network } from '../../app/world.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(freshBackend);

function submittedLead(email: string): string {
  const lead = createLead('classic', { contactDetails: { email } });
  lead.state = stateNumber('CHECKING');
  return lead.id;
}

/** Waits for a title, which takes the focus once it is on the screen. */
async function titleIs(name: string): Promise<void> {
  const title = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(title).toHaveFocus());
}

const openChecking = (email: string, network?: Network) =>
  openApp({
    page: praveloPage,
    route: 'checking',
    state: ledTo('CHECKING', { application: { id: submittedLead(email) } }),
    ...(network === undefined ? {} : { network }),
  });

describe('waiting for the decision', () => {
  it('says honestly what happens, where it is heard too', async () => {
    await openChecking('ana@example.com', () => new Promise(() => undefined));
    await screen.findByRole('heading', { level: 1, name: 'Sprawdzamy Twój wniosek' });
    expect(screen.getByText('Twój wniosek analizują wybrani pożyczkodawcy.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Zwykle trwa to mniej niż dwie minuty.');
    expect(screen.queryByRole('button', { name: 'Sprawdź ponownie' })).not.toBeInTheDocument();
  });

  it('shows the decision when it is there, through answers that fail', async () => {
    let asked = 0;
    await openChecking('ana+rejected@example.com', (call) => {
      asked += 1;
      return asked === 1 ? answer(502, {}) : referenceNetwork(call);
    });
    await titleIs('W tej chwili nie mamy dla Ciebie oferty');
  });

  it('stops at its limit, says so where it is heard, and looks again when asked', async () => {
    const { user, calls } = await openChecking('ana+never@example.com');
    await titleIs('Trwa to dłużej niż zwykle');
    expect(screen.getByRole('status')).toHaveTextContent('Wyślemy e-mail z linkiem');
    const asked = calls.length;
    await user.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
    await titleIs('Trwa to dłużej niż zwykle');
    expect(calls.length).toBeGreaterThan(asked);
  });
});
